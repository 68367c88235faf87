import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { clock, day, id, instant, mobile, month, text, wholeNumber } from '../fields';

/** Identifies a slot: one period of one day at one clinic for one product. */
const slotId = v.pipe(wholeNumber, v.minValue(1));

/** Made when the form opens: the same key never books twice. */
const idempotencyKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** Time slot (specification §3): `maxSub` places in all, `residue` of them left. */
export const slot = v.object({
  id: v.number(),
  startTime: clock,
  endTime: clock,
  maxSub: v.number(),
  residue: v.number(),
});
export type Slot = v.InferOutput<typeof slot>;

/** Month map (specification §3): day to places left, or -1 closed, -2 not released yet, -3 beyond the window. */
export const workDays = v.object({
  days: v.record(day, v.number()),
  /** When the next places are released; null when everything within the window is. */
  releaseAt: v.nullable(instant),
  /** First and last day that can be booked for this person and dose (age, interval, window). */
  firstDay: day,
  lastDay: day,
});
export type WorkDays = v.InferOutput<typeof workDays>;

/** A place that could be taken instead. */
export const slotOffer = v.object({
  slotId: v.number(),
  depaCode: id,
  departmentName: v.string(),
  day,
  startTime: clock,
  endTime: clock,
  residue: v.number(),
  /** Metres from the clinic asked for. */
  distance: v.number(),
});
export type SlotOffer = v.InferOutput<typeof slotOffer>;

/** The `data` of every refused booking: what would work instead. */
export const refusal = v.object({
  /** First day on which it would be allowed, null where time does not help. */
  allowedFrom: v.nullable(day),
  /** At most three, nearest first. */
  alternatives: v.array(slotOffer),
  /** The order that stands in the way (duplicates). */
  orderId: v.nullable(id),
});
export type Refusal = v.InferOutput<typeof refusal>;

const target = { depaCode: id, productId: id };
/** On changing an order: the order itself, whose own place does not count against it. */
const changing = { orderId: v.optional(id) };

/** A dose as the form offers it. */
const doseChoice = v.object({
  doseNo: v.number(),
  label: v.string(),
  /** First day on which age and interval allow it; null when the maximum age has passed. */
  earliestDay: v.nullable(day),
  /** Given already, or booked. */
  taken: v.boolean(),
  /** Taken by an order that is still open. */
  booked: v.boolean(),
});

export const subscribeEndpoints = {
  'GET /subscribe/subscribe/departmentWorkDays.do': endpoint({
    access: 'anyone',
    input: v.object({
      ...target,
      month,
      linkmanId: v.optional(id),
      doseNo: v.optional(wholeNumber),
      ...changing,
    }),
    data: workDays,
  }),
  'GET /subscribe/subscribe/departmentWorkTimes2.do': endpoint({
    access: 'anyone',
    input: v.object({ ...target, day, ...changing }),
    data: v.array(slot),
  }),
  'GET /subscribe/subscribe/isCanSubscribe.do': endpoint({
    access: 'user',
    /** Whether the product can be booked at the clinic at all (clinic online, on offer, in stock). */
    input: v.object(target),
    data: v.object({ canSubscribe: v.boolean(), reason: v.string(), ...refusal.entries }),
  }),
  'GET /order/subscribe/checkSubscribeLinkman.do': endpoint({
    access: 'user',
    /** Whether this person can be booked for the product, and for which doses. */
    input: v.object({ ...target, linkmanId: id }),
    data: v.object({
      canSubscribe: v.boolean(),
      code: v.string(),
      reason: v.string(),
      doses: v.array(doseChoice),
      suggestedDoseNo: v.nullable(v.number()),
      ...refusal.entries,
    }),
  }),
  'GET /order/subscribe/check/overAge.do': endpoint({
    access: 'user',
    /** Answers with code 14601 when the person is over the product's age. */
    input: v.object({ productId: id, linkmanId: id, doseNo: wholeNumber }),
    data: v.object({ overAge: v.boolean(), reason: v.string() }),
  }),
  'GET /subscribe/subscribe/isAppointmentTime.do': endpoint({
    access: 'user',
    /** Whether a slot can still be taken, by the provider's clock. */
    input: v.object({ slotId }),
    data: v.object({ bookable: v.boolean(), reason: v.string() }),
  }),
  'POST /subscribe/subscribe/addV2.do': endpoint({
    access: 'user',
    input: v.object({
      idempotencyKey,
      ...target,
      slotId,
      linkmanId: id,
      doseNo: v.pipe(wholeNumber, v.minValue(1)),
      /** Where the clinic can reach the person; the account's own mobile when left out. */
      mobile: v.optional(mobile),
      remark: v.optional(text(0, 200)),
      /** Version of the disclosure that was agreed to. */
      guidelineVersion: text(1, 40),
    }),
    data: v.object({ submitId: idempotencyKey, orderId: id }),
  }),
  'GET /subscribe/subscribe/submitDetail.do': endpoint({
    access: 'user',
    input: v.object({ submitId: idempotencyKey }),
    data: v.object({
      /** `pending`: nothing is booked under this key (yet); sending addV2 again with it is safe. */
      state: v.picklist(['pending', 'done']),
      orderId: v.nullable(id),
    }),
  }),
};
