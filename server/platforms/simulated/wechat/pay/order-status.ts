import type { OrderRecord } from './records';

/** ms after an unpaid order's end until the platform closes it by itself. */
const CLOSES_AFTER = 5 * 60_000;

export type OrderStatus = 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED';

/** State of an order at `now` (ms). An order with any refund, whole or a part, is REFUND. */
export function statusOf(order: OrderRecord, now: number): OrderStatus {
  const isRefunded = order.refunds.some(({ status }) => status !== 'CLOSED');
  if (order.paid) return isRefunded ? 'REFUND' : 'SUCCESS';
  return order.isClosed || now >= order.expiresAt + CLOSES_AFTER ? 'CLOSED' : 'NOTPAY';
}

/** Cents that can still be refunded: what was paid without the refunds that are under way or done. */
export const refundableOf = ({ cents, refunds }: OrderRecord): number =>
  refunds.reduce(
    (rest, refund) => (refund.status === 'CLOSED' ? rest : rest - refund.cents),
    cents,
  );
