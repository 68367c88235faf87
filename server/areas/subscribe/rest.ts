import { CODE } from '@contract/errors';
import type { ParsedInputOf } from '@contract/endpoints';
import type { RestSlot } from '@contract/subscribe/rest-endpoints';
import { totalPrice } from '@contract/vaccine/price-rules';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { inLanguage } from '../../kernel/language';
import { keyOfDose, ordersOfKey } from '../../domain/booking/submission/orders-of-key';
import type { BookingServices } from '../../domain/booking/submission/services';
import { clinicOf } from '../../domain/booking/candidates/remedy-facts';
import { sameTimeRefusal } from '../../domain/booking/candidates/same-time';
import { bookingOf } from '../../domain/booking/candidates/booking-request';
import { findRest } from '../../domain/booking/candidates/rest/rest-of-course';
import type { FoundRest } from '../../domain/booking/candidates/rest/rest-of-course';
import type { FreeSlot, PlannedDose } from '../../domain/booking/candidates/rest/rest-rules';
import { refused, refusedPerson, refusedSlot } from '../../domain/booking/refusal/refuse';
import { ordersAtSlots } from '../../domain/booking/order/own-order';
import { canPayAhead } from '../../platforms/payment/partners';
import { bookableIn } from '../../shared/slots/availability';
import { checkedAnew, HistoryChanged } from '../../domain/booking/refusal/history-changed';
import { stepRefusal } from '../../domain/booking/order/step';

type Name = 'POST /subscribe/subscribe/bookRest.do';
type Input = ParsedInputOf<Name>;

const slotOf = (slot: FreeSlot): RestSlot => {
  const { id: slotId, day, startTime, endTime } = slot;
  return { slotId, day, startTime, endTime, residue: bookableIn([slot]) };
};

/** What is left of the course that an order belongs to. */
export function restOfCourseHandler(
  services: BookingServices,
  db: Db,
): Handler<'GET /subscribe/subscribe/restOfCourse.do'> {
  const paysAhead = canPayAhead(services.partners);
  return async (asked, context) => {
    const { language } = context;
    const { order, clinicProduct, recipient, doses } = await findRest(services, db, asked, context);
    const labels = new Map(clinicProduct.course.doses.map(({ doseNo, label }) => [doseNo, label]));
    return {
      orderId: order.id,
      linkmanName: recipient.name,
      depaCode: clinicProduct.depaCode,
      departmentName: inLanguage(clinicProduct.departmentName, language),
      productId: clinicProduct.productId,
      productName: inLanguage(order.product_name, language),
      guidelineVersion: clinicProduct.guidelineVersion,
      eachCents: totalPrice(clinicProduct),
      canPayAhead: paysAhead,
      doses: doses.map(({ doseNo, step, order: own, slot, choices, ...dose }) => {
        const label = labels.get(doseNo);
        return {
          doseNo,
          label: label ? inLanguage(label, language) : String(doseNo),
          step,
          order: own && {
            orderId: own.orderId,
            day: own.day,
            startTime: own.startTime,
            endTime: own.endTime,
          },
          recommended: dose.recommended,
          isFull: dose.isFull,
          isByChoice: dose.isByChoice,
          blockedBy: dose.blockedBy,
          slot: slot && slotOf(slot),
          choices: choices.map(slotOf),
        };
      }),
    };
  };
}

const MOVES_MISSING = {
  zh: '前一针晚了，后面几针要一起改。请刷新后再确认一次',
  en: 'An earlier dose is late, so the later ones have to move with it. Please refresh and confirm again.',
};

/**
 * The planned doses that were asked for.
 * @throws DomainError for one whose chosen time is not possible, and where one that has to move is left out
 */
function askedDoses({ doses: planned, clinicProduct }: FoundRest, { doses }: Input): PlannedDose[] {
  const isLeftOut = ({ doseNo, step, isByChoice }: PlannedDose): boolean =>
    step === 'move' && !isByChoice && doses.every((one) => one.doseNo !== doseNo);
  if (planned.some(isLeftOut)) throw refused(CODE.ORDER_STATE, { message: MOVES_MISSING });
  return doses.map(({ doseNo, slotId }) => {
    const dose = planned.find((one) => one.doseNo === doseNo);
    if (!dose) throw refused(CODE.NOT_FOUND, { case: 'noDose' });
    const { refusal, slot } = dose;
    // Who is at another clinic then has been told which one.
    if (refusal === 'noSuchSlot' || refusal === 'sameTime') throw refusedSlot({ kind: 'full' }, []);
    if (refusal) throw refusedPerson(refusal, undefined, { clinic: clinicProduct.departmentName });
    // Its appointment is at that time already, as after a repetition of the same request.
    if (dose.step === 'keep' && dose.order?.slotId === slotId) return dose;
    if (slot?.id !== slotId) throw refusedSlot({ kind: 'full' }, []);
    return dose;
  });
}

