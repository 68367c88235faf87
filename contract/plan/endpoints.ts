import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { cents, day, done, id, latitude, longitude, nothing, regionCode, text } from '../fields';
import { ENTRY_CODES } from './entry-rules';
import { DOSE_REASONS, DOSE_STATUSES } from './plan-rules';
import { PROGRAMME_END, SERIES_CODES } from './schedule-rules';
import { DOSE_CONDITIONS } from './doses-to-book-rules';
import { SUGGESTION_CODES, SUGGESTION_STATUSES } from './suggestion-rules';

const source = v.picklist(['own', 'order']);
/** Made by the client for each answer about a history: the same one sent again changes nothing more. */
const batchKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** One dose of the programme for the person; see PlannedDose. */
const plannedDose = v.object({
  id,
  series: v.picklist(SERIES_CODES),
  doseNo: v.number(),
  ageMonths: v.number(),
  status: v.picklist(DOSE_STATUSES),
  reason: v.picklist(DOSE_REASONS),
  earliest: v.nullable(day),
  bookFrom: v.nullable(day),
  recommended: day,
  completeBefore: v.nullable(day),
  taken: v.nullable(v.object({ id, source, day })),
});

const administeredDose = v.object({
  id,
  source,
  code: v.string(),
  doseNo: v.nullable(v.number()),
  day,
  /** Nobody remembers the day: it is the soonest that age and interval allow. */
  isDayEstimated: v.boolean(),
  lot: v.string(),
});
/** A dose on record, with its lot where one was entered. */
export type RecordedDose = v.InferOutput<typeof administeredDose>;

const plan = v.object({
  scheduleVersion: v.string(),
  /** Day of the reckoning. */
  today: day,
  linkmanId: id,
  name: v.string(),
  sex: v.picklist([1, 2]),
  birthday: day,
  history: v.object({
    /** Whether the family has said what was given elsewhere; until then nothing is called late. */
    isKnown: v.boolean(),
    /** The answer that noted doses in one go and can be taken back; null for none. */
    batch: v.nullable(v.object({ batchKey, count: v.number() })),
  }),
  doses: v.array(plannedDose),
  suggestions: v.array(
    v.object({
      code: v.picklist(SUGGESTION_CODES),
      status: v.picklist(SUGGESTION_STATUSES),
      lastDay: v.nullable(day),
      /** The user wants to hear no more of it. */
      declined: v.boolean(),
    }),
  ),
  /** Appointments, the next one first; by catalogue code. */
  booked: v.array(v.object({ orderId: id, code: v.string(), day })),
  /** Everything on record, the latest first, also what the programme does not count. */
  taken: v.array(administeredDose),
});
export type Plan = v.InferOutput<typeof plan>;

/** What the form of a dose sends. */
const doseForm = v.object({
  linkmanId: id,
  code: v.picklist(ENTRY_CODES),
  doseNo: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  /** null, for vaccines of the programme only: nobody remembers, it is estimated. */
  day: v.nullable(day),
  lot: v.optional(text(0, 30), ''),
});
export type DoseForm = v.InferInput<typeof doseForm>;

/** What a member of the family should see to; who has nothing to do is not in the list. */
const dueOfPerson = v.object({
  linkmanId: id,
  name: v.string(),
  overdue: v.number(),
  due: v.number(),
  /** Doses that can be given within a month. */
  soon: v.number(),
  /** Doses of which nothing is known, as the family has not said yet what was given. */
  unknown: v.number(),
  /** Day from which the first of those can be given; null without any. */
  nextDay: v.nullable(day),
  /** What the most pressing vaccines are called, each once. */
  vaccines: v.array(v.string()),
  /** The most pressing one, to book it; null without any. */
  code: v.nullable(v.string()),
  /** Vaccines outside the programme, paid by oneself, that are recommended at this age now and were not declined. */
  optional: v.array(v.object({ code: v.picklist(SUGGESTION_CODES), name: v.string() })),
});
export type DueOfPerson = v.InferOutput<typeof dueOfPerson>;

/** A clinic that has a vaccine of the plan in stock. */
const planClinic = v.object({
  depaCode: id,
  name: v.string(),
  /** Metres; null without a position. */
  distance: v.nullable(v.number()),
  /** Where this person, or else somebody of the family, was last. */
  isUsual: v.boolean(),
  productId: id,
  productName: v.string(),
  /** Vaccine and service fee, cents. */
  totalCents: cents,
  /** First day with a free place on which the dose can be given; null when none within the window. */
  freeDay: v.nullable(day),
});
export type PlanClinic = v.InferOutput<typeof planClinic>;

export const planEndpoints = {
  'GET /plan/plan/due.do': endpoint({
    access: 'user',
    input: nothing,
    data: v.object({ today: day, people: v.array(dueOfPerson) }),
    encrypted: 'response',
  }),
  'GET /vaccine/plan/detail.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id }),
    data: plan,
    encrypted: 'response',
  }),
  /** Where a vaccine of a person's plan can be had: the usual clinic first, then the nearest. */
  'GET /plan/plan/clinics.do': endpoint({
    access: 'user',
    input: v.object({
      linkmanId: id,
      /** Catalogue code of a dose of the programme, or code of a suggestion. */
      code: text(1, 20),
      regionCode,
      latitude: v.optional(latitude),
      longitude: v.optional(longitude),
    }),
    data: v.object({
      category: v.picklist(['free', 'paid']),
      /** In the product's course; null where the booking has to find it. */
      doseNo: v.nullable(v.number()),
      earliest: day,
      /** Why not before; null where it can be given now. */
      reason: v.nullable(v.picklist(DOSE_REASONS)),
      /** What has to come before it even then; null for nothing. */
      condition: v.nullable(v.picklist(DOSE_CONDITIONS)),
      clinics: v.array(planClinic),
    }),
    encrypted: 'response',
  }),
  /** Hear no more of an optional vaccine for a person, or again. */
  'POST /plan/plan/declineSuggestion.do': endpoint({
    access: 'user',
    input: v.object({
      linkmanId: id,
      code: v.picklist(SUGGESTION_CODES),
      declined: v.boolean(),
    }),
    data: done,
  }),
  'POST /vaccine/plan/saveDose.do': endpoint({
    access: 'user',
    input: doseForm,
    data: v.object({ doseRecordId: id }),
  }),
  /**
   * What was given elsewhere, in one go: every dose of the programme that fell due up to an age and is not on record,
   * or nothing more. From then on the history counts as known.
   */
  'POST /vaccine/plan/saveDoseHistory.do': endpoint({
    access: 'user',
    input: v.object({
      linkmanId: id,
      batchKey,
      /** Age in months; null: nothing (more) was given. */
      upToMonths: v.nullable(
        v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PROGRAMME_END)),
      ),
    }),
    /** How many doses the answer noted. */
    data: v.object({ count: v.number() }),
  }),
  /** Takes an answer about a history back, with the doses that it noted; a second time changes nothing. */
  'POST /vaccine/plan/undoDoseHistory.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id, batchKey }),
    data: done,
  }),
  'POST /vaccine/plan/removeDose.do': endpoint({
    access: 'user',
    input: v.object({ doseRecordId: id }),
    data: done,
  }),
};
