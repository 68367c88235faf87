import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { cents, day, id, instant, month, slotId, text, wholeNumber } from '../fields';
import { workDays } from '../subscribe/endpoints';
import { VISIT_LIMITS } from '../subscribe/one-visit-rules';
import { familyTime } from '../subscribe/visit-endpoints';
import { CANCEL_REASONS } from './status-rules';

/** Orders of one visit, separated by commas; the order of the answers is theirs. */
const listed = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,40}(,[A-Za-z0-9_-]{1,40}){0,7}$/),
  v.transform((list) => list.split(',')),
);

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

/** A visit after booking: orders that were booked together, changed and cancelled in one step. */
export const visitEndpoints = {
  /** A month's calendar for moving these orders together: their own places count as free. */
  'GET /order/subscribe/visitWorkDays.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ orderIds: listed, month }),
    data: workDays,
  }),
  /** Times of a day to which these orders can be moved together, earliest first; their own places count as free. */
  'GET /order/subscribe/visitTimes.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ orderIds: listed, day }),
    data: v.array(familyTime),
  }),
  /** Moves orders of one visit to other slots of the same clinic on one day, all or none; each keeps its id. */
  'POST /order/subscribe/changeVisit.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({
      moves: v.pipe(
        v.array(v.object({ orderId: id, slotId })),
        v.minLength(1),
        v.maxLength(VISIT_LIMITS.mostDoses),
      ),
    }),
    data: v.object({ orderIds: v.array(id) }),
  }),
  /** What {@link visitCharge} says of these orders now. */
  'GET /order/subscribe/visitCharge.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ orderIds: listed }),
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
