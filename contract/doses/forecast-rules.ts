import { conflictsEnd } from './conflict-rules';
import { plus, seasonStart } from './day-number-rules';
import type { DayNumber, Duration } from './day-number-rules';
import type { Context, EvaluatedSeries, TargetStatus } from './evaluation-rules';
import { intervalReference, isInForce } from './interval-rules';
import type { IntervalHistory } from './interval-rules';
import type { SeriesStatus } from './person';
import { canSkip } from './skip-rules';
import type { CompletedGroups } from './skip-rules';
import type { IntervalRow, TargetDose } from './tables';

/** What is due next of a series (chapter 7). Days are null where nothing is due, or the tables name none. */
export interface Forecast {
  readonly status: SeriesStatus;
  /** Index of the target dose. */
  readonly target: number;
  readonly targets: readonly TargetStatus[];
  /** Doses satisfied, and one (FORECASTDN-1). */
  readonly doseNo: number;
  readonly earliest: DayNumber | null;
  /** `earliest` without conflicts: by age, intervals and season. */
  readonly suits: DayNumber | null;
  readonly recommended: DayNumber | null;
  readonly pastDue: DayNumber | null;
  /** Last day. */
  readonly latest: DayNumber | null;
  /** Before adjustment to the earliest day. */
  readonly unadjustedRecommended: DayNumber | null;
  readonly unadjustedPastDue: DayNumber | null;
  /** All intervals of the target dose take precedence (FORECASTPRIORITY-1). */
  readonly isPriority: boolean;
}

/** What holds for the antigen as a whole (7.2 and 7.3). */
export interface AntigenStatus {
  readonly isImmune: boolean;
  readonly isContraindicated: boolean;
  /** Codes that are contraindicated. */
  readonly contraindicated: ReadonlySet<string>;
  readonly completedGroups: CompletedGroups;
}

const latestOf = (days: readonly (DayNumber | null)[]): DayNumber | null => {
  let last: DayNumber | null = null;
  for (const day of days) if (day !== null && (last === null || day > last)) last = day;
  return last;
};

const nothing = (
  status: SeriesStatus,
  targets: readonly TargetStatus[],
  target: number,
  doseNo: number,
): Forecast => ({
  status,
  targets,
  target,
  doseNo,
  earliest: null,
  suits: null,
  recommended: null,
  pastDue: null,
  latest: null,
  unadjustedRecommended: null,
  unadjustedPastDue: null,
  isPriority: false,
});

/** The days of an interval's column, counted from what it is since. */
const intervalDays = (
  rows: readonly IntervalRow[],
  history: IntervalHistory,
  assessment: DayNumber,
  column: 'min' | 'earliestRecommended' | 'latestRecommended',
): (DayNumber | null)[] =>
  rows.map((row) => {
    const since = intervalReference(row, history, Infinity);
    const length = row[column];
    return since === null || length === null || !isInForce(row, assessment)
      ? null
      : plus(since, length);
  });

/**
 * Number of the dose that is due: the doses that satisfied a target dose of this series, of a season only from its first day
 * on, and one (FORECASTDN-1).
 */
function doseNumber({ series, evaluated }: EvaluatedSeries, index: number): number {
  const start = series.doses[index]?.season?.start ?? null;
  const counted = evaluated.filter(({ satisfied, given }) => {
    if (satisfied === null) return false;
    const own = series.doses[satisfied - 1]?.season?.start ?? null;
    return own === null || start === null || given.day >= own;
  });
  return counted.length + 1;
}

/**
 * Dates of the next dose (7.5); null where nothing bounds its earliest day (FORECASTDTCAN-1): that day is then the end of time
 * (table 7-9), and nobody is recommended a booster of what was never begun.
 */
