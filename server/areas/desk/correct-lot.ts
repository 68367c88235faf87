import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';
import { correctLot } from '../../domain/staff/desk/correct-lot';
import { clinicOrder, deskOrderOf } from '../../domain/staff/desk/order-row';
import { presentStateOf } from '../../domain/staff/desk/present-state';

/** Corrects what was recorded of a done dose; its certificate is made from its lot. */
export function correctLotHandler(
  { cipher }: BookingServices,
  db: Db,
): Handler<'POST /desk/correctLot.do'> {
  return async ({ orderId, lot, alreadyGiven, ...details }, context) => {
    const { staff, language, now } = context;
    await clinicOrder(db, staff.depaCode, orderId);
    const isDone = await correctLot(db, { orderId, lot, details, alreadyGiven, staff, now });
    if (!isDone) throw await presentStateOf(db, orderId, {}, context);
    return deskOrderOf(cipher, await clinicOrder(db, staff.depaCode, orderId), language, now);
  };
}
