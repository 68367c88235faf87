import { plus } from './day-number-rules';
import type { DayNumber } from './day-number-rules';
import type { EvaluatedSeries } from './evaluation-rules';
import type { Forecast } from './forecast-rules';
import type { AntigenSeries } from './tables';

/** A relevant series of a person with its evaluation and forecast. */
export interface PatientSeries extends EvaluatedSeries {
  readonly forecast: Forecast;
}

const validDoses = ({ forecast }: PatientSeries): number =>
  forecast.targets.filter((status) => status === 'satisfied').length;
const isComplete = ({ forecast }: PatientSeries): boolean => forecast.status === 'complete';
const isInProcess = (each: PatientSeries): boolean =>
  validDoses(each) > 0 && each.forecast.status === 'notComplete';
const unsatisfied = ({ series, forecast }: PatientSeries): number =>
  series.doses.length - forecast.target;

/** The day a series can be finished (SELECTB-12); null where it has no forecast. */
function finishDay({ series, forecast }: PatientSeries): DayNumber | null {
  const { earliest } = forecast;
  if (earliest === null) return null;
  const ends = series.doses
    .slice(forecast.target + 1)
    .flatMap(({ intervals }) => intervals.map(({ min }) => (min ? plus(earliest, min) : earliest)));
  return Math.max(earliest, ...ends);
}

function isCompletable(each: PatientSeries, born: DayNumber): boolean {
  const finish = finishDay(each);
  const max = each.series.doses[each.series.doses.length - 1]?.ages[0]?.max;
  return finish !== null && (!max || finish < plus(born, max));
}

/** Points of tables 8-7, 8-9 and 8-11: for one, for several, for none. */
function award(
  list: readonly PatientSeries[],
  scores: Map<PatientSeries, number>,
  has: (each: PatientSeries) => boolean,
  [one, several, none]: readonly [number, number, number],
): void {
  const those = list.filter(has);
  for (const each of list) {
    const points = !those.includes(each) ? none : those.length > 1 ? several : one;
    scores.set(each, (scores.get(each) ?? 0) + points);
  }
}

const mostOf = (values: readonly number[]): number => Math.max(...values);

function scoreInProcess(
  list: readonly PatientSeries[],
  scores: Map<PatientSeries, number>,
  born: DayNumber,
): void {
  const most = mostOf(list.map(validDoses));
  const fewest = Math.min(...list.map(unsatisfied));
  const finishes = list.filter((each) => isCompletable(each, born)).map((each) => finishDay(each));
  const soonest = Math.min(...finishes.map((day) => day ?? Infinity));
  const isProduct = ({ series, evaluated }: PatientSeries): boolean =>
    series.isProductPath && evaluated.every(({ status }) => status === 'valid');
  award(list, scores, isProduct, [2, 2, -2]);
  award(list, scores, (each) => isCompletable(each, born), [3, 3, -3]);
  award(list, scores, (each) => validDoses(each) === most, [2, 0, -2]);
  award(list, scores, (each) => unsatisfied(each) === fewest, [2, 0, -2]);
  award(
    list,
    scores,
    (each) => isCompletable(each, born) && finishDay(each) === soonest,
    [1, 0, -1],
  );
}

function scoreNoValid(
  list: readonly PatientSeries[],
  scores: Map<PatientSeries, number>,
  born: DayNumber,
): void {
  const soonest = Math.min(...list.map(({ forecast }) => forecast.earliest ?? Infinity));
  award(list, scores, ({ forecast }) => forecast.earliest === soonest, [1, 0, -1]);
  award(list, scores, (each) => isCompletable(each, born), [1, 1, -1]);
  award(list, scores, ({ series }) => series.isProductPath, [-1, -1, 1]);
}

/** The scorable series of a group with the highest score (8.3 to 8.7). */
function highest(scorable: readonly PatientSeries[], born: DayNumber): PatientSeries | null {
  const complete = scorable.filter(isComplete);
  const inProcess = scorable.filter(isInProcess);
  const scores = new Map<PatientSeries, number>();
  let list: readonly PatientSeries[];
  if (complete.length > 1) {
    list = complete;
    const most = mostOf(list.map(validDoses));
    award(list, scores, (each) => validDoses(each) === most, [1, 0, -1]);
  } else if (inProcess.length > 1) {
    list = inProcess;
    scoreInProcess(list, scores, born);
  } else if (scorable.every((each) => validDoses(each) === 0)) {
    list = scorable;
    scoreNoValid(list, scores, born);
  } else {
    // No column of table 8-5: series that were begun and can go no further, as they are contraindicated or the person is too old.
    list = scorable;
    scoreInProcess(list, scores, born);
  }
  const top = mostOf(list.map((each) => scores.get(each) ?? 0));
  return (
    list
      .filter((each) => scores.get(each) === top)
      .sort((a, b) => a.series.preference - b.series.preference)[0] ?? null
  );
}

/** Which series of a group are scored (SELECTB-24 and SELECTSCORE-2). */
function scorableOf(group: readonly PatientSeries[], born: DayNumber): readonly PatientSeries[] {
  const isAllContraindicated = group.every(({ forecast }) => forecast.status === 'contraindicated');
  const candidates = group.filter(
    ({ forecast }) => isAllContraindicated || forecast.status !== 'contraindicated',
  );
  // Of all that are relevant, also of one that is contraindicated.
  const best = group.map(({ series }) => series.priority).sort()[0];
  const hasDefault = group.some(({ series }) => series.isDefault);
  const isUntouched = group.every((each) => validDoses(each) === 0);
  const startedInTime = ({ series, evaluated }: PatientSeries): boolean => {
    const first = evaluated.find(({ status }) => status === 'valid');
    if (!first) return false;
    const { maxAgeToStart } = series;
    return maxAgeToStart === null || first.given.day < plus(born, maxAgeToStart);
  };
  return candidates.filter((each) => {
    switch (each.series.kind) {
      case 'risk':
        return each.series.priority === best;
      case 'standard':
        return startedInTime(each) || (isUntouched && !hasDefault);
      case 'evaluationOnly':
        return isComplete(each);
    }
  });
}

/** The one series of a group that is followed (8.1 to 8.7); null where the group has none. */
export function prioritizedOf(
  group: readonly PatientSeries[],
  born: DayNumber,
): PatientSeries | null {
  const scorable = scorableOf(group, born);
  const byDefault = group.find(({ series }) => series.isDefault) ?? null;
  if (scorable.length === 0) return byDefault;
  if (scorable.length === 1) return scorable[0] as PatientSeries;
  const complete = scorable.filter(isComplete);
  if (complete.length === 1) return complete[0] as PatientSeries;
  const inProcess = scorable.filter(isInProcess);
  if (complete.length === 0 && inProcess.length === 1) return inProcess[0] as PatientSeries;
  if (complete.length === 0 && inProcess.length === 0 && byDefault !== null) return byDefault;
  return highest(scorable, born) ?? byDefault;
}

/** The series that are needed to protect a person, of the prioritized ones of each group (8.8). */
export function bestOf(prioritized: readonly PatientSeries[]): readonly PatientSeries[] {
  const isEquivalent = (a: AntigenSeries, b: AntigenSeries): boolean =>
    a.group !== b.group && a.equivalentGroups.has(b.group);
  return prioritized.filter((each) => {
    if (isComplete(each)) return true;
    if (each.series.kind === 'evaluationOnly') return false;
    const others = prioritized.filter((other) => isEquivalent(each.series, other.series));
    if (others.some(isComplete)) return false;
    return each.series.kind === 'risk' || !others.some(({ series }) => series.kind === 'risk');
  });
}
