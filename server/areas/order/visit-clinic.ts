import { readClock } from '../../shared/slots/clock-reading';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { checkedAnew } from '../../domain/booking/refusal/history-changed';
import { ordersOfKey } from '../../domain/booking/submission/orders-of-key';
import type { BookingServices } from '../../domain/booking/submission/services';
import { changeClinic } from '../../domain/booking/visit/change-clinic';
import { ordersOfVisit } from '../../domain/booking/visit/own-visit';
import { visitsAtClinics } from '../../domain/booking/visit/visits-at-clinics';

/** The nearest times to which a visit can be moved, at its clinic and others. */
export function nearestVisitsHandler(
  services: BookingServices,
  db: Db,
): Handler<'GET /order/subscribe/nearestVisits.do'> {
  return async ({ orderIds }, context) => {
    const orders = await ordersOfVisit(db, context.userId, orderIds);
    return visitsAtClinics(services, orders, readClock(context.now), context);
  };
}

/** Moves a visit to another clinic. Sent again under the same key it answers the orders that were made. */
export function changeClinicHandler(
  services: BookingServices,
  db: Db,
): Handler<'POST /order/subscribe/changeClinic.do'> {
  return async (change, context) => {
    try {
      const orderIds = await checkedAnew(() => changeClinic(services, db, change, context));
      return { orderIds: [...orderIds] };
    } catch (error) {
      // The replaced orders refuse a repetition, although it was done.
      if (!(error instanceof DomainError)) throw error;
      const made = await ordersOfKey(db, context.userId, change.idempotencyKey);
      if (made.length === 0) throw error;
      return { orderIds: made.map(({ id }) => id) };
    }
  };
}
