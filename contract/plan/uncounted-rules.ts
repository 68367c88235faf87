import { dayNumber, dayText } from '../doses/day-number-rules';
import type { DayNumber } from '../doses/day-number-rules';
import type { Context } from '../doses/evaluation-rules';
import { firstDay } from '../doses/judge-rules';
import type { Evaluated, EvaluationReason } from '../doses/person';
import { CHINA } from '../doses/schedule/china';
import type { AdministeredDose } from './administered-dose';
import { antigensOf, isGivenFor } from './antigen-rules';
import { givenTo, patientOf } from './given-rules';
import type { PlanPerson, UncountedReason } from './planned-dose';
import { followedSeries } from './programme-rules';

/** A dose on record that counts for nothing, and what follows. */
export interface UncountedDose extends Pick<AdministeredDose, 'id' | 'code' | 'day'> {
  readonly reason: UncountedReason;
  /** First day, `YYYY-MM-DD`, from today on, on which another dose of the vaccine counts; null where none is left. */
  readonly from: string | null;
  /** Whether a later dose counts in its place. */
  readonly isRepeated: boolean;
}

/** What the family reads; other reasons are no fault of a dose. */
const SAID: Partial<Record<EvaluationReason, UncountedReason>> = {
  tooYoung: 'tooYoung',
  tooSoon: 'tooSoon',
  tooOld: 'tooOld',
  conflict: 'conflict',
  inadvertent: 'wrongVaccine',
  wrongVaccine: 'wrongVaccine',
};

/** The first day on which another dose of a vaccine counts, from the day after one on; null where none is left. */
function nextDay(code: string, day: string, context: Context): string | null {
  const soonest = Math.max(context.assessment, dayNumber(day) + 1);
  const next = firstDay({ id: 'next', code, product: null, day: soonest }, context, soonest);
  return next === null ? null : dayText(next);
}

/**
 * Doses on record that count for none of their antigens, each with the first reason among the antigens that the vaccine is
 * given for. What is left over after a complete course is not among them. Only the clinic decides whether to repeat one.
 * @param taken doses after `today` are left out
 */
export function uncountedOf(
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  today: string,
): readonly UncountedDose[] {
  const context: Context = {
    patient: patientOf(person),
    all: givenTo(person, taken, today),
    tables: CHINA,
    assessment: dayNumber(today),
  };
  const antigens = new Set(taken.flatMap(({ code }) => antigensOf(code)));
  const rows = new Map<string, (readonly [antigen: string, row: Evaluated])[]>();
  const counted = new Map<string, DayNumber>();
  for (const antigen of antigens) {
    const tables = CHINA.antigens.get(antigen);
    for (const row of (tables && followedSeries(tables, context)?.evaluated) ?? []) {
      rows.set(row.given.id, [...(rows.get(row.given.id) ?? []), [antigen, row]]);
      if (row.satisfied !== null) counted.set(antigen, row.given.day);
    }
  }
  return taken.flatMap(({ id, code, day }) => {
    const own = rows.get(id) ?? [];
    if (own.some(([, { satisfied }]) => satisfied !== null)) return [];
    const blamed = own.flatMap(([antigen, row]) => {
      const reason = row.reason === null ? undefined : SAID[row.reason];
      return reason !== undefined && isGivenFor(row.given.code, antigen) ? { antigen, reason } : [];
    });
    const [first] = blamed;
    if (!first) return [];
    const isRepeated = blamed.every(
      ({ antigen }) => (counted.get(antigen) ?? -Infinity) > dayNumber(day),
    );
    return { id, code, day, reason: first.reason, from: nextDay(code, day, context), isRepeated };
  });
}
