import type { ParsedInputOf } from '@contract/endpoints';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import { repeatAborted } from '../../db/statement';
import { transactionRunner } from '../../db/transaction-runner';
import type { BookedDose } from '../../db/tables';
import type { StaffContext } from '../../http/context';
import type { Handler } from '../../http/route';
import { clinicOrder, deskOrderOf, personOf } from '../../domain/staff/desk/order-row';
import type { ClinicOrder } from '../../domain/staff/desk/order-row';
import { saveDoseDetails } from '../../domain/staff/desk/dose-details';
import { endClaims } from '../../domain/staff/desk/end-claims';
import { givenOf } from '../../domain/staff/desk/given-product';
import { refuseExpired } from '../../domain/staff/desk/expired-vaccine';
import { uncountedIfGiven } from '../../domain/staff/desk/uncounted-doses';
import { uncountedRefusal } from '../../domain/staff/desk/uncounted-refusal';
import { hasFamily } from '../../shared/recipients/family-of-order';
import { countGiven } from '../../domain/staff/stock/count-given';
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

type Input = ParsedInputOf<'POST /desk/finish.do'>;

/** Records the dose, what is recorded beside it, and takes it out of its lot: all of it or nothing. */
async function record(
  services: BookingServices,
  trx: Db,
  { orderId, lot, alreadyGiven, onlyIfStocked, ...details }: Input,
  given: BookedDose | undefined,
  context: StaffContext,
): Promise<void> {
  const { staffId, depaCode } = context.staff;
  const step = { name: 'finish', orderId, lot, note: lot, given } as const;
  const runner = transactionRunner(trx);
  const { productId, day } = await deskStep({ ...services, runner }, trx, step, context);
  const { expiry } = details;
  const dose = { depaCode, productId, lot, orderId, day, expiry, staffId, now: context.now };
  const ofLot = await countGiven(trx, { ...dose, alreadyGiven, onlyIfStocked });
  await saveDoseDetails(trx, orderId, { ...details, expiry: expiry ?? ofLot });
}

/**
 * The vaccine was administered: its lot is stored with the order and shown in its timeline, and counted down in the clinic's
 * stock.
 * @throws DomainError 20047 where it would not count, and this was asked; 20007 for a vaccine that has expired by what was read of
 *   its box; 4000 where another product was given that the clinic does not hold; 20048 and 20049 as `countGiven`
 */
export const finishHandler =
  (services: BookingServices, db: Db): Handler<'POST /desk/finish.do'> =>
  async (input, context) => {
    const { orderId, onlyIfCounted, given: asGiven } = input;
    const { depaCode, staffId } = context.staff;
    const order = await clinicOrder(db, depaCode, orderId);
    const isOther =
      asGiven && (asGiven.productId !== order.product_id || asGiven.doseNo !== order.dose_no);
    const given = isOther ? await givenOf(db, depaCode, asGiven) : undefined;
    if (onlyIfCounted && order.status === 'ARRIVED') {
      const person = personOf(services.cipher, order);
      const uncounted = await uncountedIfGiven(db, givenOrder(order, given), person);
      if (uncounted) throw uncountedRefusal(uncounted, await hasFamily(db, orderId));
    }
    if (input.alreadyGiven === '') refuseExpired(input.expiry, order.day);
    await repeatAborted(() =>
      db.transaction().execute((trx) => record(services, trx, input, given, context)),
    );
    await endClaims(services, db, orderId, { staffId, now: context.now });
    const done = await clinicOrder(db, depaCode, orderId);
    return deskOrderOf(services.cipher, done, context.language, context.now);
  };
