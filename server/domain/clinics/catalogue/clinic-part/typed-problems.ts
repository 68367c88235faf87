import { isWithin } from '../rules/limits';
import type { Limits } from '../rules/limits';
import { areTogether, isCatalogueDay, isClock } from '../rules/time-rules';
import type { FieldProblems } from './edit-problem';

/** Whether a time of the day is one; where not, a problem. */
export function isTypedClock(field: string, text: string, problems: FieldProblems): boolean {
  if (isClock(text)) return true;
  problems.add(field, '请填写时间，如 08:30', 'Enter a time such as 08:30');
  return false;
}

function isTypedDay(field: string, text: string | null, problems: FieldProblems): boolean {
  if (text === null || isCatalogueDay(text)) return true;
  problems.add(field, '请填写日期，如 2026-01-05', 'Enter a day such as 2026-01-05');
  return false;
}

/** Reports what are no days, and a last day before the first; null: no limit. */
export function reportDays<F extends string>(
  [first, last]: readonly [F, F],
  { [first]: from, [last]: until }: Readonly<Record<F, string | null>>,
  problems: FieldProblems,
): void {
  const areDays = [isTypedDay(first, from, problems), isTypedDay(last, until, problems)];
  if (areDays.includes(false) || from === null || until === null || until >= from) return;
  problems.add(last, `最后一天不能早于 ${from}`, `It cannot be before ${from}`);
}

/** A time that comes after another. */
export function endsLater(
  { fields: [first, last], from, to }: Span,
  problems: FieldProblems,
): boolean {
  const areClocks = [isTypedClock(first, from, problems), isTypedClock(last, to, problems)];
  if (areClocks.includes(false)) return false;
  if (to > from) return true;
  problems.add(last, `结束时间要晚于 ${from}`, `It has to end after ${from}`);
  return false;
}

interface Span {
  readonly fields: readonly [first: string, last: string];
  readonly from: string;
  readonly to: string;
}

/** Reports a number outside its limits. */
export function reportNumber(
  field: string,
  value: number | null,
  limits: Limits,
  problems: FieldProblems,
): void {
  if (value === null || isWithin(value, limits)) return;
  const [least, most] = limits;
  problems.add(
    field,
    `请填写 ${least} 到 ${most} 之间的整数`,
    `Enter a whole number from ${least} to ${most}`,
  );
}

/** Reports two fields of which only one is filled. */
export function reportAlone(
  { fields: [first, last], values: [one, other] }: Pair,
  problems: FieldProblems,
): void {
  if (areTogether(one, other)) return;
  problems.add(
    one === null ? first : last,
    '这两项要一起填写，或都留空',
    'Fill in both of these, or neither',
  );
}

interface Pair {
  readonly fields: readonly [first: string, last: string];
  readonly values: readonly [one: unknown, other: unknown];
}
