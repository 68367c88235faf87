import { addDays, addMonths } from '@contract/time/day-rules';
import { weekdayOf } from '@contract/time/weekday-rules';
import type { DateText } from './month-grid';

/** Days since Sunday, with which a row begins. */
const sinceSunday = (date: DateText): number => weekdayOf(date) % 7;

const MOVES: Readonly<Record<string, (date: DateText) => DateText>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -sinceSunday(date)),
  End: (date) => addDays(date, 6 - sinceSunday(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
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
