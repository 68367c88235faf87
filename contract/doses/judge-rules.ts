import {
  dosesOf,
  inOrder,
  isWithin,
  NO_GROUPS,
  relevantSeries,
  antigenStatusOf,
} from './assessment-rules';
import { conflictsWith, firstWithoutConflict } from './conflict-rules';
import { plus } from './day-number-rules';
import type { DayNumber } from './day-number-rules';
import { evaluateSeries } from './evaluation-rules';
import type { Context, EvaluatedSeries, History } from './evaluation-rules';
import { forecastSeries } from './forecast-rules';
import type { Forecast } from './forecast-rules';
import type { Evaluated, Given, Patient } from './person';
import type { AntigenSeries, AntigenTables, TargetDose, VaccineRow } from './tables';

/*
 * The one question that every way to an appointment asks: with what was given and what is booked, is this product on this day
 * valid, and as which dose?
 */

export type Refusal =
  | 'tooYoung'
  | 'tooOld'
  /** Too near to the dose before. */
  | 'tooSoon'
  /** Too near to a dose of another vaccine. */
  | 'conflict'
  /** Nothing of it is missing. */
  | 'complete'
  /** Another vaccine was begun, or is due first. */
  | 'wrongVaccine'
  /** Not for this sex, or for this year of birth. */
  | 'wrongPerson'
  | 'contraindicated'
  /** It would spoil another appointment. */
  | 'disturbs';

/** The target dose that a dose is given for. */
export interface TargetOf {
  readonly id: string;
  /** Which dose of the course it is for this person, from 1. */
  readonly number: number;
  readonly row: TargetDose;
}

export interface Judgement {
  readonly refusal: Refusal | null;
  /** The first of the antigens that it is given for; null where it is refused before it reaches one. */
  readonly target: TargetOf | null;
  /** What it is too near to, or would spoil. */
  readonly other: Given | null;
  /** It repeats what is complete: another season, years later, a new exposure. */
  readonly isRepeat: boolean;
}

const contextOf = (history: History, at: DayNumber): Context => ({ ...history, assessment: at });

const validIn = ({ evaluated }: EvaluatedSeries): number =>
  evaluated.filter(({ satisfied }) => satisfied !== null).length;

/** The antigens that a vaccine is given for at an age, and those that it only counts for. */
function antigensOf(
  code: string,
  day: DayNumber,
  { patient, tables }: History,
  isOther: boolean,
): readonly AntigenTables[] {
  return (tables.associations.get(code) ?? [])
    .filter((each) => each.isOther === isOther && isWithin(each, patient.born, day))
    .flatMap(({ antigen }) => tables.antigens.get(antigen) ?? []);
}

/** Series that were compared with a history: the days that are tried change what is asked, not what was given. */
const compared = new WeakMap<History, Map<AntigenSeries, EvaluatedSeries>>();

/** A series compared with what a person was given of its antigen, whatever the day that is asked about. */
function evaluatedIn(
  series: AntigenSeries,
  { name }: AntigenTables,
  history: History,
): EvaluatedSeries {
  const known = compared.get(history) ?? new Map<AntigenSeries, EvaluatedSeries>();
  compared.set(history, known);
  const found = known.get(series);
  if (found) return found;
  const { patient, all, tables } = history;
  const given = dosesOf(name, all, tables, patient.born);
  const evaluated = evaluateSeries(series, given, history, NO_GROUPS);
  known.set(series, evaluated);
  return evaluated;
}

/**
 * The series that a person may go on with: those that the most doses on record satisfy; all of them while there is none. Of
 * doses without a product several may be meant. A series for a risk replaces the others.
 */
export function openSeries(
  antigen: AntigenTables,
  history: History,
  at: DayNumber,
): readonly EvaluatedSeries[] {
  const relevant = relevantSeries(antigen, history.patient, at);
  const risks = relevant.filter(({ kind }) => kind === 'risk');
  const followed = (risks.length > 0 ? risks : relevant)
    .map((series) => evaluatedIn(series, antigen, history))
    .filter(({ series, next }) => series.kind !== 'evaluationOnly' || next >= series.doses.length);
  const most = Math.max(0, ...followed.map(validIn));
  return followed.filter((each) => validIn(each) === most);
}

