import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../../db/database';
import type { StaffContext } from '../../../http/context';
import { LIFECYCLE, LOT_CORRECTED } from '../../../shared/lifecycle/lifecycle';
import { lockSlot, noteIfClosed } from '../../booking/order/note-slots';
import type { ClinicOrder } from './order-row';

const { from: UNDOABLE, event: EVENT } = LIFECYCLE.undoArrival;

/** What is recorded of doses; with the order checked in again, all of it has been taken back. */
const OF_DOSES = [LIFECYCLE.finish.event, LOT_CORRECTED, LIFECYCLE.takeBack.event];

/**
 * The status before the check-in that is an order's latest event; null where another event followed that was not taken
 * back.
 */
async function beforeArrival(db: Db, orderId: string): Promise<OrderStatus | null> {
  const last = await db
    .selectFrom('order_events')
    .select(['kind', 'status_before'])
    .where('order_id', '=', orderId)
    .where('kind', 'not in', OF_DOSES)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ status_before: OrderStatus | null }>()
    .limit(1)
    .executeTakeFirst();
  return last?.kind === LIFECYCLE.arrive.event ? last.status_before : null;
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
    const slot = await lockSlot(trx, slotId);
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
    const status = order ? await beforeArrival(trx, id) : null;
    if (!status) return { undone: false, closed };
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
    await noteIfClosed(trx, { id, status }, slot, staffId);
    return { undone: true, closed };
  });
}
