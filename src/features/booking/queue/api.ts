import type { InputOf } from '@contract/endpoints';
import type { QueueState } from '@contract/release/endpoints';
import { request } from '@/http/request';

const QUIET = { neverCancel: true, failure: 'in-place' } as const;
const SEND = { isJson: true, ...QUIET } as const;

/** State of the queue and of the user's own ticket. */
export const readQueue = (releaseId: string): Promise<QueueState> =>
  request('GET /subscribe/release/ticket.do', { releaseId }, QUIET);

/** Enters the queue. @throws ApiError 20002 a person's record elsewhere conflicts, 20064 too early, 20065 ended */
export const enterQueue = (
  input: InputOf<'POST /subscribe/release/enter.do'>,
): Promise<QueueState> => request('POST /subscribe/release/enter.do', input, SEND);

/** Leaves the queue. */
export const leaveQueue = (releaseId: string): Promise<unknown> =>
  request('POST /subscribe/release/leave.do', { releaseId }, SEND);
