import { isDay } from '@contract/time/day-rules';
import type { FieldProblems } from './edit-problem';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a time of the day is one; where not, a problem. */
export function isClock(field: string, text: string, problems: FieldProblems): boolean {
  if (CLOCK.test(text)) return true;
  problems.add(field, '请填写时间，如 08:30', 'Enter a time such as 08:30');
  return false;
}

/** Whether a day is one of 2000 to 2099; where not, a problem. */
export function isTypedDay(field: string, text: string, problems: FieldProblems): boolean {
  if (isDay(text) && text.startsWith('20')) return true;
  problems.add(field, '请填写日期，如 2026-01-05', 'Enter a day such as 2026-01-05');
  return false;
}

/** A time that comes after another. */
export function endsLater(
  { fields: [first, last], from, to }: Span,
  problems: FieldProblems,
): boolean {
  const areClocks = [isClock(first, from, problems), isClock(last, to, problems)];
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

/** A number between two limits, both included. */
export function isBetween(
  field: string,
  value: number,
  [least, most]: readonly [number, number],
  problems: FieldProblems,
): void {
  if (value < least || value > most)
    problems.add(
      field,
      `请填写 ${least} 到 ${most} 之间的整数`,
      `Enter a whole number from ${least} to ${most}`,
    );
}

/** Two fields, both filled or both blank. */
export function areTogether(
  { fields: [first, last], values: [one, other] }: Pair,
  problems: FieldProblems,
): void {
  if ((one === null) === (other === null)) return;
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
