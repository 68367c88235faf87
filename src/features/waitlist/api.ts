import type { InputOf } from '@contract/endpoints';
import type { WaitlistEntry } from '@contract/waitlist/endpoints';
import { request } from '@/http/request';
import { refreshServerData } from '@/http/use-server';

const SEND = { isJson: true, neverCancel: true, failure: 'in-place' } as const;

/** Offers of places, wherever they are shown. */
export const refreshOffers = (): Promise<void> =>
  refreshServerData('GET /subscribe/waiting/offers.do');

/** What the waiting list's answers depend on has changed. */
export async function refreshWaiting(): Promise<void> {
  await Promise.all([refreshServerData('GET /subscribe/waiting/list.do'), refreshOffers()]);
}

/** Joins a line. @throws ApiError 20043 there already, 20044 too many, 20045 places are free */
export async function joinWaitlist(
  input: InputOf<'POST /subscribe/waiting/join.do'>,
): Promise<WaitlistEntry> {
  const entry = await request('POST /subscribe/waiting/join.do', input, SEND);
  void refreshWaiting();
  return entry;
}

/** Leaves a line; a place that was being offered goes to the next. */
export async function leaveWaitlist(waitingId: string): Promise<void> {
  await request('POST /subscribe/waiting/leave.do', { waitingId }, SEND);
  await refreshWaiting();
}