/** Books and moves doses of a course, all or none; the same key answers the same orders. */
export function bookRestHandler(services: BookingServices, db: Db): Handler<Name> {
  /** The orders of a request that was carried out: those of its key, and those that are at their new times. */
  const made = async ({ idempotencyKey, orderId: own, doses }: Input, { userId }: UserContext) => {
    const orders = await ordersOfKey(db, userId, idempotencyKey);
    const slotIds = doses.map(({ slotId }) => slotId);
    const there = await ordersAtSlots(db, { orderId: own, userId }, slotIds);
    return doses.flatMap(({ doseNo, slotId }) => {
      const order =
        orders.find(({ dose_no }) => dose_no === doseNo) ??
        there.find(({ dose_no, slot_id }) => dose_no === doseNo && slot_id === slotId);
      return order ? { doseNo, orderId: order.id } : [];
    });
  };

  const book: Handler<Name> = async (input, context) => {
    const { userId, caregiver } = context;
    const submitId = input.idempotencyKey;
    const found = await findRest(services, db, { ...input, chosen: input.doses }, context);
    const { clinicProduct, recipient, order } = found;
    if (input.guidelineVersion !== clinicProduct.guidelineVersion)
      throw refused(CODE.DISCLOSURE_MISSING, { productId: clinicProduct.productId });
    for (const { doseNo, slotId } of input.doses) {
      if (found.doses.every((one) => one.doseNo !== doseNo || one.refusal !== 'sameTime')) continue;
      const slot = await services.slots.get(slotId);
      const there =
        slot && (await sameTimeRefusal(db, recipient, slot, context, clinicOf(clinicProduct)));
      if (there) throw there;
    }
    const doses = askedDoses(found, input);
    const contact = { remark: order.remark };
    let { turn } = recipient;
    const bookings = doses.flatMap(({ doseNo, step, slot }) => {
      if (step !== 'book' || !slot) return [];
      const { depaCode, productId, guidelineVersion } = clinicProduct;
      const where = { depaCode, productId, guidelineVersion, linkmanId: recipient.linkmanId };
      const request = { ...where, slotId: slot.id, doseNo };
      const checked = { request, clinicProduct, recipient };
      const key = keyOfDose(
        submitId,
        input.doses.findIndex((one) => one.doseNo === doseNo),
      );
      const booking = bookingOf(services, checked, key, contact, context);
      // One after another, as each is checked with those before it.
      turn += 1;
      return { ...booking, mobile: order.mobile, personTurn: turn };
    });
    const moves = doses.flatMap(({ order: own, step, slot, isByChoice }) => {
      if (step !== 'move' || !own || !slot) return [];
      turn += 1;
      const { productId } = clinicProduct;
      const move = { orderId: own.orderId, productId, slotId: slot.id };
      return { ...move, countsAsChange: isByChoice, personTurn: turn };
    });
    if (bookings.length + moves.length > 0) {
      const outcome = await services.bookCourse({
        ...{ userId, bookings, moves },
        actedBy: caregiver?.userId ?? null,
      });
      if (outcome.kind === 'unbooked') {
        if (outcome.why.kind === 'overtaken') throw new HistoryChanged();
        throw refusedSlot(outcome.why, []);
      }
      if (outcome.kind === 'notMovable')
        throw await stepRefusal(db, {
          name: 'update',
          actor: 'user',
          orderId: outcome.orderId,
          userId,
          now: context.now,
        });
    }
    return { submitId, orders: await made(input, context) };
  };

  return async (input, context) => {
    try {
      return await checkedAnew(() => Promise.resolve(book(input, context)));
    } catch (error) {
      // A repetition finds its own orders instead of free times.
      const orders = error instanceof DomainError ? await made(input, context) : [];
      if (orders.length === input.doses.length) return { submitId: input.idempotencyKey, orders };
      throw error;
    }
  };
}
