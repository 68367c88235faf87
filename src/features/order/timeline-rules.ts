import type { OrderDetail } from '@contract/order/endpoints';

const OPEN: readonly OrderDetail['status'][] = ['PENDING_CONFIRM', 'BOOKED'];

/** Whether the time of an appointment that still stands was closed by the clinic and it has not been moved since. */
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

/** Whether an appointment still stands as it was booked: it is to come, and the clinic has not closed its time. */
export const isBooked = (order: Pick<OrderDetail, 'status' | 'timeline'>): boolean =>
  OPEN.includes(order.status) && !isClosedByClinic(order);
