import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';
import type { BookingServices } from '../../booking/services';
import { orderDetailOf } from './detail';
import { takeStep } from './step';

/** Cancels an order and gives its place back. */
export function cancelHandler(
  services: BookingServices,
  db: Db,
): Handler<'POST /order/subscribe/cancel.do'> {
  return async ({ orderId, reason, note }, context) => {
    const { userId, now } = context;
    const step = { name: 'cancel', actor: 'user', orderId, userId, now, note } as const;
    await takeStep(services, db, { ...step, cancelReason: reason });
    return orderDetailOf(services, db, orderId, context);
  };
}

/** Confirms an order that waits for it. */
export function confirmHandler(
  services: BookingServices,
  db: Db,
): Handler<'POST /order/subscribe/confirmSubscribe.do'> {
  return async ({ orderId }, context) => {
    const { userId, now } = context;
    await takeStep(services, db, { name: 'confirm', actor: 'user', orderId, userId, now });
    return orderDetailOf(services, db, orderId, context);
  };
}
