import type { OrderDetail } from '@contract/order/endpoints';
import { partOf, partsOf } from '@contract/order/visit-rules';
import type { VisitPart } from '@contract/order/visit-rules';
import { totalPrice } from '@contract/vaccine/price-rules';

/** The doses that paying an order pays: all of its visit that can be paid now (`payment.together`), or its own. */
export function paidTogether(order: OrderDetail): readonly VisitPart[] {
  const { together } = order.payment;
  if (!together) return [partOf(order)];
  return partsOf(order).filter(({ orderId }) => together.orderIds.includes(orderId));
}

/** What paying an order costs, in cents, as the provider adds it up. */
export const dueCents = (order: OrderDetail): number =>
  order.payment.together?.cents ?? totalPrice(order);

/**
 * What stands next to an order of a visit that another order's page shows first: it is `paid`; `own`: it is paid by itself;
 * `all`: it stands for all that are paid together; null: nothing, as it is paid with one that is shown before.
 * @param shown the order that the page is about
 */
export function entryOf(
  { orderId, payment }: OrderDetail,
  shown: string,
): 'paid' | 'own' | 'all' | null {
  const { state, together } = payment;
  if (state === 'paid') return 'paid';
  if (state !== 'payable') return null;
  if (!together) return 'own';
  return together.orderIds.includes(shown) || together.orderIds[0] !== orderId ? null : 'all';
}
