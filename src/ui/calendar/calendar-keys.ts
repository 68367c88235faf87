import { addDays } from '@contract/time/day-rules';
import { addMonths, dateText, daysIn, monthOf } from './month-grid';
import type { DateText } from './month-grid';

function inMonthAway(date: DateText, months: number): DateText {
  const target = addMonths(monthOf(date), months);
  const day = Math.min(Number(date.slice(8)), daysIn(target));
  return dateText(target.year, target.month, day);
}

const weekdayOf = (date: DateText): number => new Date(`${date}T00:00:00Z`).getUTCDay();

const MOVES: Readonly<Record<string, (date: DateText) => DateText>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -weekdayOf(date)),
  End: (date) => addDays(date, 6 - weekdayOf(date)),
  PageUp: (date) => inMonthAway(date, -1),
  PageDown: (date) => inMonthAway(date, 1),
};

/**
 * Date that a key moves to (arrows: day and week, Home/End: ends of the week, PageUp/PageDown: month), clamped to
 * `first`…`last`; undefined if the key has no effect.
 */
export function dateForKey(
  key: string,
  date: DateText,
  first: DateText,
  last: DateText,
): DateText | undefined {
  const target = MOVES[key]?.(date);
  if (target === undefined) return undefined;
  return target < first ? first : target > last ? last : target;
}