const isOf = (row: VaccineRow, { code, product }: Given): boolean =>
  row.code === code && (row.product === null || product === null || row.product === product);

/** Why a product is not one of those for a target dose. */
function misfit(rows: readonly VaccineRow[], candidate: Given, patient: Patient): Refusal {
  const own = rows.filter((row) => isOf(row, candidate));
  if (own.length === 0) return 'wrongVaccine';
  const personal = own.filter(
    ({ gender, bornFrom }) =>
      (gender === null || gender === patient.gender) && patient.born >= bornFrom,
  );
  if (personal.length === 0) return 'wrongPerson';
  const isYoung = personal.every(
    ({ begin }) => begin !== null && candidate.day < plus(patient.born, begin),
  );
  return isYoung ? 'tooYoung' : 'tooOld';
}

const nowhere = (refusal: Refusal): Judgement => ({
  refusal,
  target: null,
  other: null,
  isRepeat: false,
});

const REFUSALS: Readonly<Record<NonNullable<Evaluated['reason']>, Refusal>> = {
  tooYoung: 'tooYoung',
  tooOld: 'tooOld',
  tooSoon: 'tooSoon',
  conflict: 'conflict',
  inadvertent: 'wrongVaccine',
  wrongVaccine: 'wrongVaccine',
  complete: 'complete',
  restarted: 'complete',
  substandard: 'complete',
};

/**
 * Which dose of the course a satisfied target dose is: doses of earlier courses are not of it, and what is repeated for a
 * season, a year or an exposure is the first one again.
 */
function numberOf({ evaluated, series }: EvaluatedSeries, row: Evaluated): number {
  const { isRecurring = false, repeatWithin = null } = series.doses[row.target] ?? {};
  const isOfRepetition = ({ given, target }: Evaluated): boolean =>
    target === row.target && repeatWithin !== null && plus(given.day, repeatWithin) > row.given.day;
  const before = evaluated.filter(
    (each) =>
      each.satisfied !== null &&
      each.given.day < row.given.day &&
      (!isRecurring || isOfRepetition(each)),
  );
  return before.length + 1;
}

/** The target dose that a dose of a series was compared with. */
export function targetOf(done: EvaluatedSeries, row: Evaluated): TargetOf | null {
  const target = done.series.doses[row.target];
  return target ? { id: target.id, number: numberOf(done, row), row: target } : null;
}

/** How a candidate stands in one series: accepted, or why not. */
function standIn(
  series: AntigenSeries,
  candidate: Given,
  antigen: AntigenTables,
  history: History,
): Judgement {
  const { patient } = history;
  const done = evaluatedIn(series, antigen, history);
  const row = done.evaluated.find((each) => each.given.id === candidate.id);
  const doses = series.doses;
  const lastRows = doses[doses.length - 1]?.preferable ?? [];
  if (!row) return nowhere('wrongVaccine');
  const target = doses[row.target];
  const isRepeat = target !== undefined && target.isRecurring;
  const named = targetOf(done, row);
  const refuse = (refusal: Refusal): Judgement => ({
    refusal,
    target: named,
    other: row.conflict,
    isRepeat,
  });
  const rows = target?.preferable ?? lastRows;
  if (row.status === 'notValid' && rows.every(({ code }) => code !== candidate.code))
    return refuse('wrongVaccine');
  if (row.status !== 'valid') {
    const refusal = REFUSALS[row.reason ?? 'complete'];
    return refuse(
      refusal === 'wrongVaccine'
        ? misfit(target?.preferable ?? lastRows, candidate, patient)
        : refusal,
    );
  }
  if (!row.isPreferable) return refuse(misfit(target?.preferable ?? [], candidate, patient));
  if (row.isEarly) {
    const min = target?.ages[0]?.min;
    return refuse(min && candidate.day < plus(patient.born, min) ? 'tooYoung' : 'tooSoon');
  }
  return { refusal: null, target: named, other: null, isRepeat };
}

