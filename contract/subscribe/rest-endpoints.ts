import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { cents, clock, day, doseNo, id, slotId, text } from '../fields';
import { idempotencyKey } from './endpoints';
import { MAX_REST, REST_STEPS } from './rest-rules';

/** A time that can be booked for a dose. */
export const restSlot = v.object({
  slotId: v.number(),
  day,
  startTime: clock,
  endTime: clock,
  residue: v.number(),
});
export type RestSlot = v.InferOutput<typeof restSlot>;

/** A dose of the course that is still to be given. */
export const restDose = v.object({
  doseNo: v.number(),
  label: v.string(),
  step: v.picklist(REST_STEPS),
  /** Its appointment; null where it has none. */
  order: v.nullable(v.object({ orderId: id, day, startTime: clock, endTime: clock })),
  /** The day by the schedule, with every dose before it given on the day that stands here for it. */
  recommended: day,
  /** Whether that day has no place left. */
  isFull: v.boolean(),
  /** The proposed or chosen time; null for `keep` and `later`. */
  slot: v.nullable(restSlot),
  /** It moves by its owner's choice, not because of the schedule. */
  isByChoice: v.boolean(),
  /**
   * Number of a later dose whose appointment this one would spoil and which has no time to move to: until that is cancelled or
   * moved by the clinic, this one is `later`. Otherwise null.
   */
  blockedBy: v.nullable(doseNo),
  /** The times that could be chosen instead, earliest first. */
  choices: v.array(restSlot),
});
export type RestDose = v.InferOutput<typeof restDose>;

/** What is left of the course that an order belongs to, by the number of the dose. */
export const restOfCourse = v.object({
  orderId: id,
  linkmanName: v.string(),
  depaCode: id,
  departmentName: v.string(),
  productId: id,
  productName: v.string(),
  /** Version of the disclosure that booking agrees to. */
  guidelineVersion: v.string(),
  doses: v.array(restDose),
  /** One dose: vaccine and service fee. */
  eachCents: cents,
  /** They can be paid ahead, online. */
  canPayAhead: v.boolean(),
});
export type RestOfCourse = v.InferOutput<typeof restOfCourse>;

/** `2:1234,3:1250`: the slot chosen for each dose. */
const chosenSlots = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d?:\d{1,15}(,[1-9]\d?:\d{1,15}){0,7}$/),
  v.transform((list) =>
    list.split(',').map((pair) => {
      const [dose = '', slot = ''] = pair.split(':');
      return { doseNo: Number(dose), slotId: Number(slot) };
    }),
  ),
);

export const restEndpoints = {
  /**
   * The doses after the one of the caller's own order: those that are booked and stand, those that have to move because of a late
   * one, and those that can be booked. Empty where nothing of the course is left.
   */
  'GET /subscribe/subscribe/restOfCourse.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ orderId: id, chosen: v.optional(chosenSlots) }),
    data: restOfCourse,
  }),
  /**
   * Books and moves doses of a course in one transaction, all or none. A move that the schedule makes necessary does not count
   * as a change.
   */
  'POST /subscribe/subscribe/bookRest.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({
      idempotencyKey,
      orderId: id,
      guidelineVersion: text(1, 40),
      doses: v.pipe(v.array(v.object({ doseNo, slotId })), v.minLength(1), v.maxLength(MAX_REST)),
    }),
    data: v.object({
      submitId: idempotencyKey,
      orders: v.array(v.object({ doseNo: v.number(), orderId: id })),
    }),
  }),
};
