import { groupOfProducts } from '../../../../../shared/slots/group-of-products';
import { endsLater, reportAlone } from '../checks/periods';
import type { EXCEPTIONS } from '../tables/exceptions';
import type { ExceptionRow } from '../../../../../catalogue/rows';
import type { FileProblems } from '../file-problems';
import type { Line } from '../read-table';

export type ExceptionLine = Line<(typeof EXCEPTIONS)['columns']>;

/** What stands for every clinic. */
export const EVERY_CLINIC = '*';

/** The column that a kind needs, and the others may not have. */
const NEEDS = { extra: 'as_weekday', capacity: 'capacity' } as const;

function reportKind(line: ExceptionLine, problems: FileProblems): void {
  for (const kind of ['extra', 'capacity'] as const) {
    const column = NEEDS[kind];
    const isFilled = line[column] !== null;
    if (line.kind === kind && !isFilled)
      problems.error(line.line, column, `is empty, but ${kind} needs it`);
    if (line.kind !== kind && isFilled)
      problems.error(line.line, column, `belongs to ${kind} only; ${line.kind} has none`);
  }
}

function reportLine(line: ExceptionLine, problems: FileProblems): void {
  reportKind(line, problems);
  const { from, to, first_day: first, last_day: last } = line;
  reportAlone(line.line, ['from', from], ['to', to], problems);
  if (from !== null && to !== null) endsLater({ line: line.line, from, to }, problems);
  if (last !== null && last < first)
    problems.error(line.line, 'last_day', `${last} is before ${first}`);
}

const rowOf = (depaCode: string, line: ExceptionLine): ExceptionRow => ({
  depaCode,
  groupCode: line.product === null ? null : groupOfProducts(line.product),
  firstDay: line.first_day,
  lastDay: line.last_day ?? line.first_day,
  kind: line.kind,
  startTime: line.from,
  endTime: line.to,
  weekday: line.as_weekday,
  capacity: line.capacity?.unit === 'count' ? line.capacity.value : null,
  capacityPercent: line.capacity?.unit === 'percent' ? line.capacity.value : null,
  reason: { zh: line.reason_zh, en: line.reason_en },
});

/**
 * Makes the rows of exceptions.csv, in its order: later ones count more.
 * @param clinicsOf codes of the clinics that `*` means, of those with products the ones that have them all
 */
export function exceptionRows(
  lines: readonly ExceptionLine[],
  clinicsOf: (productIds: readonly string[] | null) => readonly string[],
  problems: FileProblems,
): ExceptionRow[] {
  return lines.flatMap((line) => {
    reportLine(line, problems);
    const clinics = line.clinic === EVERY_CLINIC ? clinicsOf(line.product) : [line.clinic];
    return clinics.map((depaCode) => rowOf(depaCode, line));
  });
}
