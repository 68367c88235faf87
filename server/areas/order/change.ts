import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { limitsOf } from '../../shared/doses/day-gap';
import { dayViolation } from '../../shared/doses/eligibility';
import type { DoseDays } from '../../shared/doses/eligibility';
import { elsewhereViolation } from '../../shared/doses/elsewhere';
import type { Recipient } from '../../shared/recipients/recipient-history';
import { isSlotFor } from '../../shared/slots/slots';
import { readClock } from '../../shared/slots/clock-reading';
import { slotUnavailability, publicReason } from '../../shared/slots/slot-state';
import type { ClinicProduct } from '../../shared/catalogue/clinic-product';
import { checkedAnew } from '../../domain/booking/refusal/history-changed';
import { refusedPerson, refusedSlot } from '../../domain/booking/refusal/refuse';
import type { BookingServices } from '../../domain/booking/submission/services';
import {
  findDose,
  findDoseDays,
  findClinicProduct,
  findRecipient,
  findRecords,
} from '../../domain/booking/candidates/candidate';
import { clinicOf } from '../../domain/booking/candidates/remedy-facts';
import { sameTimeRefusal } from '../../domain/booking/candidates/same-time';
import { clinicProductViolation } from '../../domain/booking/candidates/clinic-product-violation';
import { orderDetailOf } from './detail';
import { allows } from '../../shared/lifecycle/lifecycle';
import { changeSlot } from '../../domain/booking/order/change-slot';
import { stateOf } from '../../domain/booking/order/order-row';
import { changesLeftOf, orderToMove } from '../../domain/booking/order/own-order';
import { stepRefusal } from '../../domain/booking/order/step';

interface Moving {
  readonly orderId: string;
  readonly slotId: number;
}

/** The order before the change. @throws DomainError where its state does not allow one. */
async function findMovable(db: Db, { orderId }: Moving, { userId, now }: UserContext) {
  const order = await orderToMove(db, orderId, userId);
  if (!order || !allows('update', stateOf(order), 'user', now))
    throw await stepRefusal(db, { name: 'update', orderId, actor: 'user', userId, now });
  return order;
}

async function alternativesTo(
  services: BookingServices,
  clinicProduct: ClinicProduct,
  days: DoseDays,
  { slotId, from: own }: Moving & { readonly from: number },
  context: UserContext,
) {
  const at = readClock(context.now);
  const around = (await services.slots.get(slotId))?.startsAt ?? at.now;
  const search = { clinicProduct, around, ...limitsOf(days, at), except: slotId };
  const found = await services.alternatives(search, at, context.language);
  return found.filter((one) => one.depaCode === clinicProduct.depaCode && one.slotId !== own);
}

/** Whether another account's record, which must not be disclosed, excludes a day. */
async function hiddenViolation(
  services: BookingServices,
  { vaccineCode, course }: ClinicProduct,
  person: Recipient,
  { dose_no: doseNo, to }: { readonly dose_no: number; readonly to: string },
  { today }: UserContext,
) {
  const { administered, elsewhere } = await findRecords(services, person, vaccineCode);
  const others = (all: typeof administered) => all.filter((one) => one.doseNo !== doseNo);
  const records = { administered: others(administered), elsewhere: others(elsewhere) };
  const asked = { person, course, dose: findDose(course.doses, doseNo), from: to, today };
  return elsewhereViolation(asked, records);
}

/**
 * Moves an order to another time of the same clinic and product; it keeps its id, and keeps its place until the new one
 * is taken. Choosing its present time changes nothing and does not count as a change.
 */
export function changeHandler(
  services: BookingServices,
  db: Db,
): Handler<'POST /order/subscribe/update.do'> {
  const change: Handler<'POST /order/subscribe/update.do'> = async (moving, context) => {
    const { orderId, slotId } = moving;
    const { userId, caregiver, now } = context;
    const actedBy = caregiver?.userId ?? null;
    const order = await findMovable(db, moving, context);
    if (order.slot_id === slotId) return orderDetailOf(services, db, orderId, context);

    const clinicProduct = await findClinicProduct(services, order.depa_code, order.product_id);
    const recipient = await findRecipient(services, order.linkman_id, userId);
    const personTurn = recipient.turn + 1;
    const closed = await clinicProductViolation(
      services,
      clinicProduct,
      readClock(now),
      context.language,
    );
    if (closed && closed.code === CODE.CLINIC_OFFLINE) throw closed;
    const days = await findDoseDays(services, clinicProduct, recipient, order.dose_no, orderId);
    const elsewhere = () =>
      alternativesTo(services, clinicProduct, days, { ...moving, from: order.slot_id }, context);
    const refuse = async (why: Parameters<typeof refusedSlot>[0]): Promise<DomainError> =>
      refusedSlot(why, await elsewhere());

    const slot = await services.slots.get(slotId);
    if (!isSlotFor(slot, clinicProduct)) throw await refuse({ kind: 'noSuchSlot' });
    const untimely = dayViolation(days, slot.day);
    if (untimely) throw refusedPerson(untimely, await elsewhere());
    const hidden = await hiddenViolation(
      services,
      clinicProduct,
      recipient,
      { ...order, to: slot.day },
      context,
    );
    if (hidden) throw refusedPerson(hidden, undefined, clinicOf(clinicProduct));
    const there = await sameTimeRefusal(
      db,
      recipient,
      slot,
      context,
      clinicOf(clinicProduct),
      orderId,
    );
    if (there) throw there;

    if (!(await changeSlot(services, { orderId, slotId, personTurn, userId, actedBy, now }))) {
      await findMovable(db, moving, context);
      const why = slotUnavailability(await services.slotNow(slotId), readClock(now));
      const isUndosed =
        (await services.shortProduct([{ slotId, productId: clinicProduct.productId }], {
          orderIds: [orderId],
        })) !== null;
      throw await refuse(why ? publicReason(why) : { kind: isUndosed ? 'noDoses' : 'full' });
    }
    return orderDetailOf(services, db, orderId, context);
  };
  return (moving, context) => checkedAnew(() => Promise.resolve(change(moving, context)));
}

/** How often the time may still be changed. */
export function residueTimesHandler(db: Db): Handler<'GET /order/subscribe/updateResidueTimes.do'> {
  return async ({ orderId }, { userId }) => {
    const residue = await changesLeftOf(db, orderId, userId);
    if (residue === null) throw new DomainError(CODE.NOT_FOUND);
    return { residue };
  };
}
