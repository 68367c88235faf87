import { bestOf, prioritizedOf } from './best-series-rules';
import type { PatientSeries } from './best-series-rules';
import { plus } from './day-number-rules';
import type { DayNumber, Duration } from './day-number-rules';
import { evaluateSeries } from './evaluation-rules';
import type { Context } from './evaluation-rules';
import { forecastSeries } from './forecast-rules';
import type { AntigenStatus } from './forecast-rules';
import type { Given, Patient } from './person';
import type { CompletedGroups } from './skip-rules';
import type { AntigenSeries, AntigenTables, Tables } from './tables';

/** An antigen of a person: the series that are followed, with their evaluation and forecast. */
export interface AntigenAssessment {
  readonly antigen: string;
  readonly best: readonly PatientSeries[];
}

export const isWithin = (
  { begin, end }: { readonly begin: Duration | null; readonly end: Duration | null },
  born: DayNumber,
  at: DayNumber,
): boolean => (begin === null || at >= plus(born, begin)) && (end === null || at < plus(born, end));

/** The doses of an antigen, in order of their days (4.2). */
export function dosesOf(
  antigen: string,
  all: readonly Given[],
  { associations }: Tables,
  born: DayNumber,
): readonly Given[] {
  return all.filter(({ code, day }) =>
    associations
      .get(code)
      ?.some((association) => association.antigen === antigen && isWithin(association, born, day)),
  );
}

/** Whether an observation of a person is active on a day. */
const isObserved = ({ observations, ends }: Patient, code: string, at: DayNumber): boolean =>
  observations.has(code) && at < (ends?.get(code) ?? Infinity);

/** Whether a series is for a person (table 5-5). */
export function isRelevant(
  series: AntigenSeries,
  patient: Patient,
  assessment: DayNumber,
): boolean {
  const { born, gender } = patient;
  if (born < series.born.from || born >= series.born.until) return false;
  if (series.genders.length > 0 && !series.genders.includes(gender)) return false;
  if (series.kind !== 'risk') return true;
  return series.indications.some(
    (indication) =>
      isObserved(patient, indication.observation, assessment) &&
      isWithin(indication, born, assessment),
  );
}

/**
 * Immunity and contraindications of an antigen (7.2 and 7.3). The country of birth of table 7-3 is not asked: tables are of one
 * country, for people born in it.
 */
export function antigenStatusOf(
  { immunity, contraindications }: AntigenTables,
  patient: Patient,
  assessment: DayNumber,
): Omit<AntigenStatus, 'completedGroups'> {
  const { born } = patient;
  const has = (code: string): boolean => isObserved(patient, code, assessment);
  const { bornBefore } = immunity;
  const isOldEnough =
    bornBefore !== null && born < bornBefore.day && ![...bornBefore.except].some(has);
  const applying = contraindications.filter(
    (each) => has(each.observation) && isWithin(each, born, assessment),
  );
  return {
    isImmune: isOldEnough || [...immunity.observations].some(has),
    isContraindicated: applying.some(({ vaccines }) => vaccines === null),
    contraindicated: new Set(
      applying.flatMap(({ vaccines }) =>
        (vaccines ?? []).filter((row) => isWithin(row, born, assessment)).map(({ code }) => code),
      ),
    ),
  };
}

/** Nothing is completed by another series. */
export const NO_GROUPS: CompletedGroups = { has: () => false };

/** Whether all vaccines of a series that a forecast could name are contraindicated (table 7-7). */
function isWithoutVaccine({ doses }: AntigenSeries, codes: ReadonlySet<string>): boolean {
  const named = doses.flatMap(({ preferable }) => preferable.map(({ code }) => code));
  // A series that names none is only evaluated; nothing of it is contraindicated.
  return named.length > 0 && named.every((code) => codes.has(code));
}

/** The series of an antigen that are for a person; a risk that applies replaces what is standard for it. */
export const relevantSeries = (
  { series }: AntigenTables,
  patient: Patient,
  assessment: DayNumber,
): readonly AntigenSeries[] => series.filter((each) => isRelevant(each, patient, assessment));

/** The groups that some series have completed (table 6-7); null: none. */
function completedGroups(all: readonly PatientSeries[]): CompletedGroups | null {
  const days = new Map<string, DayNumber>();
  for (const { forecast, series, evaluated } of all) {
    if (forecast.status !== 'complete') continue;
    const counted = evaluated.filter(({ satisfied }) => satisfied !== null);
    const last = Math.max(...counted.map(({ given }) => given.day));
    days.set(series.group, Math.min(last, days.get(series.group) ?? Infinity));
  }
  return days.size === 0
    ? null
    : { has: (group, before) => (days.get(group) ?? Infinity) < before };
}

/** Evaluates and forecasts one series of an antigen. @param groups series groups that another series completes */
export function followSeries(
  series: AntigenSeries,
  tables: AntigenTables,
  context: Context,
  groups: CompletedGroups = NO_GROUPS,
): PatientSeries {
  const { patient, all, assessment } = context;
  const given = dosesOf(tables.name, all, context.tables, patient.born);
  const status = antigenStatusOf(tables, patient, assessment);
  const done = evaluateSeries(series, given, context, groups);
  const isContraindicated =
    status.isContraindicated || isWithoutVaccine(series, status.contraindicated);
  const own: AntigenStatus = { ...status, isContraindicated, completedGroups: groups };
  return { ...done, forecast: forecastSeries(done, context, own) };
}

/** Evaluates and forecasts one antigen, and selects the series to follow (CDSi 4.5, chapters 5 to 8). */
export function assessAntigen(tables: AntigenTables, context: Context): AntigenAssessment {
  const { patient, assessment } = context;
  const relevant = relevantSeries(tables, patient, assessment);
  const follow = (series: AntigenSeries, groups: CompletedGroups): PatientSeries =>
    followSeries(series, tables, context, groups);
  const asksForGroups = ({ doses }: AntigenSeries): boolean =>
    doses.some(({ skips }) =>
      skips.some(({ sets }) =>
        sets.some(({ conditions }) => conditions.some(({ kind }) => kind === 'completed')),
      ),
    );
  const first = relevant.map((series) => follow(series, NO_GROUPS));
  const completed = completedGroups(first);
  const followed = first.map((each) =>
    completed && asksForGroups(each.series) ? follow(each.series, completed) : each,
  );
  const groups = [...new Set(relevant.map(({ group }) => group))];
  const prioritized = groups.flatMap(
    (group) =>
      prioritizedOf(
        followed.filter(({ series }) => series.group === group),
        patient.born,
      ) ?? [],
  );
  return { antigen: tables.name, best: bestOf(prioritized) };
}

/**
 * The doses of a person in order of their days. One after the day of the assessment is evaluated as the others are: that day
 * bounds forecasts, indications and contraindications only (3.3).
 */
export const inOrder = (doses: readonly Given[]): readonly Given[] =>
  [...doses].sort((a, b) => a.day - b.day);
