/** A day as the number of days since 1970-01-01, so that the many comparisons of an evaluation are of integers. */
export type DayNumber = number;

/** An age or an interval: calendar months first, then days; either may be negative ("6 months - 4 days"). */
export interface Duration {
  readonly months: number;
  readonly days: number;
}

interface Civil {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

const DAYS_OF_ERA = 146_097;
const EPOCH = 719_468;

/** The proleptic Gregorian calendar by eras of 400 years that begin in March (Howard Hinnant, "chrono-compatible algorithms"). */
function fromCivil(year: number, month: number, day: number): DayNumber {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_OF_ERA + dayOfEra - EPOCH;
}

function toCivil(at: DayNumber): Civil {
  const z = at + EPOCH;
  const era = Math.floor(z / DAYS_OF_ERA);
  const dayOfEra = z - era * DAYS_OF_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const lengthOf = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] as number);

/** The number of a day `YYYY-MM-DD`. */
export const dayNumber = (day: string): DayNumber =>
  fromCivil(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10)));

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** The day of a number, `YYYY-MM-DD`. */
export function dayText(at: DayNumber): string {
  const { year, month, day } = toCivil(at);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/**
 * The day a duration after another. A day that the resulting month does not have is the first of the next month: 31
 * August and 6 months is 1 March (CDSi Logic Specification 4.5, 3.4, CALCDT-5). Nobody is given a dose a day early by it.
 */
export function plus(at: DayNumber, { months, days }: Duration): DayNumber {
  if (months === 0) return at + days;
  const { year, month, day } = toCivil(at);
  const total = year * 12 + month - 1 + months;
  const toYear = Math.floor(total / 12);
  const toMonth = total - toYear * 12 + 1;
  const isShort = day > lengthOf(toYear, toMonth);
  const first = fromCivil(toYear, toMonth, isShort ? lengthOf(toYear, toMonth) : day);
  return first + (isShort ? 1 : 0) + days;
}

/** The first day of a season that contains a day; a season begins each year on a day `MM-DD`. */
export function seasonStart(at: DayNumber, begins: string): DayNumber {
  const { year } = toCivil(at);
  const start = fromCivil(year, Number(begins.slice(0, 2)), Number(begins.slice(3, 5)));
  return start <= at
    ? start
    : fromCivil(year - 1, Number(begins.slice(0, 2)), Number(begins.slice(3, 5)));
}

/** Days of a month on average, enough to order ages and intervals of a schedule. */
const MONTH_DAYS = 30.44;

/** Orders durations of a schedule by their length. */
export const compareDurations = (a: Duration, b: Duration): number =>
  (a.months - b.months) * MONTH_DAYS + a.days - b.days;

const UNITS: Readonly<Record<string, Duration>> = {
  year: { months: 12, days: 0 },
  month: { months: 1, days: 0 },
  week: { months: 0, days: 7 },
  day: { months: 0, days: 1 },
};
const PART = /([+-]?)\s*(\d+)\s*(year|month|week|day)s?/gy;

/** A duration from words: "6 weeks - 4 days", "16 months + 4 weeks". @throws Error for anything else */
export function duration(words: string): Duration {
  let months = 0;
  let days = 0;
  const text = words.trim();
  let index = 0;
  PART.lastIndex = 0;
  while (index < text.length) {
    PART.lastIndex = index;
    const found = PART.exec(text);
    const unit = UNITS[found?.[3] ?? ''];
    if (!found || !unit || (index > 0 && found[1] === '')) throw new Error(`no duration: ${words}`);
    const count = Number(found[2]) * (found[1] === '-' ? -1 : 1);
    months += unit.months * count;
    days += unit.days * count;
    index = PART.lastIndex;
    while (text[index] === ' ') index += 1;
  }
  if (index === 0) throw new Error(`no duration: ${words}`);
  return { months, days };
}
