import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';
import { inLanguage } from '../../kernel/language';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { clinicOrder, personOf } from '../../domain/staff/desk/order-row';
import type { ClinicOrder } from '../../domain/staff/desk/order-row';
import { uncountedHere } from '../../domain/staff/desk/uncounted-doses';

/** Whether the person of an order is at the desk: checked in, or vaccinated today. @param today `YYYY-MM-DD` */
const isAtDesk = ({ status, day }: Pick<ClinicOrder, 'status' | 'day'>, today: string): boolean =>
  status === 'ARRIVED' || (status === 'DONE' && day === today);

/**
 * The clinic's own doses of a person at the desk that do not count; that they were looked at is recorded.
 * @throws DomainError 4004 for another clinic's order
 */
export function uncountedHandler(
  { cipher }: BookingServices,
  db: Db,
): Handler<'GET /desk/uncounted.do'> {
  return async ({ orderId }, { staff, language, now, today }) => {
    const order = await clinicOrder(db, staff.depaCode, orderId);
    if (!isAtDesk(order, today)) return [];
    const { depaCode } = staff;
    const found = await uncountedHere(db, order, personOf(cipher, order), { depaCode, today });
    if (found.length > 0)
      await recordAccesses(
        db,
        staff,
        [{ userId: order.user_id, part: 'doses', subject: orderId }],
        now,
      );
    return found.map(({ product, dose, ...rest }) => ({
      ...rest,
      productName: inLanguage(product, language),
      doseLabel: inLanguage(dose, language),
    }));
  };
}
