import { CODE } from '@contract/errors';
import type { ClosingEffect } from '@contract/desk/endpoints';
import type { FreedRow } from '../../domain/booking/submission/holds/end-hold-statement';
import type { BookingServices } from '../../domain/booking/submission/services';
import { readClock } from '../../shared/slots/clock-reading';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { Staff } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { withdrawOffers } from '../../domain/booking/waitlist/withdraw-offers';
import { effectOf, exceeds, openOrders, slotsOf } from '../../domain/staff/desk/closing-effect';
import type { ClosingTarget } from '../../domain/staff/desk/closing-effect';
import { hasSlot, setClosed } from '../../domain/staff/desk/clinic-slots';
import { createCancelExpired } from '../../domain/staff/desk/cancel-expired';
import { noteSlots } from '../../domain/booking/order/note-slots';

interface Turn {
  readonly target: ClosingTarget;
  /** Reason of the closing; null: it opens. */
  readonly reason: string | null;
  /** The effect that the staff member was shown. */
  readonly shown?: ClosingEffect;
  /** ms. */
  readonly now: number;
}

function checkShown(effect: ClosingEffect, shown: ClosingEffect): void {
  if (!exceeds(effect, shown)) return;
  const { appointments } = effect;
  throw new DomainError(CODE.CLOSING_CHANGED, { data: effect, params: { appointments } });
}

/**
 * Closes or opens slots. The orders are read by a statement of their own after the slots are locked, so that a booking
 * made just before is included.
 * @throws DomainError 20046 where the effect is greater than was shown.
 */
function turn(
  db: Db,
  { depaCode, staffId }: Staff,
  { target, reason, shown, now }: Turn,
): Promise<{ slots: number; told: number; freed: readonly FreedRow[] }> {
  const isClosing = reason !== null;
  const at = new Date(now);
  return db.transaction().execute(async (trx) => {
    const slots = await slotsOf(trx, depaCode, target, !isClosing, readClock(now))
      .forNoKeyUpdate()
      .execute();
    const ids = slots.map(({ id }) => id);
    if (ids.length === 0) return { slots: 0, told: 0, freed: [] };
    const orders = await openOrders(trx, depaCode, target.day, ids).forNoKeyUpdate().execute();
    if (shown) checkShown(await effectOf(trx, ids, orders, now), shown);
    await setClosed(trx, ids, isClosing ? at : null, reason ?? '');
    const kind = isClosing ? 'slotClosed' : 'slotReopened';
    await noteSlots(trx, orders, { kind, reason: reason ?? '', staffId, at });
    const freed = isClosing ? await withdrawOffers(trx, ids, now) : [];
    return { slots: ids.length, told: orders.length, freed };
  });
}

async function checkTarget(
  db: Db,
  depaCode: string,
  { slotId, day }: ClosingTarget,
): Promise<void> {
  if (slotId === undefined) return;
  const isOwn = await hasSlot(db, depaCode, slotId, day);
  if (!isOwn) throw new DomainError(CODE.NOT_FOUND);
}

/** The effect of closing a day or a slot now, by the same queries as the closing itself. */
export function closingEffectHandler(db: Db): Handler<'GET /desk/closingEffect.do'> {
  return async (target, { staff: { depaCode }, now }) => {
    await checkTarget(db, depaCode, target);
    const slots = await slotsOf(db, depaCode, target, false, readClock(now)).execute();
    const ids = slots.map(({ id }) => id);
    const orders = ids.length > 0 ? await openOrders(db, depaCode, target.day, ids).execute() : [];
    return effectOf(db, ids, orders, now);
  };
}

/**
 * Closes a day or a slot. Orders stay, with one more change allowed; those that can no longer be changed are cancelled
 * and their owners notified.
 */
export function closeHandler(
  services: BookingServices,
  deps: Pick<Deps, 'db' | 'log'>,
): Handler<'POST /desk/close.do'> {
  const { db } = deps;
  const cancelExpired = createCancelExpired(services, deps);
  return async ({ reason, shown, ...target }, { staff, now }) => {
    await checkTarget(db, staff.depaCode, target);
    const { freed, ...made } = await turn(db, staff, { target, reason, shown, now });
    services.holds.noteFreed(freed);
    return { ...made, cancelled: await cancelExpired(now, staff.depaCode) };
  };
}

/** Opens closed slots; owners of remaining orders are notified that these stand. */
export function reopenHandler(db: Db): Handler<'POST /desk/reopen.do'> {
  return async (target, { staff, now }) => {
    await checkTarget(db, staff.depaCode, target);
    const { slots, told } = await turn(db, staff, { target, reason: null, now });
    return { slots, told, cancelled: 0 };
  };
}
