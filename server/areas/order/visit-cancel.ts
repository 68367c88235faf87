import { CODE } from '@contract/errors';
import type { VisitCharge } from '@contract/order/visit-endpoints';
import type { Deps } from '../../deps';
import type { UserContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { chargeHasGrown } from './charge-has-grown';
import { isAlreadyDone } from '../../domain/booking/order/already-done';
import { paidOrder, sharesOf } from '../../domain/booking/order/refund';
import { ordersOfVisit } from '../../domain/booking/visit/own-visit';
import { takeStepsTogether } from '../../domain/booking/visit/steps-together';
import type { BookingServices } from '../../domain/booking/submission/services';

type PartCharge = VisitCharge['parts'][number];

/** What cancelling an own order now gives back. */
async function chargeOf(db: Deps['db'], orderId: string, { userId, now }: UserContext) {
  const row = await paidOrder(db, orderId);
  if (row?.user_id !== userId) throw new DomainError(CODE.NOT_FOUND);
  const paidCents = row.paid_cents;
  const shares = paidCents > 0 ? sharesOf(row, now, 'user') : { refundCents: 0, chargeCents: 0 };
  return { orderId, paidCents, ...shares };
}

const chargesOf = async (
  db: Deps['db'],
  orderIds: readonly string[],
  context: UserContext,
): Promise<PartCharge[]> => Promise.all(orderIds.map((orderId) => chargeOf(db, orderId, context)));

const sumOf = (parts: readonly PartCharge[], what: Exclude<keyof PartCharge, 'orderId'>): number =>
  parts.reduce((sum, part) => sum + part[what], 0);

/** What cancelling some parts of a visit would give back now, each and together. */
export function visitChargeHandler({
  db,
  config,
}: Deps): Handler<'GET /order/subscribe/visitCharge.do'> {
  return async ({ orderIds }, context) => {
    await ordersOfVisit(db, context.userId, orderIds);
    const parts = await chargesOf(db, orderIds, context);
    const paidCents = sumOf(parts, 'paidCents');
    return {
      parts,
      paidCents,
      refundCents: sumOf(parts, 'refundCents'),
      chargeCents: sumOf(parts, 'chargeCents'),
      dueAt: paidCents > 0 ? context.now + config.refundDelay : null,
    };
  };
}

/**
 * Cancels orders of one visit, all or none, and frees their places; for prepaid ones it begins the refund. Sent again it answers the
 * same.
 */
export function cancelVisitHandler(
  services: BookingServices,
  { db, config }: Deps,
): Handler<'POST /order/subscribe/cancelVisit.do'> {
  return async ({ orderIds, reason, note, chargeCents }, context) => {
    const { userId, caregiver, now } = context;
    await ordersOfVisit(db, userId, orderIds);
    const steps = orderIds.map((orderId) => ({
      ...({ name: 'cancel', actor: 'user', orderId, userId, now, note } as const),
      cancelReason: reason,
      actedBy: caregiver?.userId ?? null,
      refundDelay: config.refundDelay,
    }));
    const check = async (): Promise<void> => {
      if (chargeCents === undefined) return;
      const charge = sumOf(await chargesOf(db, orderIds, context), 'chargeCents');
      if (charge > chargeCents) throw chargeHasGrown(charge);
    };
    try {
      await takeStepsTogether(services, db, steps, check);
    } catch (error) {
      const done = await Promise.all(
        orderIds.map((orderId) => isAlreadyDone(db, 'cancel', { orderId, userId })),
      );
      if (!done.every(Boolean)) throw error;
    }
    return { orderIds };
  };
}
