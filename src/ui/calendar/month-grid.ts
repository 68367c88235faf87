import { addDays, addMonths as monthsAfter, daysFrom, monthEnd } from '@contract/time/day-rules';
import { weekdayOf } from '@contract/time/weekday-rules';

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

/** The first day of a month. */
export const firstOf = ({ year, month }: Month): DateText =>
  `${year}-${month < 10 ? '0' : ''}${month}-01`;

/** The month of a date. */
export function monthOf(date: DateText): Month {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return { year, month };
}

/** The month `count` later, or earlier when negative. */
export const addMonths = (month: Month, count: number): Month =>
  monthOf(monthsAfter(firstOf(month), count));

export function sameMonth(a: Month, b: Month): boolean {
  return a.year === b.year && a.month === b.month;
}

/** The last day of a month. */
export const lastOf = (month: Month): DateText => monthEnd(firstOf(month));

/** The 42 days shown for a month, from the Sunday on or before its first day. */
export function monthGrid(month: Month): GridDay[] {
  const first = firstOf(month);
  const start = addDays(first, -(weekdayOf(first) % GRID_COLUMNS));
  return daysFrom(start, addDays(start, GRID_ROWS * GRID_COLUMNS - 1)).map((date, index) => ({
    date,
    day: Number(date.slice(8)),
    weekday: index % GRID_COLUMNS,
    inMonth: sameMonth(monthOf(date), month),
  }));
}
