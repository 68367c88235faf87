import * as v from 'valibot';
import { endpoint } from '../endpoint';
import {
  cents,
  clock,
  day,
  doseNo,
  id,
  idList,
  instant,
  mobile,
  month,
  slotId,
  text,
  wholeNumber,
} from '../fields';
import { MAX_HELD } from './hold-rules';
import { remedy, visitor } from './remedy';

/** Made when the form opens: the same key never books twice. */
export const idempotencyKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** Time slot (specification §3): capacity `maxSub`, remaining `residue`. */
export const slot = v.object({
  id: v.number(),
  startTime: clock,
  endTime: clock,
  maxSub: v.number(),
  residue: v.number(),
  /** Until when a booking of it can be changed or cancelled by its owner; in the past where it never can be. */
  changeableUntil: instant,
  /** Its release's queue is open: only an admitted ticket books it. */
  byTicket: v.optional(v.literal(true)),
});
export type Slot = v.InferOutput<typeof slot>;

/** Days on which a dose cannot be administered because of another one that the person has had or has booked. */
export const dayGap = v.object({
  /** Days from one to another, both included. */
  spans: v.array(v.object({ from: day, to: day })),
  /** Names the other vaccine where the account knows of it. */
  reason: v.string(),
});
export type DayGap = v.InferOutput<typeof dayGap>;

/** Days in a row on which a clinic is closed, and why. */
export const closure = v.object({ firstDay: day, lastDay: day, reason: v.string() });
export type Closure = v.InferOutput<typeof closure>;

/** Month map (specification §3): day to remaining count, or -1 closed, -2 not released yet, -3 beyond the window. */
export const workDays = v.object({
  days: v.record(day, v.number()),
  /** Of the days counted as -1, those on which the clinic is open but has no slots for this vaccine. */
  openDays: v.optional(v.array(day)),
  /** Of the days counted as -1, those that the clinic or a public holiday closes, in order; left out where there are none. */
  closures: v.optional(v.array(closure)),
  /** Of the days with a count above 0, those on which every place needs a ticket of an open queue. */
  queueDays: v.optional(v.array(day)),
  /** When the next slots are released; null when all within the window are. */
  releaseAt: v.nullable(instant),
  /** First and last day that can be booked for this person and dose (age, interval, window). */
  firstDay: day,
  lastDay: day,
  /** The days from today on that other doses exclude, including those before `firstDay`; left out where there are none. */
  dayGap: v.optional(dayGap),
});
export type WorkDays = v.InferOutput<typeof workDays>;

/** A slot that could be booked instead. */
export const alternativeSlot = v.object({
  slotId: v.number(),
  depaCode: id,
  departmentName: v.string(),
  day,
  startTime: clock,
  endTime: clock,
  residue: v.number(),
  /** Until when a booking of it can be changed or cancelled by its owner; in the past where it never can be. */
  changeableUntil: instant,
  /** Metres from the requested clinic. */
  distance: v.number(),
});
export type AlternativeSlot = v.InferOutput<typeof alternativeSlot>;

/** The caller's own order that prevents a booking. */
export const conflictingOrder = v.object({
  orderId: id,
  linkmanName: v.string(),
  productName: v.string(),
  departmentName: v.string(),
  day,
  startTime: clock,
  endTime: clock,
  /** Whether `replaceOrderId` may name it: it can still be cancelled by its owner. */
  replaceable: v.boolean(),
});
export type ConflictingOrder = v.InferOutput<typeof conflictingOrder>;

/** The `data` of every refused booking: its remedies. The envelope's `msg` is the reason in a sentence. */
export const refusal = v.object({
  /** The best first, which is the page's main action. */
  remedies: v.array(remedy),
  /** First day on which it would be allowed, null where time does not help. */
  allowedFrom: v.nullable(day),
  /** At most three, nearest first. */
  alternatives: v.array(alternativeSlot),
  /** The conflicting order (duplicates). */
  orderId: v.nullable(id),
  /** The same order with the data for choosing between keeping and replacing it; null for anybody else's. */
  standing: v.nullable(conflictingOrder),
  /** The person concerned in a visit of several doses. */
  person: v.nullable(visitor),
});
export type Refusal = v.InferOutput<typeof refusal>;

