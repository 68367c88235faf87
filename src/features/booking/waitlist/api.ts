import type { InputOf } from '@contract/endpoints';
import type { WaitlistEntry } from '@contract/waitlist/endpoints';
import { request } from '@/http/request';
import { refreshServerData } from '@/http/hooks/use-server';

const SEND = { isJson: true, neverCancel: true, failure: 'in-place' } as const;

/** Reloads the waiting-list offers wherever they are shown. */
export const refreshOffers = (): Promise<void> =>
  refreshServerData('GET /subscribe/waiting/offers.do');

/** Reloads the waiting list and its offers after a change. */
export async function refreshWaiting(): Promise<void> {
  await Promise.all([refreshServerData('GET /subscribe/waiting/list.do'), refreshOffers()]);
}

/** Joins a waiting list. @throws ApiError 20043 joined already, 20044 too many entries, 20045 free slots exist */
export async function joinWaitlist(
  input: InputOf<'POST /subscribe/waiting/join.do'>,
): Promise<WaitlistEntry> {
  const entry = await request('POST /subscribe/waiting/join.do', input, SEND);
  void refreshWaiting();
  return entry;
}

/** Leaves a waiting list; an open offer goes to the next person. */
export async function leaveWaitlist(waitingId: string): Promise<void> {
  await request('POST /subscribe/waiting/leave.do', { waitingId }, SEND);
  await refreshWaiting();
}
