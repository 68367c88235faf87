import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { chargeHasGrown } from './charge-has-grown';
import type { BookingServices } from '../../domain/booking/submission/services';
import { checkArrival } from './arrival';
import type { ArrivalDeps } from './arrival';
import { orderDetailOf } from './detail';
import { onceTaken } from '../../domain/booking/order/already-done';
import { statusOf } from '../../domain/booking/order/order-facts';
import { paidOrder, sharesOf } from '../../domain/booking/order/refund';
import { takeStep } from '../../domain/booking/order/step';
import type { StepRequest } from '../../domain/booking/order/step';

/** Cancels an order and frees its place; for a prepaid one it begins the refund. Sent again it answers the same. */
export function cancelHandler(
  services: BookingServices,
  { db, config }: Deps,
): Handler<'POST /order/subscribe/cancel.do'> {
  return async ({ orderId, reason, note, chargeCents }, context) => {
    const { userId, caregiver, now } = context;
    const actedBy = caregiver?.userId ?? null;
    const step = { name: 'cancel', actor: 'user', orderId, userId, actedBy, now, note } as const;
    const { refundDelay } = config;
    await onceTaken(db, 'cancel', step, async () => {
      if (chargeCents !== undefined) {
        const order = await paidOrder(db, orderId);
        const charge = order?.user_id === userId ? sharesOf(order, now, 'user').chargeCents : 0;
        if (charge > chargeCents) throw chargeHasGrown(charge, orderId);
      }
      await takeStep(services, db, { ...step, cancelReason: reason, refundDelay });
    });
    return orderDetailOf(services, db, orderId, context);
  };
}

/** If the desk has checked the person in meanwhile, that is the answer, not a refusal. */
async function arrive(
  services: BookingServices,
  db: Db,
  step: Pick<StepRequest, 'orderId' | 'userId' | 'actedBy' | 'now'>,
): Promise<void> {
  try {
    await takeStep(services, db, { ...step, name: 'arrive', actor: 'user' });
  } catch (error) {
    const status = await statusOf(db, step.orderId);
    if (!(error instanceof DomainError) || status !== 'ARRIVED') throw error;
  }
}

/** Confirms an order that is PENDING_CONFIRM; with the clinic's code of the day, checks in. */
export function confirmHandler(
  services: BookingServices,
  deps: ArrivalDeps,
): Handler<'POST /order/subscribe/confirmSubscribe.do'> {
  const { db } = deps;
  return async ({ orderId, code }, context) => {
    const { userId, caregiver, now } = context;
    const actedBy = caregiver?.userId ?? null;
    if (code) {
      const status = await checkArrival(services, deps, { orderId, code }, context);
      if (status !== 'ARRIVED') await arrive(services, db, { orderId, userId, actedBy, now });
      return orderDetailOf(services, db, orderId, context);
    }
    await onceTaken(db, 'confirm', { orderId, userId }, () =>
      takeStep(services, db, { name: 'confirm', actor: 'user', orderId, userId, actedBy, now }),
    );
    return orderDetailOf(services, db, orderId, context);
  };
}
