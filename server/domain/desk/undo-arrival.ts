import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../db/database';
import type { StaffContext } from '../../http/context';
import { LIFECYCLE } from '../lifecycle/lifecycle';
import { noteSlots } from './note-slots';
import type { ClinicOrder } from './order-row';

const { from: UNDOABLE, event: EVENT } = LIFECYCLE.undoArrival;
const OPEN: readonly OrderStatus[] = LIFECYCLE.update.from;

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
export function undoArrival(
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