/** Slots held for the caller until `expiresAt`, by the provider's clock. */
export const hold = v.object({
  holdId: id,
  /** `form`: while the form is filled in; `offer`: from the waiting list. */
  kind: v.picklist(['form', 'offer']),
  parts: v.array(
    v.object({
      slotId: v.number(),
      places: v.number(),
      depaCode: id,
      productId: id,
      day,
      startTime: clock,
      endTime: clock,
    }),
  ),
  expiresAt: instant,
  /** The provider's clock at the answer. */
  serverNow: instant,
});
export type Hold = v.InferOutput<typeof hold>;

/** One dose of a course. */
export const courseDose = v.object({
  doseNo: v.number(),
  label: v.string(),
  /** Day on which it was administered or is booked. */
  day: v.nullable(day),
});

/** When a later dose of a course can be given, where those before it are on the days that are named for them. */
const courseDay = v.object({
  doseNo: v.number(),
  label: v.string(),
  /** First day that booking accepts; null: the upper age is exceeded by then. */
  earliest: v.nullable(day),
  /** The day that the schedule recommends. */
  recommended: v.nullable(day),
});
export type CourseDay = v.InferOutput<typeof courseDay>;

/** The whole course of a product at a clinic. */
export const course = v.object({
  doses: v.array(courseDose),
  /** One dose: vaccine and service fee. */
  priceCents: cents,
  serviceFeeCents: cents,
  /** All doses with their fees, and those of them that are still to come. */
  totalCents: cents,
  leftCents: cents,
  /** Days on which the suggested dose cannot be administered. */
  dayGap: v.optional(dayGap),
});
export type Course = v.InferOutput<typeof course>;

/** The product of each dose of a visit, separated by commas. */
export const productIds = v.pipe(idList, v.minLength(2));

const target = { depaCode: id, productId: id };
/** When changing an order: its id, so that its own slot counts as free. */
const changing = { orderId: v.optional(id) };

/** A dose as the form offers it. */
const doseChoice = v.object({
  doseNo: v.number(),
  label: v.string(),
  /** First day on which age and interval allow it; null when the maximum age has passed, and for one that is `taken`. */
  earliestDay: v.nullable(day),
  /** Already administered, or booked. */
  taken: v.boolean(),
  /** Booked by an order that is still open. */
  booked: v.boolean(),
});

