import type { InputOf } from '@contract/endpoints';
import type { QueueState } from '@contract/release/endpoints';
import { request } from '@/http/request';

const QUIET = { neverCancel: true, failure: 'in-place' } as const;
const SEND = { isJson: true, ...QUIET } as const;

/** How the line and one's own ticket stand. */
export const readQueue = (releaseId: string): Promise<QueueState> =>
  request('GET /subscribe/release/ticket.do', { releaseId }, QUIET);

/** Enters the line. @throws ApiError 20002 a record elsewhere is in the way of somebody, 20064 too early, 20065 over */
export const enterQueue = (
  input: InputOf<'POST /subscribe/release/enter.do'>,
): Promise<QueueState> => request('POST /subscribe/release/enter.do', input, SEND);

/** Leaves it. */
export const leaveQueue = (releaseId: string): Promise<unknown> =>
  request('POST /subscribe/release/leave.do', { releaseId }, SEND);
