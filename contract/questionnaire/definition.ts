import * as v from 'valibot';
import { day } from '../fields';
import { MOST_OPTIONS, MOST_PICTURES, MOST_TEXT, TODAY } from './question-rules';

const TITLE = 300;
const bilingual = v.strictObject({
  zh: v.pipe(v.string(), v.minLength(1), v.maxLength(TITLE)),
  en: v.pipe(v.string(), v.minLength(1), v.maxLength(TITLE)),
});
/** Id of a question or an option. */
export const definitionId = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]{0,29}$/));
/** Code of a questionnaire. */
export const questionnaireCode = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,29}$/));

const BOUND = 1_000_000;
const bound = v.pipe(v.number(), v.minValue(-BOUND), v.maxValue(BOUND));
const wholeBound = v.pipe(bound, v.integer());
const dayLimit = v.union([v.literal(TODAY), day]);

const condition = v.variant('kind', [
  v.strictObject({ kind: v.literal('chosen'), option: definitionId }),
  v.strictObject({ kind: v.literal('between'), min: bound, max: bound }),
  v.strictObject({ kind: v.literal('skipped') }),
]);
const option = v.strictObject({
  id: definitionId,
  label: bilingual,
  otherText: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TEXT))),
  exclusive: v.optional(v.literal(true)),
});
const options = v.pipe(v.array(option), v.minLength(2), v.maxLength(MOST_OPTIONS), v.readonly());

const common = {
  id: definitionId,
  title: bilingual,
  note: v.optional(bilingual),
  required: v.boolean(),
  jumps: v.optional(
    v.pipe(
      v.array(v.strictObject({ when: condition, to: definitionId })),
      v.maxLength(MOST_OPTIONS),
      v.readonly(),
    ),
  ),
  next: v.optional(definitionId),
};
const choices = { options, shuffled: v.optional(v.literal(true)) };
const chosenCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_OPTIONS));

const question = v.variant('kind', [
  v.strictObject({ ...common, kind: v.literal('single'), ...choices }),
  v.strictObject({
    ...common,
    kind: v.literal('multiple'),
    ...choices,
    min: chosenCount,
    max: chosenCount,
  }),
  v.strictObject({
    ...common,
    kind: v.literal('text'),
    max: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TEXT)),
  }),
  v.strictObject({
    ...common,
    kind: v.literal('number'),
    min: bound,
    max: bound,
    decimals: v.picklist([0, 1, 2]),
    unit: v.optional(bilingual),
  }),
  v.strictObject({
    ...common,
    kind: v.literal('scale'),
    min: wholeBound,
    max: wholeBound,
    minLabel: bilingual,
    maxLabel: bilingual,
  }),
  v.strictObject({ ...common, kind: v.literal('date'), min: dayLimit, max: dayLimit }),
  v.strictObject({
    ...common,
    kind: v.literal('picture'),
    max: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PICTURES)),
  }),
]);

/** Questions of the longest questionnaire. */
const MOST_QUESTIONS = 60;

/** A definition as its file contains it; `definitionViolations` says whether its paths hold. */
export const questionnaire = v.strictObject({
  code: questionnaireCode,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  surface: v.picklist(['product', 'activity']),
  topic: v.picklist(['service', 'health']),
  about: v.picklist(['visit', 'general']),
  anonymous: v.boolean(),
  opens: day,
  closes: day,
  title: bilingual,
  intro: bilingual,
  thanks: bilingual,
  questions: v.pipe(v.array(question), v.minLength(1), v.maxLength(MOST_QUESTIONS), v.readonly()),
});
