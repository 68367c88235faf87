import { DAY_MS } from '@contract/time/day-rules';

/** A calendar date without time or zone, `YYYY-MM-DD`. */
export type DateText = string;

/** A month; `month` is 1–12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

export interface GridDay {
  readonly date: DateText;
  readonly day: number;
  /** 0 = Sunday. */
  readonly weekday: number;
  readonly inMonth: boolean;
}

/** The grid of specification §2: six rows of seven days, so that no month changes the layout. */
export const GRID_ROWS = 6;
export const GRID_COLUMNS = 7;

const pad = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** `YYYY-MM-DD` of parts; `month` is 1–12. */
export function dateText(year: number, month: number, day: number): DateText {
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** Days since 1970-01-01, in UTC, so that time zones and daylight saving cannot shift it. */
function dayNumber(date: DateText): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

function fromDayNumber(number: number): GridDay {
  const at = new Date(number * DAY_MS);
  return {
    date: dateText(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()),
    day: at.getUTCDate(),
    weekday: at.getUTCDay(),
    inMonth: false,
  };
}

/** The month of a date. */
export function monthOf(date: DateText): Month {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return { year, month };
}

/** The month `count` later, or earlier when negative. */
export function addMonths({ year, month }: Month, count: number): Month {
  const months = year * 12 + (month - 1) + count;
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 };
}

export function sameMonth(a: Month, b: Month): boolean {
  return a.year === b.year && a.month === b.month;
}

/** Number of days of a month, leap years included. */
export function daysIn({ year, month }: Month): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The 42 days shown for a month, from the Sunday on or before its first day. */
export function monthGrid(month: Month): GridDay[] {
  const first = dayNumber(dateText(month.year, month.month, 1));
  const start = first - new Date(first * DAY_MS).getUTCDay();
  return Array.from({ length: GRID_ROWS * GRID_COLUMNS }, (_, index) => {
    const day = fromDayNumber(start + index);
    return { ...day, inMonth: sameMonth(monthOf(day.date), month) };
  });
}
