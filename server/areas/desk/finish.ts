import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import type { BookedDose } from '../../db/tables';
import type { Handler } from '../../http/route';
import { clinicOrder, personOf } from '../../domain/staff/desk/order-row';
import type { ClinicOrder } from '../../domain/staff/desk/order-row';
import { saveDoseDetails } from '../../domain/staff/desk/dose-details';
import { endClaims } from '../../domain/staff/desk/end-claims';
import { givenOf } from '../../domain/staff/desk/given-product';
import { refuseExpired } from '../../domain/staff/desk/expired-vaccine';
import { uncountedIfGiven } from '../../domain/staff/desk/uncounted-doses';
import { uncountedRefusal } from '../../domain/staff/desk/uncounted-refusal';
import { hasFamily } from '../../shared/recipients/family-of-order';
import { deskStep } from './steps';

/** An order as it will be once another product was given. */
const givenOrder = (order: ClinicOrder, given: BookedDose | undefined): ClinicOrder =>
  given
    ? {
        ...order,
        product_id: given.productId,
        vaccine_code: given.vaccineCode,
        dose_no: given.doseNo,
      }
    : order;

/**
 * The vaccine was administered: its lot is stored with the order and shown in its timeline.
 * @throws DomainError 20047 where it would not count, and this was asked; 20007 for a vaccine that has expired; 4000 where another
 *   product was given that the clinic does not hold
 */
export const finishHandler =
  (services: BookingServices, db: Db): Handler<'POST /desk/finish.do'> =>
  async ({ orderId, lot, onlyIfCounted, given: asGiven, ...details }, context) => {
    const { depaCode } = context.staff;
    const order = await clinicOrder(db, depaCode, orderId);
    const isOther =
      asGiven && (asGiven.productId !== order.product_id || asGiven.doseNo !== order.dose_no);
    const given = isOther ? await givenOf(db, depaCode, asGiven) : undefined;
    if (onlyIfCounted && order.status === 'ARRIVED') {
      const person = personOf(services.cipher, order);
      const uncounted = await uncountedIfGiven(db, givenOrder(order, given), person);
      if (uncounted) throw uncountedRefusal(uncounted, await hasFamily(db, orderId));
    }
    refuseExpired(details.expiry, order.day);
    // Before the step: a dose that is done has them, whenever the provider stops.
    if (order.status === 'ARRIVED') await saveDoseDetails(db, orderId, details);
    const done = await deskStep(
      services,
      db,
      { name: 'finish', orderId, lot, note: lot, given },
      context,
    );
    await endClaims(services, db, orderId, { staffId: context.staff.staffId, now: context.now });
    return done;
  };
