import { assessAntigen, followSeries } from '../doses/assessment-rules';
import type { PatientSeries } from '../doses/best-series-rules';
import { compareDurations, dayText, plus } from '../doses/day-number-rules';
import type { Duration } from '../doses/day-number-rules';
import type { Context } from '../doses/evaluation-rules';
import { intervalReference } from '../doses/interval-rules';
import type { IntervalHistory } from '../doses/interval-rules';
import type { Patient } from '../doses/person';
import { CHINA } from '../doses/schedule/china';
import { openSeries } from '../doses/judge-rules';
import type { AntigenSeries, AntigenTables, TargetDose, VaccineRow } from '../doses/tables';
import { SERIES_CODES } from './schedule-code-rules';
import type { SeriesCode } from './schedule-code-rules';

/** Groups of the national programme, in its order. */
export const PROGRAMME: readonly AntigenTables[] = [
  'HepB',
  'BCG',
  'Polio',
  'DTP',
  'Measles',
  'JE',
  'MenA',
  'MenAC',
  'HepA',
  'HPV2',
].flatMap((antigen) => CHINA.antigens.get(antigen) ?? []);

/** The series of the plan that a target dose belongs to: `je-l` of `je-l-2`. */
export const seriesCodeOf = ({ id }: Pick<TargetDose, 'id'>): SeriesCode =>
  SERIES_CODES.find((code) => id.startsWith(`${code}-`)) ?? 'hepb';

/** The programme's own vaccine for a target dose: the first row. */
export const programmeRow = ({ preferable }: TargetDose): VaccineRow | undefined => preferable[0];

/** Whether the programme gives a target dose to somebody of this sex and day of birth. */
export const isFor = (row: VaccineRow, { born, gender }: Patient): boolean =>
  born >= row.bornFrom && (row.gender === null || row.gender === gender);

const later = (a: Duration | null, b: Duration | null): Duration | null => {
  if (a === null || b === null) return a ?? b;
  return compareDurations(a, b) >= 0 ? a : b;
};

/** The dose at birth that is given besides a course and not counted in it, so that its number is 0. */
export const isBesides = ({ id }: Pick<TargetDose, 'id'>): boolean => id.endsWith('-0');

/** A dose that only some people need: by year of birth, or by their age at the first one. */
export const isExtra = ({ id }: Pick<TargetDose, 'id'>): boolean => !/-\d$/.test(id);

/** Age from which the programme gives a target dose; that of the doses before it where it has none of its own. */
export function ageOf(series: AntigenSeries, index: number): Duration {
  let age: Duration = { months: 0, days: 0 };
  for (const dose of series.doses.slice(0, index + 1)) {
    if (isExtra(dose)) continue;
    const own = later(
      dose.ages[0]?.earliestRecommended ?? dose.ages[0]?.min ?? null,
      programmeRow(dose)?.begin ?? null,
    );
    if (own !== null && seriesCodeOf(dose) === seriesCodeOf(series.doses[index] as TargetDose))
      age = later(age, own) ?? age;
  }
  return age;
}

/** First day on which a target dose is late, from the age or from a dose before it. */
export function lateFrom(
  dose: TargetDose,
  { patient, before, all }: IntervalHistory,
): string | null {
  const latest = dose.ages[0]?.latestRecommended;
  if (latest) return dayText(plus(patient.born, latest));
  const row = dose.intervals.find(({ latestRecommended }) => latestRecommended);
  const since = row && intervalReference(row, { patient, before, all }, Infinity);
  return row?.latestRecommended && since != null
    ? dayText(plus(since, row.latestRecommended))
    : null;
}

/**
 * The series that a group is followed by: for a risk, else one of those that booking goes on with, the selected one first.
 */
export function followedSeries(tables: AntigenTables, context: Context): PatientSeries | null {
  const { best } = assessAntigen(tables, context);
  const selected = best.find(({ series }) => series.kind === 'risk') ?? best[0] ?? null;
  const { patient, all, assessment } = context;
  const open = openSeries(tables, { patient, all, tables: context.tables }, assessment);
  if (selected === null) return null;
  const isRuledOut = ({ forecast }: PatientSeries): boolean =>
    forecast.status === 'contraindicated';
  if (!isRuledOut(selected) && open.some(({ series }) => series === selected.series))
    return selected;
  // Where the live form is contraindicated and none was given, the inactivated one is followed.
  const others = [...open]
    .sort((a, b) => a.series.preference - b.series.preference)
    .map(({ series }) => followSeries(series, tables, context));
  return others.find((each) => !isRuledOut(each)) ?? others[0] ?? selected;
}
