import type { OrderDetail } from '@contract/order/endpoints';

const OPEN: readonly OrderDetail['status'][] = ['PENDING_CONFIRM', 'BOOKED'];

/** Whether the clinic has closed the slot of an open order, and the order was not changed since. */
export function isClosedByClinic({
  status,
  timeline,
}: Pick<OrderDetail, 'status' | 'timeline'>): boolean {
  if (!OPEN.includes(status)) return false;
  const [latest] = timeline
    .filter(({ kind }) => kind === 'slotClosed' || kind === 'slotReopened' || kind === 'changed')
    .sort((a, b) => b.at - a.at);
  return latest?.kind === 'slotClosed';
}

/** Whether an order is open and the clinic has not closed its slot. */
export const isBooked = (order: Pick<OrderDetail, 'status' | 'timeline'>): boolean =>
  OPEN.includes(order.status) && !isClosedByClinic(order);
