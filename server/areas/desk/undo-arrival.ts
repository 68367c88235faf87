import { CODE } from '@contract/errors';
import type { OrderStatus } from '@contract/order/status-rules';
import type { BookingServices } from '../../domain/booking/services';
import type { Db } from '../../db/database';
import type { Bilingual } from '../../kernel/language';
import type { StaffContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { LIFECYCLE } from '../../domain/lifecycle/lifecycle';
import { cancelExpired } from '../../domain/desk/cancel-expired';
import { noteSlots } from '../../domain/desk/note-slots';
import { clinicOrder, deskActions, deskOrderOf } from '../../domain/desk/order-row';
import type { ClinicOrder } from '../../domain/desk/order-row';
import { presentStateOf } from '../../domain/desk/present-state';

const { from: UNDOABLE, event: EVENT } = LIFECYCLE.undoArrival;
const OPEN: readonly OrderStatus[] = LIFECYCLE.update.from;

const WALK_IN: Bilingual = {
  zh: '现场登记没有预约可恢复；登记错了请取消，名额会归还',
  en: 'A walk-in has no appointment to go back to. If it is wrong, cancel it; the place is free again.',
};
const NOT_TODAY: Bilingual = {
  zh: '签到只能在当天撤回；没有接种请取消预约',
  en: 'You can undo a check-in only on the same day. If nothing was given, cancel the appointment.',
};

/** The check-in that is an order's latest event; null where another event followed. */
async function latestArrival(db: Db, orderId: string) {
  const last = await db
    .selectFrom('order_events')
    .select(['at', 'kind', 'status_before'])
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ status_before: OrderStatus | null }>()
    .limit(1)
    .executeTakeFirst();
  if (last?.kind !== LIFECYCLE.arrive.event || last.status_before === null) return null;
  return { at: last.at, before: last.status_before };
}

/**
 * Restores an order's status before its check-in. If its slot was closed since, the owner is notified as the others
 * were.
 * The slot is locked before the order, as in every step.
 * @returns whether the check-in was still the latest event, and whether the slot is closed.
 */
function undo(
  db: Db,
  { id, slot_id: slotId }: ClinicOrder,
  { staff: { staffId, depaCode }, now, today }: StaffContext,
): Promise<{ undone: boolean; closed: boolean }> {
  return db.transaction().execute(async (trx) => {
    const slot = await trx
      .selectFrom('slots')
      .select(['closed_at', 'close_reason'])
      .where('id', '=', slotId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const closed = slot.closed_at !== null;
    const order = await trx
      .selectFrom('orders')
      .select('id')
      .where('id', '=', id)
      .where('depa_code', '=', depaCode)
      .where('status', 'in', [...UNDOABLE])
      .where('day', '=', today)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const arrival = order ? await latestArrival(trx, id) : null;
    if (!arrival) return { undone: false, closed };
    const status = arrival.before;
    await trx
      .updateTable('orders')
      .set({ status, updated_at: new Date(now) })
      .where('id', '=', id)
      .execute();
    await trx
      .insertInto('order_events')
      .values({
        order_id: id,
        at: new Date(now),
        actor: 'clinic',
        kind: EVENT,
        status_before: 'ARRIVED',
        status_after: status,
        staff_id: staffId,
      })
      .execute();
    if (slot.closed_at && slot.closed_at > arrival.at && OPEN.includes(status)) {
      const reason = slot.close_reason;
      const note = { kind: 'slotClosed', reason, staffId, at: slot.closed_at } as const;
      await noteSlots(trx, [{ id, status }], note);
    }
    return { undone: true, closed };
  });
}

/** Undoes a check-in of today: by the desk, or by a person for the wrong family member. */
export function undoArrivalHandler(
  services: BookingServices,
  db: Db,
): Handler<'POST /desk/undoArrival.do'> {
  return async ({ orderId }, context) => {
    const { staff, language, now } = context;
    const before = await clinicOrder(db, staff.depaCode, orderId);
    const isThere = (UNDOABLE as readonly OrderStatus[]).includes(before.status);
    if (isThere && !deskActions(before, now).includes('undoArrival')) {
      const message = before.source === 'walk_in' ? WALK_IN : NOT_TODAY;
      throw new DomainError(CODE.ORDER_STATE, { message });
    }
    const { undone, closed } = await undo(db, before, context);
    if (!undone) throw await presentStateOf(db, orderId, {}, context);
    if (closed) await cancelExpired(services, db, now, staff.depaCode);
    return deskOrderOf(
      services.cipher,
      await clinicOrder(db, staff.depaCode, orderId),
      language,
      now,
    );
  };
}
