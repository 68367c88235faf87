import { compareText } from '@contract/text/order-rules';
import { overlapping } from '../../rules/time-rules';
import { endsLater } from '../checks/periods';
import type { HOURS } from '../tables/hours';
import type { HoursOfDay } from '../../../../../catalogue/rows';
import type { FileProblems } from '../file-problems';
import type { Line } from '../read-table';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** A week without any period. */
export const closedWeek = (): HoursOfDay[] => WEEKDAYS.map((weekday) => ({ weekday, periods: [] }));

/** Opening hours by the clinic's code: all seven weekdays, periods in their order. */
export type OpeningHours = ReadonlyMap<string, HoursOfDay[]>;

type HoursLine = Line<(typeof HOURS)['columns']>;

function addPeriod(week: HoursOfDay[], line: HoursLine, problems: FileProblems): void {
  const { from, to } = line;
  for (const weekday of line.weekdays) {
    const periods = week[weekday - 1]?.periods ?? [];
    const other = overlapping(periods, line);
    if (other) {
      const text = `weekday ${String(weekday)} is open from ${other.from} to ${other.to} already`;
      problems.error(line.line, 'from', `${text}; periods of a day do not overlap`);
      return;
    }
    periods.push({ from, to });
    periods.sort((a, b) => compareText(a.from, b.from));
  }
}

/** Adds up the lines of hours.csv. */
export function openingHours(lines: readonly HoursLine[], problems: FileProblems): OpeningHours {
  const weeks = new Map<string, HoursOfDay[]>();
  for (const line of lines) {
    if (!endsLater(line, problems)) continue;
    const week = weeks.get(line.clinic) ?? closedWeek();
    weeks.set(line.clinic, week);
    addPeriod(week, line, problems);
  }
  return weeks;
}
