import { plus } from './day-number-rules';
import type { DayNumber } from './day-number-rules';
import type { EvaluationStatus, Given } from './person';
import type { Tables } from './tables';

/** Whether a dose is too near to an earlier one of a conflicting vaccine (6.7, CONFLICT-3). */
export function conflictsWith(
  { code, day }: Pick<Given, 'code' | 'day'>,
  all: readonly Given[],
  statusOf: (id: string) => EvaluationStatus | undefined,
  { conflicts }: Tables,
): Given | null {
  const rows = conflicts.get(code);
  if (!rows) return null;
  for (const previous of all) {
    if (previous.day >= day) break;
    const row = rows.get(previous.code);
    if (!row) continue;
    const status = statusOf(previous.id);
    const end = status === undefined || status === 'valid' ? row.minEnd : row.end;
    if (day >= plus(previous.day, row.begin) && day < plus(previous.day, end)) return previous;
  }
  return null;
}

/** The first day without a conflict for any of some vaccines, after all doses on record; null: no conflict. */
export function conflictsEnd(
  codes: readonly string[],
  all: readonly Given[],
  { conflicts }: Tables,
): DayNumber | null {
  let last: DayNumber | null = null;
  for (const code of codes) {
    const rows = conflicts.get(code);
    if (!rows) continue;
    for (const previous of all) {
      const row = rows.get(previous.code);
      if (!row) continue;
      const end = plus(previous.day, row.end);
      if (last === null || end > last) last = end;
    }
  }
  return last;
}

/**
 * The first day from one on at which a vaccine conflicts with none of some doses; on the day of another one it does not
 * (6.7: a conflict begins on the day after).
 */
export function firstWithoutConflict(
  code: string,
  all: readonly Given[],
  from: DayNumber,
  { conflicts }: Tables,
): DayNumber {
  const rows = conflicts.get(code);
  let day = from;
  if (rows)
    for (const previous of all) {
      const row = rows.get(previous.code);
      if (!row) continue;
      const end = plus(previous.day, row.end);
      if (day >= plus(previous.day, row.begin) && day < end) day = end;
    }
  return day;
}
