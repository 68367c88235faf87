import { openMemberForm } from '@/features/people/family-member/open-member-form';
import { navigate } from '@/routes/navigate';
import type { QueryInput } from '@/routes/query';
import type { BookingTarget, BookingPrefill } from './form';
import { savePrefill } from './prefill';
import { bookingQuery } from './target-query';

/** Query of the success page: the first order, which knows the others of its visit. */
export const successQuery = (orderIds: readonly string[]): QueryInput => ({
  orderId: orderIds[0],
});

/** Opens the disclosure of a product at a clinic, the first step of a booking, for a person if one is named. */
export function startBooking(target: BookingTarget, linkmanId?: string) {
  savePrefill(null);
  return navigate.to('vaccineNotice', { ...bookingQuery(target), linkmanId });
}

/** Starts the booking of a dose from a plan, for its person and from its first possible day. */
export function startPrefilled(target: BookingTarget, prefill: BookingPrefill) {
  savePrefill({ target, prefill });
  return navigate.to('vaccineNotice', bookingQuery(target));
}

/** Opens the form of a family member, new or existing, which returns to the booking afterwards. */
export const fillMember = (target: BookingTarget, kind: 'to' | 'replace', linkmanId?: string) =>
  openMemberForm('subscribe', bookingQuery(target), { linkmanId, kind });
