import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, done, flag, id, instant, paging, pageOf, text, wholeNumber } from '../fields';
import {
  LEAST_RECALL_MESSAGE,
  MOST_RECALL_MESSAGE,
  RECALL_OUTCOMES,
  RECALL_SOURCES,
  NOTIFIED_STATES,
} from '../stock/recall-rules';
import { lotNumber } from './lot-endpoints';

/** Recipients of an export; a lot has fewer doses. */
export const MOST_EXPORTED = 20_000;

const recallId = v.pipe(wholeNumber, v.minValue(1));
const figure = v.pipe(v.number(), v.integer(), v.minValue(0));
const message = text(LEAST_RECALL_MESSAGE, MOST_RECALL_MESSAGE);

/** Whom a recall concerns, in figures. */
export const recallEffect = v.object({
  /** Doses that were given of the lot. */
  given: figure,
  /** Of them, those whose recipient has an account that gets the message. */
  withAccount: figure,
  clinics: figure,
  /** Doses of it that are still in stock. */
  left: v.number(),
  /** Appointments of the product at clinics where nothing else of it is left. */
  booked: v.array(
    v.object({
      depaCode: id,
      clinicName: v.string(),
      appointments: figure,
      /** First day that not everybody can be given another lot. */
      firstDay: day,
    }),
  ),
});
export type RecallEffect = v.InferOutput<typeof recallEffect>;

/** A recall, with how far it has come among those whom the caller may see. */
export const lotRecall = v.object({
  recallId,
  productId: id,
  productName: v.string(),
  lot: v.string(),
  /** Null: every clinic. */
  clinicName: v.nullable(v.string()),
  source: v.picklist(RECALL_SOURCES),
  reason: v.string(),
  message: v.object({ zh: v.string(), en: v.string() }),
  confirmedBy: v.string(),
  startedAt: instant,
  endedAt: v.nullable(instant),
  /** Whether the caller may end it. */
  canEnd: v.boolean(),
  recipients: figure,
  /** Of them, those who have read the message or were reached by staff. */
  reached: figure,
  toCall: figure,
  /** Those whose message is not written yet. */
  waiting: figure,
});
export type LotRecall = v.InferOutput<typeof lotRecall>;

/** Somebody whom a recalled lot was given. */
export const recallRecipient = v.object({
  orderId: id,
  reference: v.string(),
  clinicName: v.string(),
  personName: v.string(),
  guardianName: v.string(),
  birthday: v.string(),
  /** In full: they are to be called. */
  mobile: v.string(),
  day,
  doseLabel: v.string(),
  isWalkIn: v.boolean(),
  notified: v.picklist(NOTIFIED_STATES),
  outcome: v.nullable(v.picklist(RECALL_OUTCOMES)),
  markedAt: v.nullable(instant),
  markedBy: v.string(),
  note: v.string(),
});
export type RecallRecipient = v.InferOutput<typeof recallRecipient>;

/** The lot, and whose recipients are meant; null: every clinic's, which the operator asks only. */
const target = { productId: id, lot: lotNumber, depaCode: v.optional(v.nullable(id), null) };

/** Finding and telling everybody whom a lot was given. A manager sees their own clinic's part of a recall of every clinic. */
export const recallEndpoints = {
  /** Every product, by name, of which a lot can be recalled. */
  'GET /manage/recall/products.do': endpoint({
    access: 'manage',
    input: v.object({}),
    data: v.array(v.object({ productId: id, productName: v.string() })),
  }),
  'POST /manage/recall/effect.do': endpoint({
    access: 'manage',
    input: v.object(target),
    data: recallEffect,
  }),
  /** From then on the desks refuse the lot, and a job writes to everybody who has an account. */
  'POST /manage/recall/start.do': endpoint({
    access: 'manage',
    input: v.object({
      ...target,
      source: v.picklist(RECALL_SOURCES),
      reason: text(2, 100),
      /** In words that a professional has approved. */
      message: v.object({ zh: message, en: message }),
      /** Name and title of whoever answers for these words. */
      confirmedBy: text(2, 40),
    }),
    data: lotRecall,
  }),
  /** The recalls that the caller sees, open ones first. */
  'GET /manage/recall/list.do': endpoint({
    access: 'manage',
    input: v.object({ depaCode: v.optional(v.nullable(id), null) }),
    data: v.array(lotRecall),
  }),
  /** Who was given it. Each answer is recorded for the people in it. */
  'POST /manage/recall/recipients.do': endpoint({
    access: 'manage',
    input: v.object({
      recallId,
      depaCode: v.optional(v.nullable(id), null),
      /** Only those who are still to be called. */
      onlyToCall: v.optional(flag, false),
      ...paging,
    }),
    data: pageOf(recallRecipient),
  }),
  /** All of them, for a file; recorded as well. */
  'POST /manage/recall/export.do': endpoint({
    access: 'manage',
    input: v.object({ recallId, depaCode: v.optional(v.nullable(id), null) }),
    data: v.object({ recipients: v.array(recallRecipient), isComplete: v.boolean() }),
  }),
  'POST /manage/recall/mark.do': endpoint({
    access: 'manage',
    input: v.object({
      recallId,
      orderId: id,
      outcome: v.picklist(RECALL_OUTCOMES),
      note: v.optional(text(0, 100), ''),
    }),
    data: recallRecipient,
  }),
  /** Ends a recall that was entered by mistake or is over; its lots stay in quarantine until they are released. */
  'POST /manage/recall/end.do': endpoint({
    access: 'manage',
    input: v.object({ recallId, reason: text(2, 100) }),
    data: done,
  }),
};
