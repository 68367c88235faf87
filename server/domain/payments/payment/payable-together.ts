import { totalPrice } from '@contract/vaccine/price-rules';
import type { Payment } from '@contract/order/endpoints';
import type { Db } from '../../../db/database';
import { instantOf } from '../../../kernel/clock';
import { isPayableOrder } from './order-payable';
import { LEAST_LIFETIME } from './payment';

/** What is read of an order to say whether it can be paid ahead. */
export interface PayableOrder {
  readonly status: string;
  readonly paid_cents: number;
  readonly removed_at: Date | null;
  readonly price_cents: number;
  readonly service_fee_cents: number;
  readonly day: string;
  readonly start_time: string;
}

const priceOf = (order: PayableOrder): number =>
  totalPrice({ priceCents: order.price_cents, serviceFeeCents: order.service_fee_cents });

/** Whether an order has something to be paid ahead, and time for it. @param now ms */
export const canBePaid = (order: PayableOrder, now: number): boolean =>
  isPayableOrder(order) &&
  priceOf(order) > 0 &&
  now < instantOf(order.day, order.start_time) - LEAST_LIFETIME;

/**
 * The orders of a visit that one payment can pay now, by time, and what they cost together; null where there are not at
 * least two. @param now ms
 */
export async function payableTogether(
  db: Db,
  visit: { readonly id: string; readonly day: string; readonly userId: string },
  now: number,
): Promise<NonNullable<Payment['together']> | null> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status', 'paid_cents', 'removed_at', 'price_cents', 'service_fee_cents'])
    .select(['day', 'start_time'])
    .where('visit_id', '=', visit.id)
    .where('day', '=', visit.day)
    .where('user_id', '=', visit.userId)
    .orderBy('start_time')
    .orderBy('idempotency_key')
    .execute();
  const payable = orders.filter((order) => canBePaid(order, now));
  if (payable.length < 2) return null;
  return {
    orderIds: payable.map(({ id }) => id),
    cents: payable.reduce((sum, order) => sum + priceOf(order), 0),
  };
}
