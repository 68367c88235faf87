import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { cents, id, instant } from '../fields';
import { deskOrder } from './desk-order';
import {
  isCauseComplete,
  MOST_TAKE_BACK_NOTE,
  TAKE_BACK_OUTCOMES,
  TAKE_BACK_REASONS,
} from './take-back-rules';

/** Whom taking a recorded dose back concerns, and what follows. */
export const takeBackEffect = v.object({
  order: deskOrder,
  /** When the dose was recorded; sent back with the decision, so that a later record is not taken back unseen. */
  doneAt: instant,
  /** Who at the clinic recorded it; '' where that is not known. */
  doneBy: v.string(),
  /** What may become of the appointment, the usual one first. */
  outcomes: v.array(v.picklist(TAKE_BACK_OUTCOMES)),
  /** What goes back where it ends: all that was paid online. */
  refundCents: cents,
  /** Accounts that are notified. */
  notified: v.number(),
  /** Whether a follow-up asks after this visit. */
  isFollowed: v.boolean(),
});
export type TakeBackEffect = v.InferOutput<typeof takeBackEffect>;

/** A dose that was recorded by mistake or for somebody else (docs/decisions/0116). */
export const takeBackEndpoints = {
  'GET /desk/takeBackEffect.do': endpoint({
    access: 'staff',
    input: v.object({ orderId: id }),
    data: takeBackEffect,
  }),
  /** Repeated, it answers the order as it is. Refused with 20007 where the dose was not recorded at `doneAt`. */
  'POST /desk/takeBack.do': endpoint({
    access: 'staff',
    input: v.pipe(
      v.object({
        orderId: id,
        doneAt: instant,
        reason: v.picklist(TAKE_BACK_REASONS),
        note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MOST_TAKE_BACK_NOTE)), ''),
        outcome: v.picklist(TAKE_BACK_OUTCOMES),
      }),
      v.check((cause) => isCauseComplete(cause)),
    ),
    data: deskOrder,
  }),
};
