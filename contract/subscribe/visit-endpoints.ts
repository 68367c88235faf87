import * as v from 'valibot';
import { endpoint } from '../endpoint';
import {
  cents,
  clock,
  day,
  doseNo,
  id,
  idList,
  latitude,
  longitude,
  mobile,
  regionCode,
  slotId,
  text,
} from '../fields';
import { idempotencyKey, productIds } from './endpoints';
import { isVisitSize, VISIT_LIMITS } from './one-visit-rules';

/** Times of one day for a visit: a slot for each dose, at one time or at consecutive times. */
export const familyTime = v.object({
  startTime: clock,
  endTime: clock,
  /** All at the same time. */
  together: v.boolean(),
  /** The slot of each dose, in the order of the requested products. */
  slotIds: v.array(v.number()),
});
export type FamilyTime = v.InferOutput<typeof familyTime>;

/** A dose that is due, as a clinic has it. */
const dueDose = v.object({
  /** Catalogue code of the vaccine. */
  code: v.string(),
  productId: id,
  productName: v.string(),
  doseNo,
  doseLabel: v.string(),
  /** Vaccine and service fee. */
  totalCents: cents,
});
export type DueDose = v.InferOutput<typeof dueDose>;

/** A clinic with what is due for a person there. */
const dueVisit = v.object({
  depaCode: id,
  name: v.string(),
  /** Metres; null without a position. */
  distance: v.nullable(v.number()),
  /** Where this person, or else another family member, was vaccinated last. */
  isUsual: v.boolean(),
  /** May be given in one visit. */
  doses: v.array(dueDose),
  /** Names of vaccines that are due but cannot be given beside those, and of those that the clinic has not got. */
  apart: v.array(v.string()),
  missing: v.array(v.string()),
  totalCents: cents,
  /** First day with places for all of the doses in one visit; null: none within the window. */
  freeDay: v.nullable(day),
});
export type DueVisit = v.InferOutput<typeof dueVisit>;

/** Calls for a visit: people and doses at one clinic on one day. */
export const bookVisitEndpoints = {
  /** Times for a visit on a day, earliest first; held capacity does not count as free. */
  'GET /subscribe/subscribe/familyTimes.do': endpoint({
    access: 'anyone',
    input: v.object({ depaCode: id, day, productIds }),
    data: v.array(familyTime),
  }),
  /**
   * What is due for a family member by the plan and can be given in one visit, at the clinics that have most of it: one clinic
   * where it is named. Judged as a booking is, for the first day with places for all of it.
   */
  'GET /subscribe/subscribe/dueVisit.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({
      linkmanId: id,
      depaCode: v.optional(id),
      /** Products that the person has in the form already: what cannot be given with them is not due in this visit. */
      chosen: v.optional(idList),
      regionCode,
      latitude: v.optional(latitude),
      longitude: v.optional(longitude),
    }),
    data: v.object({ clinics: v.array(dueVisit) }),
    encrypted: 'response',
  }),
  /** Books a visit of several doses, of one person or of several: an order per dose, all or none. */
  'POST /subscribe/subscribe/addFamily.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({
      idempotencyKey,
      depaCode: id,
      people: v.pipe(
        v.array(
          v.object({
            linkmanId: id,
            productId: id,
            doseNo,
            slotId,
            guidelineVersion: text(1, 40),
            /** The person's own order for the same dose, cancelled in the transaction that makes the visit. */
            replaceOrderId: v.optional(id),
          }),
        ),
        v.minLength(VISIT_LIMITS.leastDoses),
        v.maxLength(VISIT_LIMITS.mostDoses),
        v.check((doses) => isVisitSize(doses)),
      ),
      mobile: v.optional(mobile),
      remark: v.optional(text(0, 200)),
      holdId: v.optional(id),
    }),
    data: v.object({
      submitId: idempotencyKey,
      visitId: id,
      orders: v.array(v.object({ linkmanId: id, orderId: id })),
    }),
  }),
};
