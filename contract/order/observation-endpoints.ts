import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, done, id, instant, text } from '../fields';
import { NOTE_LIMIT, REACTIONS } from './observation-rules';

const note = v.object({
  reactions: v.array(v.picklist(REACTIONS)),
  text: v.string(),
  savedAt: instant,
});

/** Advice after a vaccination, and the user's note. */
export const observation = v.object({
  orderId: id,
  linkmanName: v.string(),
  productName: v.string(),
  doseLabel: v.string(),
  day,
  departmentName: v.string(),
  departmentPhone: v.string(),
  /** When the dose was administered; the 30 minutes count from it. */
  doneAt: instant,
  afterCare: v.array(v.string()),
  adverseReactions: v.array(v.string()),
  note: v.nullable(note),
});
export type ObservationAnswer = v.InferOutput<typeof observation>;

const ofOrder = v.object({ orderId: id });

/** Ours: the note after a vaccination. */
export const observationEndpoints = {
  'GET /order/observation/detail.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: ofOrder,
    data: observation,
    encrypted: 'response',
  }),
  'POST /order/observation/save.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({
      orderId: id,
      reactions: v.pipe(v.array(v.picklist(REACTIONS)), v.maxLength(REACTIONS.length)),
      text: v.optional(text(0, NOTE_LIMIT), ''),
    }),
    data: done,
  }),
  'POST /order/observation/remove.do': endpoint({
    access: 'user',
    input: ofOrder,
    data: done,
    body: 'form',
  }),
};
