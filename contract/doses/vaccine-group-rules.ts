import { assessAntigen } from './assessment-rules';
import type { AntigenAssessment } from './assessment-rules';
import type { PatientSeries } from './best-series-rules';
import type { DayNumber } from './day-number-rules';
import type { Context } from './evaluation-rules';
import type { SeriesStatus } from './person';
import type { SeriesKind, VaccineGroup } from './tables';

/** What is due next of a vaccine group (chapter 9). */
export interface GroupForecast {
  readonly group: string;
  /** Group of series that it is made for, of {@link AntigenSeries.group}. */
  readonly seriesGroup: string;
  readonly kind: SeriesKind;
  readonly status: SeriesStatus;
  readonly doseNo: number;
  readonly earliest: DayNumber | null;
  readonly recommended: DayNumber | null;
  readonly pastDue: DayNumber | null;
  readonly latest: DayNumber | null;
  /** The series that it is made of, one an antigen. */
  readonly series: readonly PatientSeries[];
}

const least = (days: readonly (DayNumber | null)[]): DayNumber | null => {
  const known = days.filter((day): day is DayNumber => day !== null);
  return known.length === 0 ? null : Math.min(...known);
};
const most = (days: readonly (DayNumber | null)[]): DayNumber | null => {
  const known = days.filter((day): day is DayNumber => day !== null);
  return known.length === 0 ? null : Math.max(...known);
};

/** Status of a group of several antigens, the first that one of them has (table 9-4). */
function statusOf(all: readonly SeriesStatus[]): SeriesStatus {
  const first = (['contraindicated', 'agedOut', 'notRecommended', 'notComplete'] as const).find(
    (status) => all.includes(status),
  );
  if (first !== undefined) return first;
  return all.every((status) => status === 'immune') ? 'immune' : 'complete';
}

/**
 * The earliest day of a group of several antigens (MULTIANTVG-1).
 * @param open those of `series` that something is due of
 */
function earliestOf(
  open: readonly PatientSeries[],
  series: readonly PatientSeries[],
): DayNumber | null {
  const days = open.map(({ forecast }) => forecast.earliest);
  if (!open.some(({ forecast }) => forecast.isPriority)) return most(days);
  // Of the group as a whole: also what was given for an antigen that is complete.
  const given = series.flatMap(({ evaluated }) => evaluated.map((each) => each.given.day));
  return most([least(days), most(given)]);
}

function forecastOf(
  { name, isFull, antigens }: VaccineGroup,
  seriesGroup: string,
  series: readonly PatientSeries[],
): GroupForecast {
  const parts = series.map(({ forecast }) => forecast);
  const status = statusOf(parts.map((part) => part.status));
  const isOpen = status === 'notComplete';
  const open = series.filter(({ forecast }) => forecast.status === 'notComplete');
  const days = isOpen ? open : [];
  const earliest =
    antigens.length > 1
      ? earliestOf(days, series)
      : least(days.map(({ forecast }) => forecast.earliest));
  const recommended = least(days.map(({ forecast }) => forecast.recommended));
  const pastDue = least(days.map(({ forecast }) => forecast.pastDue));
  const numbers = parts.map(({ doseNo }) => doseNo);
  return {
    group: name,
    seriesGroup,
    kind: series[0]?.series.kind ?? 'standard',
    status,
    doseNo: isFull ? Math.min(...numbers) : Math.max(...numbers),
    earliest,
    recommended: recommended === null ? null : most([recommended, earliest]),
    pastDue: pastDue === null ? null : most([pastDue, earliest]),
    latest: least(days.map(({ forecast }) => forecast.latest)),
    series,
  };
}

/**
 * Forecasts of a vaccine group, one for each group of series that its antigens are followed by: what is standard at an age
 * beside what a risk asks for (FORECASTVG-1).
 */
export function groupForecasts(
  group: VaccineGroup,
  assessments: readonly AntigenAssessment[],
): readonly GroupForecast[] {
  const own = assessments
    .filter(({ antigen }) => group.antigens.includes(antigen))
    .flatMap(({ best }) => best);
  const groups = [...new Set(own.map(({ series }) => series.group))];
  return groups.map((seriesGroup) =>
    forecastOf(
      group,
      seriesGroup,
      own.filter(({ series }) => series.group === seriesGroup),
    ),
  );
}

/** Forecasts of a group for a person. */
export function assessGroup(group: VaccineGroup, context: Context): readonly GroupForecast[] {
  const assessments = group.antigens.flatMap((antigen) => {
    const tables = context.tables.antigens.get(antigen);
    return tables ? [assessAntigen(tables, context)] : [];
  });
  return groupForecasts(group, assessments);
}
