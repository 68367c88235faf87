import { conflictsWith } from './conflict-rules';
import { plus, seasonStart } from './day-number-rules';
import type { DayNumber, Duration } from './day-number-rules';
import { isInForce, keepsInterval } from './interval-rules';
import type { IntervalHistory } from './interval-rules';
import type { Evaluated, EvaluationReason, EvaluationStatus, Given, Patient } from './person';
import { canSkip } from './skip-rules';
import type { CompletedGroups } from './skip-rules';
import type { AntigenSeries, IntervalRow, Tables, TargetDose, VaccineRow } from './tables';

export type TargetStatus = 'satisfied' | 'skipped' | 'notSatisfied';

/** A series with the doses of a person compared with its target doses. */
export interface EvaluatedSeries {
  readonly series: AntigenSeries;
  readonly evaluated: readonly Evaluated[];
  /** Status of each target dose so far; one that recurs is there again for each dose. */
  readonly targets: readonly TargetStatus[];
  /** Index in the series of the target dose that comes next; its length after the last. */
  readonly next: number;
}

/** A person with everything given and booked, in order of the days. An evaluation asks for no more: not for the day on which it is made. */
export interface History {
  readonly patient: Patient;
  readonly all: readonly Given[];
  readonly tables: Tables;
}

/** What a forecast reads. */
export interface Context extends History {
  readonly assessment: DayNumber;
}

type Verdict = Pick<Evaluated, 'status' | 'reason' | 'isEarly' | 'isPreferable' | 'conflict'>;

const bare = (status: EvaluationStatus, reason: EvaluationReason | null): Verdict => ({
  status,
  reason,
  isEarly: false,
  isPreferable: false,
  conflict: null,
});
const notValid = (reason: EvaluationReason): Verdict => bare('notValid', reason);

const dateOf = (born: DayNumber, age: Duration | null, none: number): number =>
  age === null ? none : plus(born, age);

/** The age of a dose (table 6-15). */
function ageVerdict({ ages }: TargetDose, { born }: Patient, day: DayNumber): Verdict {
  const verdict = bare('valid', null);
  for (const row of ages) {
    if (!isInForce(row, day)) continue;
    if (day < dateOf(born, row.absoluteMin, -Infinity)) return notValid('tooYoung');
    if (day >= dateOf(born, row.max, Infinity)) return bare('extraneous', 'tooOld');
    if (day < dateOf(born, row.min, -Infinity)) return { ...verdict, isEarly: true };
  }
  return verdict;
}

/** The worst of some intervals: too soon, in grace, or kept. */
function worstInterval(
  rows: readonly IntervalRow[],
  history: IntervalHistory,
  day: DayNumber,
  whenUnknown: 'kept' | 'tooSoon',
): 'kept' | 'grace' | 'tooSoon' {
  let worst: 'kept' | 'grace' = 'kept';
  for (const row of rows) {
    if (!isInForce(row, day)) continue;
    const found = keepsInterval(row, history, day, whenUnknown);
    if (found === 'tooSoon') return found;
    if (found === 'grace') worst = found;
  }
  return worst;
}

/** Whether a dose is of one of some vaccines, at their ages (6.8 and 6.9). */
export const isOneOf = (
  rows: readonly VaccineRow[],
  { code, product, day }: Pick<Given, 'code' | 'product' | 'day'>,
  { born, gender }: Patient,
): boolean =>
  rows.some(
    (row) =>
      row.code === code &&
      isInForce(row, day) &&
      (row.product === null || product === null || row.product === product) &&
      (row.gender === null || row.gender === gender) &&
      born >= row.bornFrom &&
      day >= dateOf(born, row.begin, -Infinity) &&
      day < dateOf(born, row.end, Infinity),
  );

/** A season that has a valid dose needs no other. */
function isInSameSeason(
  { seasonBegins }: TargetDose,
  given: Given,
  before: readonly Evaluated[],
): boolean {
  if (seasonBegins === null) return false;
  const last = [...before].reverse().find(({ status }) => status === 'valid');
  return last !== undefined && last.given.day >= seasonStart(given.day, seasonBegins);
}

