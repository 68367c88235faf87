import { clientParts } from '@/http/client-parts';
import { ownOf } from '@/http/own/own-answers';
import { putOwn, retainOwn } from '@/storage/own-records';
import type { SubmitInfo } from './form';

/** There is one unsent form at a time, as there is one form. */
const ID = 'form';

/**
 * Stores a form that could not be sent for want of a network. Other forms end with the session; this one stays on the
 * device until it is booked, its day has passed, or its account logs out.
 */
export const saveUnsent = (info: SubmitInfo): void =>
  putOwn('booking', clientParts().account(), ID, { ...info, hold: null });

/** The account's unsent form for `today` (`YYYY-MM-DD`) or a later day. */
export function unsentForm(today: string): SubmitInfo | null {
  const info = ownOf<SubmitInfo>('booking')[0]?.data;
  return info?.day && info.day >= today ? info : null;
}

const isStored = (key: string): boolean =>
  ownOf<SubmitInfo>('booking').some(({ data }) => data.idempotencyKey === key);

/** Records that a stored form is being sent: it may be booked from now on, and is looked up before it is sent again. */
export function markSent(info: SubmitInfo): void {
  if (isStored(info.idempotencyKey)) saveUnsent({ ...info, sent: true });
}

/** Removes the stored form with an idempotency key, after it was booked. */
export function dropUnsent(key: string | undefined): void {
  if (key !== undefined && isStored(key)) retainOwn('booking', () => false);
}
