import * as v from 'valibot';
import { endpoint } from '../endpoint';
import {
  cents,
  day,
  done,
  doseNo,
  id,
  instant,
  latitude,
  longitude,
  nothing,
  regionCode,
  text,
} from '../fields';
import { ENTRY_CODES } from './entry-code-rules';
import { PAID_CODES } from './paid-rules';
import { DOSE_REASONS, DOSE_STATUSES, UNCOUNTED_REASONS } from './planned-dose';
import { PROGRAMME_END, SERIES_CODES } from './schedule-code-rules';
import { DOSE_CONDITIONS } from './planned-dose';
import { SUGGESTION_CODES, SUGGESTION_STATUSES } from './suggestion-code-rules';

const source = v.picklist(['own', 'order']);
/** Idempotency key that the client makes for each entry of a history. */
const batchKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** One dose of the programme for the person; see PlannedDose. */
const plannedDose = v.object({
  id,
  series: v.picklist(SERIES_CODES),
  doseNo: v.number(),
  code: v.string(),
  ageMonths: v.number(),
  status: v.picklist(DOSE_STATUSES),
  reason: v.picklist(DOSE_REASONS),
  earliest: v.nullable(day),
  bookFrom: v.nullable(day),
  recommended: day,
  completeBefore: v.nullable(day),
  taken: v.nullable(v.object({ id, source, day })),
  isNumbered: v.boolean(),
});

/** Vaccines that children are given at one age. */
const ageStep = v.object({
  /** Months. */
  age: v.number(),
  /** Doses of the programme. */
  free: v.array(
    v.object({
      id,
      series: v.picklist(SERIES_CODES),
      doseNo: v.number(),
      /** Catalogue code. */
      code: v.string(),
      /** Whether the series has more than one dose. */
      isNumbered: v.boolean(),
      isForGirls: v.boolean(),
      /** Age from which it is late: whole months, or days; null where it is late by the dose before. */
      late: v.nullable(v.object({ months: v.number(), days: v.number() })),
    }),
  ),
  /** Catalogue codes of vaccines that are begun at it and paid for. */
  paid: v.array(v.picklist(PAID_CODES)),
});

const administeredDose = v.object({
  id,
  source,
  code: v.string(),
  doseNo: v.nullable(v.number()),
  day,
  /** The day is not remembered: it is the soonest that age and interval allow. */
  isDayEstimated: v.boolean(),
  lot: v.string(),
  /** Why it does not count; null where it does, or where nothing of it is missing. */
  uncounted: v.nullable(
    v.object({
      reason: v.picklist(UNCOUNTED_REASONS),
      /** First day on which the repeated dose counts; null where none is left. */
      from: v.nullable(day),
      /** A later dose counts in its place. */
      isRepeated: v.boolean(),
    }),
  ),
});
/** A dose on record, with its lot where one was entered. */
export type RecordedDose = v.InferOutput<typeof administeredDose>;

const plan = v.object({
  scheduleVersion: v.string(),
  /** Day for which the plan was computed. */
  today: day,
  linkmanId: id,
  name: v.string(),
  sex: v.picklist([1, 2]),
  birthday: day,
  history: v.object({
    /** Whether the family has entered what was administered elsewhere; until then nothing counts as late. */
    isKnown: v.boolean(),
    /** The bulk entry of self-reported doses, which can be undone; null for none. */
    batch: v.nullable(v.object({ batchKey, count: v.number() })),
  }),
  doses: v.array(plannedDose),
  suggestions: v.array(
    v.object({
      code: v.picklist(SUGGESTION_CODES),
      status: v.picklist(SUGGESTION_STATUSES),
      lastDay: v.nullable(day),
      /** The user has declined it. */
      declined: v.boolean(),
    }),
  ),
  /** Appointments, the next one first; by catalogue code. */
  booked: v.array(v.object({ orderId: id, code: v.string(), day })),
  /** Every dose on record, the latest first, including those outside the programme. */
  taken: v.array(administeredDose),
});
export type Plan = v.InferOutput<typeof plan>;