const RANK: readonly (Refusal | null)[] = [
  null,
  'conflict',
  'tooSoon',
  'tooYoung',
  'complete',
  'disturbs',
  'contraindicated',
  'tooOld',
  'wrongVaccine',
  'wrongPerson',
];
/** The best of several: accepted, else what waiting helps against. */
const bestOf = (all: readonly Judgement[]): Judgement =>
  [...all].sort((a, b) => RANK.indexOf(a.refusal) - RANK.indexOf(b.refusal))[0] ??
  nowhere('wrongVaccine');

/** How a candidate stands for one antigen that it is given for. */
function standFor(
  antigen: AntigenTables,
  candidate: Given,
  before: History,
  after: History,
): Judgement {
  const antigenStatus = antigenStatusOf(antigen, before.patient, candidate.day);
  if (antigenStatus.isContraindicated || antigenStatus.contraindicated.has(candidate.code))
    return nowhere('contraindicated');
  return bestOf(
    openSeries(antigen, before, candidate.day).map(({ series }) =>
      standIn(series, candidate, antigen, after),
    ),
  );
}

/** The appointment that a candidate would spoil; null: none. */
function spoilt(candidate: Given, before: History, after: History): Given | null {
  const counts = (dose: Given, history: History): boolean =>
    antigensOf(dose.code, dose.day, history, false).some((antigen) =>
      openSeries(antigen, history, dose.day).some(({ evaluated }) =>
        evaluated.some(
          ({ given, status, isEarly }) => given.id === dose.id && status === 'valid' && !isEarly,
        ),
      ),
    );
  // Whatever else is to be said of an appointment, it is not brought too near to another vaccine.
  const isTooNear = (dose: Given): boolean =>
    conflictsWith(dose, [candidate], () => undefined, before.tables) !== null;
  return (
    before.all.find(
      (dose) =>
        dose.isBooked === true &&
        dose.id !== candidate.id &&
        (isTooNear(dose) || (counts(dose, before) && !counts(dose, after))),
    ) ?? null
  );
}

/**
 * Whether a product may be given on a day, and as which dose. A combination has to suit each of its antigens, and be missing
 * for one of them.
 * @param history without the candidate, nor the appointment that it replaces
 */
export function judge(candidate: Given, history: History): Judgement {
  const after: History = { ...history, all: inOrder([...history.all, candidate]) };
  const antigens = antigensOf(candidate.code, candidate.day, history, false);
  const stands = antigens.map((antigen) => standFor(antigen, candidate, history, after));
  const refused = stands.find(({ refusal }) => refusal !== null && refusal !== 'complete');
  if (refused) return refused;
  const accepted = stands.find(({ refusal }) => refusal === null);
  if (!accepted) return bestOf(stands);
  const other = spoilt(candidate, history, after);
  return other ? { ...accepted, refusal: 'disturbs', other } : accepted;
}

/** Forecasts of the series that a product goes on with in one antigen, each with the first day that its ages leave. */
function forecastsFor(antigen: AntigenTables, candidate: Given, history: History) {
  const { patient } = history;
  const context = contextOf(history, candidate.day);
  const antigenStatus = {
    ...antigenStatusOf(antigen, patient, candidate.day),
    completedGroups: NO_GROUPS,
  };
  return openSeries(antigen, history, candidate.day).flatMap((done) => {
    const forecast = forecastSeries(done, context, antigenStatus);
    const { suits, target } = forecast;
    const rows = done.series.doses[target]?.preferable.filter((row) => isOf(row, candidate)) ?? [];
    if (suits === null || rows.length === 0) return [];
    const begins = rows.map(({ begin }) => (begin ? plus(patient.born, begin) : -Infinity));
    return [{ forecast, first: Math.max(suits, Math.min(...begins)) }];
  });
}

