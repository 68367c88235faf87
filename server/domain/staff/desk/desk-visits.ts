import type { DeskOrder } from '@contract/desk/desk-order';
import type { DeskVisit } from '@contract/desk/desk-visit';
import { compareText } from '@contract/text/order-rules';

/** An order with what it was booked together with. */
export interface VisitOrder {
  readonly visitId: string | null;
  readonly order: DeskOrder;
}

/** Orders by time, divided where somebody would have to wait: those before have ended when the next begins (`isOneVisit`). */
function withoutWaiting(orders: readonly DeskOrder[]): DeskOrder[][] {
  const groups: { end: string; orders: DeskOrder[] }[] = [];
  for (const order of [...orders].sort((a, b) => compareText(a.startTime, b.startTime))) {
    const last = groups[groups.length - 1];
    if (!last || order.startTime > last.end) groups.push({ end: order.endTime, orders: [order] });
    else {
      last.orders.push(order);
      if (order.endTime > last.end) last.end = order.endTime;
    }
  }
  return groups.map((group) => group.orders);
}

/**
 * A day's visits by time: each order in exactly one, at its own time or that of those whom it comes with. What was booked together and
 * moved apart since is a visit each, wherever the others are.
 */
export function visitsOf(orders: readonly VisitOrder[]): DeskVisit[] {
  const booked = new Map<string, { visitId: string | null; orders: DeskOrder[] }>();
  for (const { visitId, order } of orders) {
    const key = visitId === null ? `alone ${order.orderId}` : `visit ${visitId}`;
    const together = booked.get(key);
    if (together) together.orders.push(order);
    else booked.set(key, { visitId, orders: [order] });
  }
  return [...booked.values()]
    .flatMap(({ visitId, orders: all }) =>
      withoutWaiting(all).map((group) => ({ visitId, orders: group })),
    )
    .sort((a, b) => compareText(a.orders[0]?.startTime ?? '', b.orders[0]?.startTime ?? ''));
}