/** What the form of a dose sends. */
const doseForm = v.object({
  linkmanId: id,
  code: v.picklist(ENTRY_CODES),
  doseNo: v.optional(v.nullable(doseNo), null),
  /** null, for vaccines of the programme only: not remembered, so estimated. */
  day: v.nullable(day),
  lot: v.optional(text(0, 30), ''),
});
export type DoseForm = v.InferInput<typeof doseForm>;

/** Due doses of a family member; members without any are left out. */
const dueOfPerson = v.object({
  linkmanId: id,
  name: v.string(),
  overdue: v.number(),
  due: v.number(),
  /** Doses that can be administered within a month. */
  soon: v.number(),
  /** Unknown doses, as the family has not yet entered the dose history. */
  unknown: v.number(),
  /** Day from which the first of `soon` can be administered; null without any. */
  nextDay: v.nullable(day),
  /** Names of the most urgent vaccines, each once. */
  vaccines: v.array(v.string()),
  /** Code of the most urgent one, for booking; null without any. */
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
  /** Where this person, or else another family member, was vaccinated last. */
  isUsual: v.boolean(),
  productId: id,
  productName: v.string(),
  /** Vaccine and service fee, cents. */
  totalCents: cents,
  /** First day with a free slot on which the dose can be administered; null when none within the window. */
  freeDay: v.nullable(day),
  /** When places on such a day are released next, where none is free; otherwise null. As for a clinic product. */
  releaseAt: v.nullable(instant),
  /** The announced release that allots them by its queue; null where nobody has to queue. */
  releaseId: v.nullable(id),
});
export type PlanClinic = v.InferOutput<typeof planClinic>;

export const planEndpoints = {
  'GET /plan/plan/due.do': endpoint({
    access: 'user',
    input: nothing,
    data: v.object({ today: day, people: v.array(dueOfPerson) }),
    encrypted: 'response',
  }),
  /** Children's vaccines by age, ascending. */
  'GET /vaccine/plan/ages.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.array(ageStep),
  }),
  'GET /vaccine/plan/detail.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ linkmanId: id }),
    data: plan,
    encrypted: 'response',
  }),
  /** Where a vaccine of a person's plan can be had: the usual clinic first, then the nearest. */
  'GET /plan/plan/clinics.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
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
      /** Number in the product's course; null where the booking determines it. */
      doseNo: v.nullable(v.number()),
      earliest: day,
      /** Why not earlier; null where it can be administered now. */
      reason: v.nullable(v.picklist(DOSE_REASONS)),
      /** What is required first even then; null for nothing. */
      condition: v.nullable(v.picklist(DOSE_CONDITIONS)),
      clinics: v.array(planClinic),
    }),
    encrypted: 'response',
  }),
  /** Declines a suggested vaccine for a person, or reverts that. */
  'POST /plan/plan/declineSuggestion.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({
      linkmanId: id,
      code: v.picklist(SUGGESTION_CODES),
      declined: v.boolean(),
    }),
    data: done,
  }),
  'POST /vaccine/plan/saveDose.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: doseForm,
    data: v.object({ doseRecordId: id }),
  }),
  /**
   * Bulk entry of what was administered elsewhere: every dose of the programme due up to an age that is not on record,
   * or nothing. From then on the history counts as known.
   */
  'POST /vaccine/plan/saveDoseHistory.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({
      linkmanId: id,
      batchKey,
      /** Age in months; null: nothing (more) was administered. */
      upToMonths: v.nullable(
        v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PROGRAMME_END)),
      ),
    }),
    /** How many doses were entered. */
    data: v.object({ count: v.number() }),
  }),
  /** Undoes a bulk entry with its doses; a second time changes nothing. */
  'POST /vaccine/plan/undoDoseHistory.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ linkmanId: id, batchKey }),
    data: done,
  }),
  'POST /vaccine/plan/removeDose.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ doseRecordId: id }),
    data: done,
  }),
};