/** The first day that age, intervals and conflicts leave for a product by the forecasts of one antigen. */
function soonestOf(
  forecasts: ReturnType<typeof forecastsFor>,
  { code, day }: Given,
  { all, tables }: History,
): DayNumber {
  const first = Math.min(...forecasts.map((each) => each.first));
  return firstWithoutConflict(code, all, Math.max(day, first), tables);
}

/** Days that are tried after the first possible one; another appointment takes at most twice its interval. */
const TRIED = 90;

/** The first day from one on at which no observation that will end rules a vaccine out. */
function freeFrom(code: string, history: History, from: DayNumber): DayNumber {
  const { patient } = history;
  const isRuledOut = (day: DayNumber): boolean =>
    antigensOf(code, day, history, false).some((antigen) => {
      const antigenStatus = antigenStatusOf(antigen, patient, day);
      return antigenStatus.isContraindicated || antigenStatus.contraindicated.has(code);
    });
  const ends = [...(patient.ends?.values() ?? [])].filter((day) => day > from);
  return [from, ...ends.sort((a, b) => a - b)].find((day) => !isRuledOut(day)) ?? from;
}

/** Refusals that an observation leads to. */
const BY_OBSERVATION: ReadonlySet<Refusal | null> = new Set<Refusal>([
  'contraindicated',
  'tooSoon',
]);

/** The observations of a person each of which alone refuses a candidate that would not be refused so without any. */
export function observationsAgainst(candidate: Given, history: History): readonly string[] {
  const refusalWith = (observations: Patient['observations']): Refusal | null =>
    judge(candidate, { ...history, patient: { ...history.patient, observations } }).refusal;
  const without = refusalWith(new Map());
  return [...history.patient.observations].flatMap(([code, day]) => {
    const refusal = refusalWith(new Map([[code, day]]));
    return refusal !== without && BY_OBSERVATION.has(refusal) ? [code] : [];
  });
}

/** Refusals that no later day lifts where no series of the product has a dose to come. */
const FOR_GOOD: ReadonlySet<Refusal | null> = new Set<Refusal>([
  'complete',
  'tooOld',
  'wrongPerson',
  'wrongVaccine',
]);

/** A day on which a product may be given, and as which dose. */
export interface JudgedDay extends Pick<Judgement, 'target' | 'isRepeat'> {
  readonly day: DayNumber;
  /** Recommended day and last day that is not past due, by the first antigen with a place for it; null where the tables name none. */
  readonly dates: Pick<Forecast, 'recommended' | 'pastDue'>;
}

const NO_DATES: JudgedDay['dates'] = { recommended: null, pastDue: null };

/** The dates of the soonest of an antigen's forecasts. */
function datesIn(forecasts: ReturnType<typeof forecastsFor>): JudgedDay['dates'] {
  const [soonest] = [...forecasts].sort((a, b) => a.first - b.first);
  if (!soonest) return NO_DATES;
  const { recommended, unadjustedPastDue: pastDue } = soonest.forecast;
  return { recommended, pastDue };
}

/** The first day from one on at which a product may be given; null where waiting does not help. */
export function firstJudged(candidate: Given, history: History, from: DayNumber): JudgedDay | null {
  const asked: Given = { ...candidate, day: from };
  const forecasts = antigensOf(candidate.code, from, history, false)
    .map((antigen) => forecastsFor(antigen, asked, history))
    .filter(({ length }) => length > 0);
  const known = forecasts.map((each) => soonestOf(each, asked, history));
  const start = Math.max(freeFrom(candidate.code, history, from), ...known);
  for (let day = start; day <= start + TRIED; day += 1) {
    const { refusal, target, isRepeat } = judge({ ...candidate, day }, history);
    if (refusal === null) return { day, target, isRepeat, dates: datesIn(forecasts[0] ?? []) };
    if (known.length === 0 && FOR_GOOD.has(refusal)) return null;
  }
  return null;
}

/** The day of {@link firstJudged}. */
export const firstDay = (candidate: Given, history: History, from: DayNumber): DayNumber | null =>
  firstJudged(candidate, history, from)?.day ?? null;
