import { groupOfProducts } from '../../../../../shared/slots/group-of-products';
import { minutesLeft } from '../../rules/time-rules';
import { endsLater, reportAlone } from '../checks/periods';
import type { SCHEDULES } from '../tables/schedules';
import type { ScheduleRow } from '../../../../../catalogue/rows';
import type { FileProblems } from '../file-problems';
import type { Line } from '../read-table';

export type ScheduleLine = Line<(typeof SCHEDULES)['columns']>;

/** The period of the schedule that a line says, for each group of products and weekday that it names. */
export const periodOf = (
  line: ScheduleLine,
): Omit<ScheduleRow, 'depaCode' | 'groupCode' | 'weekday'> => ({
  startTime: line.from,
  endTime: line.to,
  slotMinutes: line.minutes,
  capacity: line.capacity,
  validFrom: line.valid_from,
  validUntil: line.valid_until,
  releaseDays: line.release_days,
  releaseTime: line.release_time,
});

/** Whether slots fit into the period at all; minutes left behind the last one are only warned of. */
function reportMinutes(period: ScheduleLine, problems: FileProblems): void {
  const { line, from, to, minutes } = period;
  const rest = minutesLeft(periodOf(period));
  if (rest === null)
    problems.error(
      line,
      'minutes',
      `no slot of ${String(minutes)} minutes fits between ${from} and ${to}`,
    );
  else if (rest > 0)
    problems.warning(
      line,
      'minutes',
      `${String(rest)} minutes remain between the last slot of ${String(minutes)} minutes and ${to}`,
    );
}

function reportLine(line: ScheduleLine, problems: FileProblems): void {
  if (endsLater(line, problems)) reportMinutes(line, problems);
  const { valid_from: first, valid_until: last } = line;
  if (first !== null && last !== null && last < first)
    problems.error(line.line, 'valid_until', `${last} is before ${first}`);
  reportAlone(
    line.line,
    ['release_days', line.release_days],
    ['release_time', line.release_time],
    problems,
  );
}

/** Makes the rows of schedule.csv, one for each group of products and weekday of a line. */
export function scheduleRows(
  lines: readonly ScheduleLine[],
  problems: FileProblems,
): ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  for (const line of lines) {
    reportLine(line, problems);
    for (const productIds of line.product)
      for (const weekday of line.weekdays)
        rows.push({
          depaCode: line.clinic,
          groupCode: groupOfProducts(productIds),
          weekday,
          ...periodOf(line),
        });
  }
  return rows;
}
