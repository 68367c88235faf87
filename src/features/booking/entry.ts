import { openMemberForm } from '@/features/linkman/open-member-form';
import { navigate } from '@/routes/navigate';
import type { Query, QueryInput } from '@/routes/query';
import type { BookingTarget, BookingPrefill } from './form';
import { savePrefill } from './prefill';

/** Query of the booking pages (specification §2). */
export const bookingQuery = ({ depaCode, productId }: BookingTarget): QueryInput => ({
  vaccId: productId,
  depaCode,
});

/** The target in a page's query; null where the link is incomplete. */
export const targetOf = ({ vaccId, depaCode }: Query): BookingTarget | null =>
  vaccId && depaCode ? { productId: vaccId, depaCode } : null;

const SEPARATOR = ',';

/** Query of the success page: the first order, and of a family booking all of them. */
export const successQuery = (orderIds: readonly string[]): QueryInput => ({
  orderId: orderIds[0],
  orderIds: orderIds.length > 1 ? orderIds.join(SEPARATOR) : undefined,
});

/** The orders after the first that a success page's query names. */
export const otherOrders = ({ orderId, orderIds = '' }: Query): readonly string[] =>
  orderIds.split(SEPARATOR).filter((id) => id && id !== orderId);

/** Opens the disclosure of a product at a clinic, the first step of a booking, for a person if one is named. */
export function startBooking(target: BookingTarget, linkmanId?: string) {
  savePrefill(null);
  return navigate.to('vaccineNotice', { ...bookingQuery(target), linkmanId });
}

/** Begins the booking of a dose that a plan names, for its person and from its first day on. */
export function startPrefilled(target: BookingTarget, prefill: BookingPrefill) {
  savePrefill({ target, prefill });
  return navigate.to('vaccineNotice', bookingQuery(target));
}

/** Form of a family member, new or known, and back to the booking afterwards. */
export const fillMember = (target: BookingTarget, kind: 'to' | 'replace', linkmanId?: string) =>
  openMemberForm('subscribe', bookingQuery(target), { linkmanId, kind });
