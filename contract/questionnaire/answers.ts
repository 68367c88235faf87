import * as v from 'valibot';
import { day, id } from '../fields';
import { definitionId } from './definition';
import { MOST_OPTIONS, MOST_PICTURES, MOST_TEXT } from './question-rules';

/** Answers sent at once: more than any questionnaire has questions. */
const MOST_ANSWERS = 60;
const words = v.pipe(v.string(), v.maxLength(MOST_TEXT));

/** An answer by its shape; whether it fits its question is `answerViolation`'s. */
export const answer = v.variant('kind', [
  v.object({
    kind: v.literal('choice'),
    options: v.pipe(v.array(definitionId), v.maxLength(MOST_OPTIONS), v.readonly()),
    other: v.optional(words),
  }),
  v.object({ kind: v.literal('text'), text: words }),
  v.object({ kind: v.literal('number'), value: v.pipe(v.number(), v.finite()) }),
  v.object({ kind: v.literal('day'), day }),
  v.object({
    kind: v.literal('picture'),
    fileIds: v.pipe(v.array(id), v.maxLength(MOST_PICTURES), v.readonly()),
  }),
  v.object({ kind: v.literal('skipped') }),
]);

/** Answers as they travel, one for each question. */
export const answerList = v.pipe(
  v.array(v.object({ questionId: definitionId, answer })),
  v.maxLength(MOST_ANSWERS),
);
