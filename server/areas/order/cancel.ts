import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { Handler } from '../../http/route';
import type { BookingServices } from '../../booking/services';
import { checkArrival } from './arrival';
import { orderDetailOf } from './detail';
import { takeStep } from './step';

/** Cancels an order and gives its place back; one that was paid ahead begins its refund. */
export function cancelHandler(
  services: BookingServices,
  { db, config }: Deps,
): Handler<'POST /order/subscribe/cancel.do'> {
  return async ({ orderId, reason, note }, context) => {
    const { userId, now } = context;
    const step = { name: 'cancel', actor: 'user', orderId, userId, now, note } as const;
    const { refundDelay } = config;
    await takeStep(services, db, { ...step, cancelReason: reason, refundDelay });
    return orderDetailOf(services, db, orderId, context);
  };
}

/** Confirms an order that waits for it; with the clinic's code of the day, checks in. */
export function confirmHandler(
  services: BookingServices,
  db: Db,
): Handler<'POST /order/subscribe/confirmSubscribe.do'> {
  return async ({ orderId, code }, context) => {
    const { userId, now } = context;
    if (code) {
      await checkArrival(services, db, { orderId, code }, context);
      await takeStep(services, db, { name: 'arrive', actor: 'user', orderId, userId, now });
      return orderDetailOf(services, db, orderId, context);
    }
    await takeStep(services, db, { name: 'confirm', actor: 'user', orderId, userId, now });
    return orderDetailOf(services, db, orderId, context);
  };
}
