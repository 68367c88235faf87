import { sql } from 'kysely';
import type { Payment } from '@contract/order/endpoints';
import { totalPrice } from '@contract/vaccine/price-rules';
import { instantOf } from '../../../kernel/clock';
import { isPayableOrder } from './order-payable';
import { LEAST_LIFETIME } from './payment';

/** What is read of an order to say whether it can be paid ahead. */
export interface PayableOrder {
  readonly status: string;
  readonly paid_cents: number;
  readonly removed_at: unknown;
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
 * All orders of the visit of order `o`, by time, as a column of its row: a statement of its own could read that they are
 * paid where the row does not show it yet. Null where it was booked alone.
 */
export const ORDERS_OF_VISIT = sql<readonly (PayableOrder & { readonly id: string })[] | null>`(
  select json_agg(json_build_object('id', v.id, 'status', v.status, 'paid_cents', v.paid_cents,
    'removed_at', v.removed_at, 'price_cents', v.price_cents, 'service_fee_cents', v.service_fee_cents,
    'day', v.day, 'start_time', v.start_time) order by v.start_time, v.idempotency_key)
  from orders v where v.visit_id = o.visit_id and v.day = o.day and v.user_id = o.user_id
)`;

/** What of a visit one payment can pay now; null where that is not at least two orders. @param now ms */
export function payableTogether(
  orders: readonly (PayableOrder & { readonly id: string })[],
  now: number,
): NonNullable<Payment['together']> | null {
  const payable = orders.filter((order) => canBePaid(order, now));
  if (payable.length < 2) return null;
  return {
    orderIds: payable.map(({ id }) => id),
    cents: payable.reduce((sum, order) => sum + priceOf(order), 0),
  };
}
