import { dayNumber } from '../doses/day-number-rules';
import type { Context } from '../doses/evaluation-rules';
import type { Evaluated, EvaluationReason } from '../doses/person';
import { CHINA } from '../doses/schedule/china';
import type { AdministeredDose } from './administered-dose';
import { antigensOf, isGivenFor } from './antigen-rules';
import { givenTo, patientOf } from './given-rules';
import type { PlanPerson, UncountedReason } from './planned-dose';
import { followedSeries } from './programme-rules';

/** A dose on record that counts for nothing. */
export interface UncountedDose extends Pick<AdministeredDose, 'id' | 'code' | 'day'> {
  readonly reason: UncountedReason;
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
  for (const antigen of antigens) {
    const tables = CHINA.antigens.get(antigen);
    for (const row of (tables && followedSeries(tables, context)?.evaluated) ?? [])
      rows.set(row.given.id, [...(rows.get(row.given.id) ?? []), [antigen, row]]);
  }
  return taken.flatMap(({ id, code, day }) => {
    const own = rows.get(id) ?? [];
    if (own.some(([, { satisfied }]) => satisfied !== null)) return [];
    const [reason] = own.flatMap(([antigen, row]) =>
      row.reason !== null && isGivenFor(row.given.code, antigen) ? (SAID[row.reason] ?? []) : [],
    );
    return reason === undefined ? [] : [{ id, code, day, reason }];
  });
}
