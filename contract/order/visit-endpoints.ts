import * as v from 'valibot';
import { endpoint } from '../endpoint';
import {
  cents,
  clock,
  day,
  id,
  idList,
  instant,
  month,
  slotId,
  text,
  wholeNumber,
} from '../fields';
import { idempotencyKey, workDays } from '../subscribe/endpoints';
import { VISIT_LIMITS } from '../subscribe/one-visit-rules';
import { familyTime } from '../subscribe/visit-endpoints';
import { CANCEL_REASONS } from './status-rules';

const orderIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(VISIT_LIMITS.mostDoses));

/** What cancelling some parts of a visit gives back. */
export const visitCharge = v.object({
  parts: v.array(
    v.object({
      orderId: id,
      /** 0: nothing was paid ahead. */
      paidCents: cents,
      refundCents: cents,
      chargeCents: cents,
    }),
  ),
  paidCents: cents,
  refundCents: cents,
  chargeCents: cents,
  /** Until when the money can be recalled; null where nothing was paid ahead. */
  dueAt: v.nullable(instant),
});
export type VisitCharge = v.InferOutput<typeof visitCharge>;

const moves = v.pipe(
  v.array(v.object({ orderId: id, slotId })),
  v.minLength(1),
  v.maxLength(VISIT_LIMITS.mostDoses),
);

/** A time to which a visit can be moved, at its clinic or at another one of the city. */
const nearestVisit = v.object({
  depaCode: id,
  departmentName: v.string(),
  /** Metres from the visit's clinic; 0: it is that clinic. */
  distance: v.number(),
  day,
  startTime: clock,
  endTime: clock,
  /** The slot of each order, in their order. */
  slotIds: v.array(slotId),
  /** Until when it can be changed or cancelled there. */
  changeableUntil: instant,
  /** What all doses cost there, vaccine and service. */
  totalCents: cents,
  /** It can be moved there as it is; otherwise it has to be booked there: the price or the notice differs. */
  canMove: v.boolean(),
});
export type NearestVisit = v.InferOutput<typeof nearestVisit>;

/** A visit after booking: orders that were booked together, changed and cancelled in one step. */
export const visitEndpoints = {
  /** A month's calendar for moving these orders together: their own places count as free. */
  'GET /order/subscribe/visitWorkDays.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ orderIds: idList, month }),
    data: workDays,
  }),
  /** Times of a day to which these orders can be moved together, earliest first; their own places count as free. */
  'GET /order/subscribe/visitTimes.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ orderIds: idList, day }),
    data: v.array(familyTime),
  }),
  /** Moves orders of one visit to other slots of the same clinic on one day, all or none; each keeps its id. */
  'POST /order/subscribe/changeVisit.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ moves }),
    data: v.object({ orderIds: v.array(id) }),
  }),
  /**
   * The three times nearest to the present one to which these orders can be moved together: of their clinic, and where it has
   * fewer, of the nearest others. Of a visit that was paid ahead its clinic's only.
   */
  'GET /order/subscribe/nearestVisits.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ orderIds: idList }),
    data: v.array(nearestVisit),
  }),
  /**
   * Moves orders of one visit to slots of another clinic on one day, all or none: new orders are made there and these are
   * cancelled in one step. Only where nothing was paid ahead, at the same price and by the same notice. Answers the new orders;
   * the same key answers those that it first made.
   */
  'POST /order/subscribe/changeClinic.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ idempotencyKey, depaCode: id, moves }),
    data: v.object({ orderIds: v.array(id) }),
  }),
  /** What {@link visitCharge} says of these orders now. */
  'GET /order/subscribe/visitCharge.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ orderIds: idList }),
    data: visitCharge,
  }),
  /** Cancels orders of one visit, all or none; for prepaid ones the refund begins. */
  'POST /order/subscribe/cancelVisit.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({
      orderIds,
      reason: v.picklist(CANCEL_REASONS),
      note: v.optional(text(0, 200), ''),
      /** What their owner was told that is kept of what was paid: refused if it is more by now. */
      chargeCents: v.optional(v.pipe(wholeNumber, v.minValue(0))),
    }),
    data: v.object({ orderIds: v.array(id) }),
  }),
};
