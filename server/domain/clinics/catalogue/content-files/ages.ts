import { duration } from '@contract/doses/day-number-rules';
import { fewestDays, lastDayBefore } from '@contract/vaccine/age-rules';
import * as v from 'valibot';

/** An age or an interval in calendar months, or in days. */
export interface Span {
  readonly unit: 'months' | 'days';
  readonly count: number;
}

const WORDS = /^\d{1,5} (?:day|week|month|year)s?$/;
const YEAR = 12;
const YEAR_DAYS = 365;
const MONTH_DAYS = 30;
/** No person is older; ages in the catalogue's tables end here. */
const MOST_MONTHS = 150 * YEAR;

/** A span from words such as `42 days`, `6 weeks`, `2 months`, `18 years`; null for others. */
export function readSpan(words: string): Span | null {
  if (!WORDS.test(words)) return null;
  const { months, days } = duration(words);
  return months > 0 ? { unit: 'months', count: months } : { unit: 'days', count: days };
}

/** The same with `birth`. */
export const readAge = (words: string): Span | null =>
  words === 'birth' ? { unit: 'months', count: 0 } : readSpan(words);

const read = (reader: (words: string) => Span | null, message: string) =>
  v.pipe(
    v.string(message),
    v.rawTransform(({ dataset, addIssue, NEVER }): Span => {
      const found = reader(dataset.value.trim());
      if (found !== null) return found;
      addIssue({ message });
      return NEVER;
    }),
  );

export const age = read(
  readAge,
  'write an age as "birth", "42 days", "6 weeks", "2 months" or "6 years"',
);
export const interval = read(readSpan, 'write an interval as "28 days", "4 weeks" or "6 months"');

/** The least number of days in which an age is reached. */
export const leastDays = ({ unit, count }: Span): number =>
  unit === 'months' ? fewestDays(count) : count;

/** The last day of life before an age. */
export const lastDay = ({ unit, count }: Span): number =>
  unit === 'months' ? lastDayBefore(count) : count - 1;

export const monthsOf = ({ unit, count }: Span): number | null =>
  unit === 'months' ? count : null;

/** Days that stand for an interval: 30 for a month and 365 for a year. */
export const intervalDays = ({ unit, count }: Span): number => {
  if (unit === 'days') return count;
  return count % YEAR === 0 ? (count / YEAR) * YEAR_DAYS : count * MONTH_DAYS;
};

/** The months for which `days` are what `of` gives; null where there are none. @param of grows with the months */
function monthsFor(days: number, of: (months: number) => number): number | null {
  for (let months = 0; months <= MOST_MONTHS && of(months) <= days; months += 1)
    if (of(months) === days) return months;
  return null;
}

const months = (count: number): Span => ({ unit: 'months', count });
const days = (count: number): Span => ({ unit: 'days', count });

/** A least age of days: in months where they are those of some. */
export const leastAge = (least: number): Span => {
  const found = monthsFor(least, fewestDays);
  return found === null ? days(least) : months(found);
};

/** An age that is too old after a last day. */
export const ageAfter = (last: number): Span => {
  const found = monthsFor(last, lastDayBefore);
  return found === null ? days(last + 1) : months(found);
};

export const inMonths = months;
export const inDays = days;

const counted = (count: number, unit: string): string =>
  `${String(count)} ${unit}${count === 1 ? '' : 's'}`;

/** A span in the words that it is read from. */
export function spanWords({ unit, count }: Span): string {
  if (unit === 'days') return counted(count, 'day');
  if (count === 0) return 'birth';
  return count % YEAR === 0 && count > YEAR
    ? counted(count / YEAR, 'year')
    : counted(count, 'month');
}

/** An age in words: weeks where they are whole ones. */
export const ageWords = (span: Span): string =>
  span.unit === 'days' && span.count > 0 && span.count % 7 === 0
    ? counted(span.count / 7, 'week')
    : spanWords(span);
