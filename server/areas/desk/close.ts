import { CODE } from '@contract/errors';
import type { BookingServices } from '../../booking/services';
import { momentAt } from '../../booking/moment';
import type { Moment } from '../../booking/moment';
import type { Db } from '../../db/database';
import type { Staff } from '../../http/context';
import { Refused } from '../../http/refused';
import type { Handler } from '../../http/route';
import { LIFECYCLE } from '../order/lifecycle';
import { cancelLapsed } from './lapsed';

/** A day, or one slot of it. */
export interface ClosingTarget {
  readonly day: string;
  readonly slotId?: number | undefined;
}

/** The slots of a target that have not ended, locked in the order that bookings lock them in. */
async function lockSlots(
  db: Db,
  depaCode: string,
  target: ClosingTarget,
  closed: boolean,
  at: Moment,
) {
  let slots = db
    .selectFrom('slots')
    .select('id')
    .where('depa_code', '=', depaCode)
    .where('day', '=', target.day)
    .where('closed_at', closed ? 'is not' : 'is', null);
  if (target.slotId !== undefined) slots = slots.where('id', '=', target.slotId);
  if (target.day === at.today) slots = slots.where('end_time', '>', at.clock);
  const rows = await slots.orderBy('id').forNoKeyUpdate().execute();
  return target.day < at.today ? [] : rows.map(({ id }) => id);
}

/** Tells the open orders of slots of a clinic's day, on their timelines; the messages follow from there. */
async function noteOrders(
  db: Db,
  { depaCode, day, slotIds }: { depaCode: string; day: string; slotIds: readonly number[] },
  event: { kind: 'slotClosed' | 'slotReopened'; note: string; staffId: string; now: number },
): Promise<number> {
  const at = new Date(event.now);
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('day', '=', day)
    .where('depa_code', '=', depaCode)
    .where('slot_id', 'in', slotIds)
    .where('status', 'in', [...LIFECYCLE.update.from])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (orders.length === 0) return 0;
  if (event.kind === 'slotClosed')
    await db
      .updateTable('orders')
      .set((eb) => ({ changes_left: eb('changes_left', '+', 1), updated_at: at }))
      .where(
        'id',
        'in',
        orders.map(({ id }) => id),
      )
      .execute();
  await db
    .insertInto('order_events')
    .values(
      orders.map(({ id, status }) => ({
        order_id: id,
        at,
        actor: 'clinic' as const,
        kind: event.kind,
        status_before: status,
        status_after: status,
        note: event.note,
        staff_id: event.staffId,
      })),
    )
    .execute();
  return orders.length;
}

/**
 * Closes or opens slots. The second look at the orders is a statement of its own: a booking that won its slot a moment
 * before is in it.
 */
function turn(
  db: Db,
  { depaCode, staffId }: Staff,
  target: ClosingTarget,
  reason: string | null,
  now: number,
): Promise<{ slots: number; told: number }> {
  return db.transaction().execute(async (trx) => {
    const ids = await lockSlots(trx, depaCode, target, reason === null, momentAt(now));
    if (ids.length === 0) return { slots: 0, told: 0 };
    await trx
      .updateTable('slots')
      .set({ closed_at: reason === null ? null : new Date(now), close_reason: reason ?? '' })
      .where('id', 'in', ids)
      .execute();
    const kind = reason === null ? 'slotReopened' : 'slotClosed';
    const slots = { depaCode, day: target.day, slotIds: ids };
    const told = await noteOrders(trx, slots, { kind, note: reason ?? '', staffId, now });
    return { slots: ids.length, told };
  });
}

async function checkTarget(
  db: Db,
  depaCode: string,
  { slotId, day }: ClosingTarget,
): Promise<void> {
  if (slotId === undefined) return;
  const slot = await db
    .selectFrom('slots')
    .select('id')
    .where('id', '=', slotId)
    .where('depa_code', '=', depaCode)
    .where('day', '=', day)
    .executeTakeFirst();
  if (!slot) throw new Refused(CODE.NOT_FOUND);
}

/**
 * Closes a day or a slot. Who had booked keeps the order and a change more to move it with; whose time for changes is
 * over already is cancelled and told.
 */
export function closeHandler(services: BookingServices, db: Db): Handler<'POST /desk/close.do'> {
  return async ({ reason, ...target }, { staff, now }) => {
    await checkTarget(db, staff.depaCode, target);
    const made = await turn(db, staff, target, reason, now);
    return { ...made, cancelled: await cancelLapsed(services, db, now, staff.depaCode) };
  };
}

/** Opens what was closed; who kept the order is told that it stands. */
export function reopenHandler(db: Db): Handler<'POST /desk/reopen.do'> {
  return async (target, { staff, now }) => {
    await checkTarget(db, staff.depaCode, target);
    return { ...(await turn(db, staff, target, null, now)), cancelled: 0 };
  };
}
