import { isOpenDuring, periodsOn } from '../../rules/time-rules';
import { WEEKDAYS } from '../../weekday-words';
import { periodOf } from '../rows/schedules';
import type { FileProblems } from '../file-problems';
import type { OpeningHours } from '../rows/opening-hours';
import type { ScheduleLine } from '../rows/schedules';

function problemOn(weekday: number, line: ScheduleLine, hours: OpeningHours): string | null {
  const { clinic, from, to } = line;
  const periods = periodsOn(weekday, hours.get(clinic) ?? []);
  if (isOpenDuring(periodOf(line), periods)) return null;
  const day = `${WEEKDAYS.en[weekday - 1] ?? ''}s`;
  if (periods.length === 0) return `the clinic is closed on ${day} (hours.csv)`;
  const open = periods.map((each) => `${each.from} to ${each.to}`).join(' and ');
  return `${from} to ${to} is not within the opening hours of ${day}, ${open}`;
}

/**
 * Reports lines outside the opening hours, or that span a break, each once.
 * @param clinics codes of those that there are: of others, another check says so. null: any may be
 */
export function reportOutsideHours(
  lines: readonly ScheduleLine[],
  hours: OpeningHours,
  clinics: ReadonlySet<string> | null,
  problems: FileProblems,
): void {
  for (const line of lines.filter(({ clinic }) => clinics?.has(clinic) ?? true))
    for (const weekday of line.weekdays) {
      const problem = problemOn(weekday, line, hours);
      if (problem === null) continue;
      problems.error(line.line, 'from', problem);
      break;
    }
}
