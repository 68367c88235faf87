import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, done, id, nothing, text } from '../fields';
import { ENTRY_CODES } from './entry-rules';
import { DOSE_REASONS, DOSE_STATUSES } from './plan-rules';
import { SERIES_CODES } from './schedule-rules';
import { SUGGESTION_CODES, SUGGESTION_STATUSES } from './suggestion-rules';

const source = v.picklist(['own', 'order']);

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

const takenDose = v.object({
  id,
  source,
  code: v.string(),
  doseNo: v.nullable(v.number()),
  day,
  lot: v.string(),
});
/** A dose on record, with its lot where one was entered. */
export type RecordedDose = v.InferOutput<typeof takenDose>;

const plan = v.object({
  scheduleVersion: v.string(),
  /** Day of the reckoning. */
  today: day,
  linkmanId: id,
  name: v.string(),
  sex: v.picklist([1, 2]),
  birthday: day,
  doses: v.array(plannedDose),
  suggestions: v.array(
    v.object({
      code: v.picklist(SUGGESTION_CODES),
      status: v.picklist(SUGGESTION_STATUSES),
      lastDay: v.nullable(day),
    }),
  ),
  /** Everything on record, the latest first, also what the programme does not count. */
  taken: v.array(takenDose),
});
export type Plan = v.InferOutput<typeof plan>;

/** What the form of a dose sends. */
const doseForm = v.object({
  linkmanId: id,
  code: v.picklist(ENTRY_CODES),
  doseNo: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  day,
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
  /** Day from which the first of those can be given; null without any. */
  nextDay: v.nullable(day),
  /** What the most pressing vaccines are called, each once. */
  vaccines: v.array(v.string()),
});
export type DueOfPerson = v.InferOutput<typeof dueOfPerson>;

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
  'POST /vaccine/plan/saveDose.do': endpoint({
    access: 'user',
    input: doseForm,
    data: v.object({ doseRecordId: id }),
  }),
  'POST /vaccine/plan/removeDose.do': endpoint({
    access: 'user',
    input: v.object({ doseRecordId: id }),
    data: done,
  }),
};
