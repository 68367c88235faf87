import type { BookingServices } from '../../domain/booking/services';
import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';
import { LOT_CORRECTED } from '../../domain/lifecycle/lifecycle';
import { clinicOrder, deskOrderOf } from '../../domain/desk/order-row';
import { presentStateOf } from '../../domain/desk/present-state';

/** Corrects a mistyped lot of a done order: its certificate is made from it. */
export function correctLotHandler(
  { cipher }: BookingServices,
  db: Db,
): Handler<'POST /desk/correctLot.do'> {
  return async ({ orderId, lot }, context) => {
    const { staff, language, now } = context;
    await clinicOrder(db, staff.depaCode, orderId);
    const isDone = await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('orders')
        .set({ lot, updated_at: new Date(now) })
        .where('id', '=', orderId)
        .where('depa_code', '=', staff.depaCode)
        .where('status', '=', 'DONE')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await trx
        .insertInto('order_events')
        .values({
          order_id: orderId,
          at: new Date(now),
          actor: 'clinic',
          kind: LOT_CORRECTED,
          status_before: 'DONE',
          status_after: 'DONE',
          note: lot,
          staff_id: staff.staffId,
        })
        .execute();
      return true;
    });
    if (!isDone) throw await presentStateOf(db, orderId, {}, context);
    return deskOrderOf(cipher, await clinicOrder(db, staff.depaCode, orderId), language, now);
  };
}
