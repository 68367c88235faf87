import { isDay } from '../time/day-rules';
import { optionsOf, TODAY } from './question-rules';
import type { Answer, Option, Question } from './question-rules';

/** Why an answer cannot be taken. */
export type AnswerViolation =
  | 'required'
  | 'kind'
  | 'option'
  | 'tooFew'
  | 'tooMany'
  | 'exclusive'
  | 'otherMissing'
  | 'otherTooLong'
  | 'otherUnasked'
  | 'tooLong'
  | 'tooSmall'
  | 'tooLarge'
  | 'decimals'
  | 'day'
  | 'tooEarly'
  | 'tooLate';

/** Rounding of decimals: 0.1 + 0.2 has one decimal. */
const TOLERANCE = 1e-6;

/** The day that a limit means. @param today `YYYY-MM-DD` in China */
export const limitDay = (limit: string, today: string): string => (limit === TODAY ? today : limit);

function choiceViolation(question: Question, answer: Answer): AnswerViolation | null {
  if (answer.kind !== 'choice') return 'kind';
  const options = optionsOf(question);
  const { options: ids, other = '' } = answer;
  const chosen = ids.map((id) => options.find((option) => option.id === id));
  if (new Set(ids).size !== ids.length || chosen.some((option) => !option)) return 'option';
  const alone = chosen.some((option) => option?.exclusive);
  if (alone && ids.length > 1) return 'exclusive';
  const [min, max] = question.kind === 'multiple' ? [question.min, question.max] : [1, 1];
  if (ids.length === 0 || (!alone && ids.length < min)) return 'tooFew';
  if (ids.length > max) return 'tooMany';
  return otherViolation(chosen as Option[], other);
}

function otherViolation(chosen: readonly Option[], other: string): AnswerViolation | null {
  const open = chosen.find(({ otherText }) => otherText !== undefined);
  if (!open) return other === '' ? null : 'otherUnasked';
  if (other.trim() === '') return 'otherMissing';
  return other.length > (open.otherText ?? 0) ? 'otherTooLong' : null;
}

function numberViolation(
  value: number,
  { min, max, decimals }: { min: number; max: number; decimals: number },
): AnswerViolation | null {
  if (!Number.isFinite(value)) return 'kind';
  const scaled = value * 10 ** decimals;
  if (Math.abs(scaled - Math.round(scaled)) > TOLERANCE) return 'decimals';
  if (value < min) return 'tooSmall';
  return value > max ? 'tooLarge' : null;
}

function dayViolation(
  day: string,
  limits: { min: string; max: string },
  today: string,
): AnswerViolation | null {
  if (!isDay(day)) return 'day';
  if (day < limitDay(limits.min, today)) return 'tooEarly';
  return day > limitDay(limits.max, today) ? 'tooLate' : null;
}

/**
 * Why this answer to this question cannot be taken; null where it can. An answer that is missing cannot: what may be
 * passed by is answered by `skipped`.
 * @param today `YYYY-MM-DD` in China
 */
export function answerViolation(
  question: Question,
  answer: Answer | undefined,
  today: string,
): AnswerViolation | null {
  if (!answer) return 'required';
  if (answer.kind === 'skipped') return question.required ? 'required' : null;
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return choiceViolation(question, answer);
    case 'text':
      if (answer.kind !== 'text') return 'kind';
      if (answer.text.trim() === '') return 'required';
      return answer.text.length > question.max ? 'tooLong' : null;
    case 'number':
      return answer.kind === 'number' ? numberViolation(answer.value, question) : 'kind';
    case 'scale':
      return answer.kind === 'number'
        ? numberViolation(answer.value, { ...question, decimals: 0 })
        : 'kind';
    case 'date':
      return answer.kind === 'day' ? dayViolation(answer.day, question, today) : 'kind';
    case 'picture':
      if (answer.kind !== 'picture') return 'kind';
      if (answer.fileIds.length === 0) return 'tooFew';
      return answer.fileIds.length > question.max ? 'tooMany' : null;
  }
}