function datesOf(
  target: TargetDose,
  { evaluated }: EvaluatedSeries,
  context: Context,
  antigenStatus: AntigenStatus,
) {
  const { patient, all, assessment, tables } = context;
  const ages = target.ages.find((row) => isInForce(row, assessment));
  const age = (length: Duration | null | undefined): DayNumber | null =>
    length ? plus(patient.born, length) : null;
  const history: IntervalHistory = { patient, before: evaluated, all };
  const interval = (column: 'min' | 'earliestRecommended' | 'latestRecommended') =>
    intervalDays(target.intervals, history, assessment, column);
  const preferable = target.preferable
    .map(({ code }) => code)
    .filter((code) => !antigenStatus.contraindicated.has(code));
  const last = evaluated[evaluated.length - 1];
  const counted = [...evaluated].reverse().find(({ status }) => status === 'valid');
  const season =
    target.seasonBegins !== null && counted
      ? plus(seasonStart(counted.given.day, target.seasonBegins), { months: 12, days: 0 })
      : null;
  const suits = latestOf([
    age(ages?.min),
    ...interval('min'),
    target.season?.start ?? null,
    season,
    last?.given.day ?? null,
  ]);
  const earliest = latestOf([suits, conflictsEnd(preferable, all, tables)]);
  if (earliest === null) return null;
  const unadjustedRecommended =
    age(ages?.earliestRecommended) ?? latestOf(interval('earliestRecommended'));
  const pastDueDay = age(ages?.latestRecommended) ?? latestOf(interval('latestRecommended'));
  const unadjustedPastDue = pastDueDay === null ? null : pastDueDay - 1;
  const max = age(ages?.max);
  const rows = target.intervals.filter((row) => isInForce(row, assessment));
  return {
    earliest,
    suits,
    recommended: latestOf([earliest, unadjustedRecommended]),
    pastDue: unadjustedPastDue === null ? null : Math.max(earliest, unadjustedPastDue),
    latest: max === null ? null : max - 1,
    unadjustedRecommended: unadjustedRecommended ?? earliest,
    unadjustedPastDue,
    isPriority: rows.length > 0 && rows.every(({ isPriority }) => isPriority),
  };
}

/** What is due next of an evaluated series (CDSi 4.5, chapter 7). */
export function forecastSeries(
  done: EvaluatedSeries,
  context: Context,
  antigenStatus: AntigenStatus,
): Forecast {
  const { series, evaluated } = done;
  const { patient, assessment } = context;
  const targets: TargetStatus[] = [...done.targets];
  let next = done.next;
  const skips = (target: TargetDose, reference: DayNumber): boolean =>
    canSkip(target.skips, 'forecast', {
      patient,
      before: evaluated,
      all: context.all,
      reference,
      completedGroups: antigenStatus.completedGroups,
      completedBefore: Infinity,
    });
  for (;;) {
    let target = series.doses[next];
    while (target !== undefined && skips(target, assessment)) {
      targets.push('skipped');
      next += 1;
      target = series.doses[next];
    }
    const none = (status: SeriesStatus): Forecast =>
      nothing(status, targets, next, doseNumber(done, next));
    if (antigenStatus.isImmune) return none('immune');
    if (target === undefined)
      return antigenStatus.isContraindicated && !targets.includes('satisfied')
        ? none('contraindicated')
        : none(targets.includes('satisfied') ? 'complete' : 'notRecommended');
    if (antigenStatus.isContraindicated) return none('contraindicated');
    if (target.season?.end != null && assessment > target.season.end) return none('notRecommended');
    const max = target.ages.find((row) => isInForce(row, assessment))?.max;
    const maxDay = max ? plus(patient.born, max) : Infinity;
    if (assessment >= maxDay) return none('agedOut');
    const dates = datesOf(target, done, context, antigenStatus);
    if (dates === null || dates.earliest >= maxDay) return none('agedOut');
    if (skips(target, dates.earliest)) {
      targets.push('skipped');
      next += 1;
      continue;
    }
    return {
      status: target.isOptional && targets.includes('satisfied') ? 'complete' : 'notComplete',
      target: next,
      targets,
      doseNo: doseNumber(done, next),
      ...dates,
    };
  }
}
