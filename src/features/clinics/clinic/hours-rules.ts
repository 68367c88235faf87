import type { DepartmentDetail } from '@contract/department/endpoints';

type Hours = DepartmentDetail['hours'];

/** Weekdays in a row with the same hours; `from` and `to` are 1 Monday … 7 Sunday. No times: closed. */
export interface HoursLine {
  readonly from: number;
  readonly to: number;
  readonly times: string;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** Prevents a line break within a time range: a browser may break after the dash. */
export const unbroken = (times: string): string => times.replace(/–/g, '\u2060–\u2060');

const timesOf = (hours: Hours, weekday: number): string =>
  (hours.find((day) => day.weekday === weekday)?.periods ?? [])
    .map(({ from, to }) => `${from}–${to}`)
    .join('  ');

/** A week's hours; consecutive days with equal hours share a line. */
export function hoursLines(hours: Hours): readonly HoursLine[] {
  const lines: HoursLine[] = [];
  for (const weekday of WEEK) {
    const times = timesOf(hours, weekday);
    const last = lines.at(-1);
    if (last?.times === times) lines[lines.length - 1] = { ...last, to: weekday };
    else lines.push({ from: weekday, to: weekday, times });
  }
  return lines;
}