export const subscribeEndpoints = {
  'GET /subscribe/subscribe/departmentWorkDays.do': endpoint({
    access: 'anyone',
    caregivers: 'guardian',
    input: v.object({
      ...target,
      month,
      linkmanId: v.optional(id),
      doseNo: v.optional(doseNo),
      ...changing,
      /**
       * For a group booking. A day's count is then that of the product with the fewest remaining, and the day is full
       * where `familyTimes` finds no times for the whole group.
       */
      productIds: v.optional(productIds),
    }),
    data: workDays,
  }),
  'GET /subscribe/subscribe/departmentWorkTimes2.do': endpoint({
    access: 'anyone',
    caregivers: 'guardian',
    input: v.object({ ...target, day, ...changing }),
    data: v.array(slot),
  }),
  /** Days of the doses after one on a day; those that are booked are left out. */
  'GET /subscribe/subscribe/courseDays.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ ...target, linkmanId: id, doseNo, day }),
    data: v.array(courseDay),
  }),
  'GET /subscribe/subscribe/isCanSubscribe.do': endpoint({
    access: 'user',
    /** Whether the product can be booked at the clinic at all (clinic online, product offered, in stock). */
    input: v.object(target),
    data: v.object({ canSubscribe: v.boolean(), reason: v.string(), ...refusal.entries }),
  }),
  'GET /order/subscribe/checkSubscribeLinkman.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    /** Whether this person can be booked for the product, and for which doses. */
    input: v.object({ ...target, linkmanId: id }),
    data: v.object({
      canSubscribe: v.boolean(),
      code: v.string(),
      reason: v.string(),
      doses: v.array(doseChoice),
      /** null where none can be booked, and while the form has to ask what was given before. */
      suggestedDoseNo: v.nullable(v.number()),
      /** Nothing is on record, and earlier doses are possible: the form asks for them. */
      asksHistory: v.boolean(),
      course,
      birthday: day,
      /** From this day on it is administered only after a negative tuberculin test; null: none is needed. */
      testFrom: v.nullable(day),
      ...refusal.entries,
    }),
  }),
  'GET /order/subscribe/check/overAge.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    /** Answers with code 14601 when the person is over the product's age. */
    input: v.object({ productId: id, linkmanId: id, doseNo }),
    data: v.object({ overAge: v.boolean(), reason: v.string() }),
  }),
  'GET /subscribe/subscribe/isAppointmentTime.do': endpoint({
    access: 'user',
    /** Whether a slot can still be booked, by the provider's clock. */
    input: v.object({ slotId }),
    data: v.object({ bookable: v.boolean(), reason: v.string() }),
  }),
  /**
   * Holds slots while the form is filled in. One hold an account: the former one is released only if the new slots can
   * be held, and a request for what is already held answers that hold unchanged, so that repeating is safe.
   */
  'POST /subscribe/subscribe/hold.do': endpoint({
    access: 'user',
    /** One part per slot, all at one clinic, on one day and in one visit (`isOneVisit`); a place for each dose. */
    input: v.object({
      parts: v.pipe(
        v.array(
          v.object({
            slotId,
            places: v.pipe(wholeNumber, v.minValue(1), v.maxValue(MAX_HELD)),
          }),
        ),
        v.minLength(1),
        v.maxLength(MAX_HELD),
      ),
      /** The product of each dose, where several share a slot: other times are named for these where it is full. */
      productIds: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(MAX_HELD))),
    }),
    data: hold,
  }),
  'GET /subscribe/subscribe/presentHold.do': endpoint({
    access: 'user',
    /** Without an id: the form's hold. */
    input: v.object({ holdId: v.optional(id) }),
    data: v.object({ hold: v.nullable(hold), serverNow: instant }),
  }),
  'POST /subscribe/subscribe/releaseHold.do': endpoint({
    access: 'user',
    input: v.object({ holdId: id }),
    /** `released`: this call ended the hold; false where it had ended or was booked before. */
    data: v.object({ released: v.boolean() }),
  }),
  'POST /subscribe/subscribe/addV2.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({
      idempotencyKey,
      ...target,
      slotId,
      linkmanId: id,
      doseNo,
      /** For the clinic's calls; the account's own mobile when left out. */
      mobile: v.optional(mobile),
      remark: v.optional(text(0, 200)),
      /** Version of the disclosure that was agreed to. */
      guidelineVersion: text(1, 40),
      /** The hold to book from; without one, or after it has ended, remaining capacity is used. */
      holdId: v.optional(id),
      /** The caller's own order for the same dose, cancelled in the transaction that makes the new one. */
      replaceOrderId: v.optional(id),
    }),
    data: v.object({ submitId: idempotencyKey, orderId: id }),
  }),
  'GET /subscribe/subscribe/submitDetail.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ submitId: idempotencyKey }),
    data: v.object({
      /** `pending`: nothing is booked under this key yet; sending it again is safe. */
      state: v.picklist(['pending', 'done']),
      /** The order; of a group booking the first one. */
      orderId: v.nullable(id),
      visitId: v.nullable(id),
      orderIds: v.array(id),
    }),
  }),
};