function verdictOf(
  target: TargetDose,
  given: Given,
  before: readonly Evaluated[],
  context: History,
): Verdict {
  const { patient, tables, all } = context;
  if (target.inadvertent.has(given.code)) return notValid('inadvertent');
  const age = ageVerdict(target, patient, given.day);
  if (age.status !== 'valid') return age;
  if (isInSameSeason(target, given, before)) return bare('extraneous', 'complete');
  const history = { patient, before, all };
  const preferred = worstInterval(target.intervals, history, given.day, 'kept');
  const allowableIntervals = target.allowableIntervals.filter((row) => isInForce(row, given.day));
  // All preferable intervals, or all allowable ones where there are any (6.5 and 6.6).
  const allowed =
    allowableIntervals.length === 0
      ? 'tooSoon'
      : worstInterval(allowableIntervals, history, given.day, 'tooSoon');
  if (preferred === 'tooSoon' && allowed === 'tooSoon') return notValid('tooSoon');
  const statusOf = (id: string) => before.find((each) => each.given.id === id)?.status;
  const conflict = conflictsWith(given, all, statusOf, tables);
  if (conflict) return { ...notValid('conflict'), conflict };
  const isPreferable = isOneOf(target.preferable, given, patient);
  if (!isPreferable && !isOneOf(target.allowable, given, patient)) return notValid('wrongVaccine');
  const isInGrace = preferred !== 'kept' && allowed !== 'kept';
  return { ...age, isEarly: age.isEarly || isInGrace, isPreferable };
}

/** Whether a dose begins the course anew, as the one before was left too long ago. */
function restarts({ series, evaluated, next }: Progress, given: Given): boolean {
  const last = evaluated[evaluated.length - 1];
  return (
    series.restartsAfter !== null &&
    last !== undefined &&
    next < series.doses.length &&
    series.doses[next]?.isRecurring === false &&
    given.day >= plus(last.given.day, series.restartsAfter)
  );
}

interface Progress {
  readonly series: AntigenSeries;
  readonly evaluated: Evaluated[];
  readonly targets: TargetStatus[];
  next: number;
}

/**
 * Compares the doses of an antigen with the target doses of a series, one after the other (CDSi 4.5, 4.4 and chapter 6).
 * @param given doses of the antigen, in order of their days
 * @param completedGroups series groups of the antigen that are complete by another series
 */
export function evaluateSeries(
  series: AntigenSeries,
  given: readonly Given[],
  context: History,
  completedGroups: CompletedGroups,
): EvaluatedSeries {
  const { patient } = context;
  const progress: Progress = { series, evaluated: [], targets: [], next: 0 };
  const { evaluated, targets } = progress;
  const { doses } = series;
  for (const dose of given) {
    if (dose.isSubstandard) {
      // Before all else (table 6-3): it skips no target dose, and begins no course anew.
      const verdict = bare('substandard', 'substandard');
      evaluated.push({ ...verdict, given: dose, satisfied: null, target: progress.next });
      continue;
    }
    if (restarts(progress, dose)) {
      targets.length = 0;
      progress.next = 0;
      for (const [index, each] of evaluated.entries())
        if (each.satisfied !== null)
          evaluated[index] = { ...each, satisfied: null, reason: 'restarted' };
    }
    const asked = {
      patient,
      before: evaluated,
      all: context.all,
      reference: dose.day,
      completedGroups,
      completedBefore: dose.day,
    };
    let target = doses[progress.next];
    while (target !== undefined && canSkip(target.skips, 'evaluation', asked)) {
      targets.push('skipped');
      progress.next += 1;
      target = doses[progress.next];
    }
    const at = progress.next;
    if (target === undefined) {
      const verdict = bare('extraneous', 'complete');
      evaluated.push({ ...verdict, given: dose, satisfied: null, target: at });
      continue;
    }
    const verdict = verdictOf(target, dose, evaluated, context);
    const isValid = verdict.status === 'valid';
    evaluated.push({ ...verdict, given: dose, satisfied: isValid ? at + 1 : null, target: at });
    if (!isValid) continue;
    targets.push('satisfied');
    // CDC's tables have a recurring dose also before the last one (COVID-19), which a skip leads on from; 4.4 speaks of the last.
    if (!target.isRecurring) progress.next += 1;
  }
  return { series, evaluated, targets, next: progress.next };
}
