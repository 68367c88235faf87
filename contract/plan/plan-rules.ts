import { followSeries, inOrder, antigenStatusOf } from '../doses/assessment-rules';
import type { PatientSeries } from '../doses/best-series-rules';
import { firstWithoutConflict } from '../doses/conflict-rules';
import { dayNumber, dayText, plus } from '../doses/day-number-rules';
import type { DayNumber } from '../doses/day-number-rules';
import type { Context } from '../doses/evaluation-rules';
import { intervalReference } from '../doses/interval-rules';
import { firstDay } from '../doses/judge-rules';
import type { Evaluated, Given, Patient, SeriesStatus } from '../doses/person';
import { CHINA } from '../doses/schedule/china';
import type { AntigenSeries, AntigenTables, TargetDose } from '../doses/tables';
import type { AdministeredDose } from './administered-dose';
import { isGivenFor } from './antigen-rules';
import { needsTest } from './bcg-rules';
import { isInjectedLive as isLive } from './live-rules';
import { givenTo, isImplied, patientOf } from './given-rules';
import {
  ageOf,
  followedSeries,
  isBesides,
  isExtra,
  isFor,
  lateFrom,
  PROGRAMME,
  programmeRow,
  seriesCodeOf,
} from './programme-rules';
import { PROGRAMME_END } from './schedule-code-rules';
import { seriesOf } from './schedule-rules';
import type { BookedDose, DoseReason, DoseStatus, PlannedDose, PlanPerson } from './planned-dose';

/** What a plan is computed from, and what was placed on it so far. */
interface PlanState {
  readonly patient: Patient;
  readonly today: DayNumber;
  readonly taken: ReadonlyMap<string, AdministeredDose>;
  /** Doses given, booked and placed, in order of their days. */
  all: readonly Given[];
  /** Appointments whose dose is not placed yet. */
  readonly booked: Given[];
}

/** A group of the programme on the way to its plan. */
interface Track {
  readonly tables: AntigenTables;
  /** The series that is followed. */
  followed: PatientSeries | null;
  /** Planned doses by the index of their target dose. */
  readonly planned: Map<number, PlannedDose>;
  next: Step | null;
}

/** The next dose of a group. */
interface Step {
  readonly index: number;
  readonly target: TargetDose;
  readonly candidate: Given;
  readonly earliest: DayNumber;
  readonly day: DayNumber;
}

const contextOf = ({ patient, all, today }: PlanState): Context => ({
  patient,
  all,
  tables: CHINA,
  assessment: today,
});

const withoutBooked = ({ all, booked }: PlanState): readonly Given[] =>
  all.filter((dose) => !booked.includes(dose));

/** Whether the health profile rules out what the programme gives for a target dose. */
function isRuledOut({ tables }: Track, code: string, { patient, today }: PlanState): boolean {
  return antigenStatusOf(tables, patient, today).contraindicated.has(code);
}

/** When the next dose of a group can be given; null where nothing of it is open. */
function stepOf(track: Track, state: PlanState): Step | null {
  const { followed, tables } = track;
  if (!followed || followed.forecast.status !== 'notComplete') return null;
  const { forecast, series } = followed;
  const target = series.doses[forecast.target];
  const row = target && programmeRow(target);
  if (!target || !row || !isFor(row, state.patient) || forecast.suits === null) return null;
  if (isRuledOut(track, row.code, state)) return null;
  const { patient, today } = state;
  const candidate: Given = {
    id: `planned ${target.id}`,
    code: row.code,
    product: row.product,
    day: today,
  };
  const own = state.booked.filter(({ code }) => isGivenFor(code, tables.name));
  const all = state.all.filter((dose) => !own.includes(dose));
  const history = { patient, all, tables: CHINA };
  const suits = Math.max(forecast.suits, row.begin ? plus(patient.born, row.begin) : -Infinity);
  const soonest = Math.max(suits, today);
  const free = firstWithoutConflict(row.code, all, soonest, CHINA);
  const earliest = free > soonest ? free : suits;
  const isAlone = all.every(({ isBooked }) => isBooked !== true);
  const day = isAlone ? free : firstDay(candidate, history, free);
  return day === null ? null : { index: forecast.target, target, candidate, earliest, day };
}

/** Why a dose has to wait until its day. */
function waitReason({ target, day, candidate }: Step, track: Track, state: PlanState): DoseReason {
  const { patient, all } = state;
  const { followed } = track;
  if (!followed) return 'waitAge';
  const before = followed.evaluated;
  const bounds = target.intervals.flatMap((row) => {
    const since = intervalReference(row, { patient, before, all }, Infinity);
    return since !== null && row.min ? [{ row, since, until: plus(since, row.min) }] : [];
  });
  const row = programmeRow(target);
  const ages = [target.ages[0]?.min, row?.begin].flatMap((age) =>
    age ? plus(patient.born, age) : [],
  );
  if (Math.max(patient.born, ...ages) >= day) return 'waitAge';
  const [longest] = bounds.sort((a, b) => b.until - a.until);
  if (longest && longest.until >= day) {
    if (longest.row.since.kind === 'vaccines' && track.tables.name === 'MenAC') return 'waitGroupA';
    if (longest.row.since.kind === 'observation') return 'waitBlood';
    const last = before[before.length - 1];
    return last?.given.id.startsWith('planned ') ? 'waitPrevious' : 'waitGap';
  }
  return isLive(candidate.code) ? 'waitLive' : 'waitGap';
}

/** What is the same for every status of a target dose. @param before doses of the series before it */
function bare(
  series: AntigenSeries,
  before: readonly Evaluated[],
  index: number,
  { patient, all }: PlanState,
) {
  const target = series.doses[index] as TargetDose;
  const age = ageOf(series, index);
  const code = seriesCodeOf(target);
  return {
    id: target.id,
    series: code,
    isNumbered: seriesOf(code)?.doses.length !== 1,
    doseNo: 0,
    code: programmeRow(target)?.code ?? code,
    ageMonths: age.months,
    recommended: dayText(plus(patient.born, age)),
    completeBefore: lateFrom(target, { patient, before, all }),
    earliest: null,
    bookFrom: null,
    taken: null,
  };
}

const beforeOf = ({ evaluated }: PatientSeries, index: number): readonly Evaluated[] =>
  evaluated.filter(({ satisfied }) => satisfied !== null && satisfied <= index);

/** Places the next dose of a group: on its appointment, else on the first possible day. */
function planDose(track: Track, step: Step, state: PlanState): void {
  const { index, target, candidate, day, earliest } = step;
  const { followed } = track;
  if (!followed) return;
  const today = dayText(state.today);
  const facts = {
    ...bare(followed.series, beforeOf(followed, index), index, state),
    earliest: dayText(earliest),
    bookFrom: dayText(day),
  };
  const isLate = facts.completeBefore !== null && today >= facts.completeBefore;
  const isAfterTest = needsTest(facts.series, dayText(state.patient.born), today);
  const planned: PlannedDose =
    day > state.today
      ? { ...facts, status: 'upcoming', reason: waitReason(step, track, state) }
      : isLate
        ? { ...facts, status: 'overdue', reason: isAfterTest ? 'bcgTest' : 'late' }
        : { ...facts, status: 'due', reason: 'ageReached' };
  track.planned.set(index, planned);
  const insertIndex = state.booked.findIndex(({ code }) => isGivenFor(code, track.tables.name));
  if (insertIndex >= 0) state.booked.splice(insertIndex, 1);
  else state.all = inOrder([...state.all, { ...candidate, id: `planned ${target.id}`, day }]);
}

const CLOSED: Partial<Record<string, readonly [DoseStatus, DoseReason]>> = {
  BCG: ['tooLate', 'bcgTooOld'],
  DTP: ['tooLate', 'dtapTooOld'],
  MenA: ['notNeeded', 'acInstead'],
};

/** Why nothing more of a group is planned. */
function closedAs(track: Track, state: PlanState): readonly [DoseStatus, DoseReason] {
  const { tables, followed } = track;
  const { patient } = state;
  if (tables.name === 'HPV2' && patient.gender !== 'female') return ['notNeeded', 'girlsOnly'];
  const row = followed?.series.doses[followed.forecast.target] ?? followed?.series.doses[0];
  const own = row && programmeRow(row);
  if (own && !isFor(own, patient)) return ['notNeeded', 'bornBefore'];
  const status: SeriesStatus = followed?.forecast.status ?? 'notRecommended';
  if (status === 'contraindicated') return ['onHold', 'doctorDecides'];
  if (status === 'notComplete' && own && isRuledOut(track, own.code, state))
    return ['onHold', 'otherVaccine'];
  if (status === 'agedOut') return CLOSED[tables.name] ?? ['notNeeded', 'adult'];
  return status === 'notComplete' ? ['notNeeded', 'adult'] : ['notNeeded', 'laterRecorded'];
}

/** Whether a target dose is given as this vaccine: one that only counts for it was not early, but another one. */
const isOwn = (target: TargetDose | undefined, { code }: Given): boolean =>
  target?.preferable.some((row) => row.code === code) === true;

/** Doses on record of the followed series. */
function done(track: Track, state: PlanState): void {
  const { followed } = track;
  if (!followed) return;
  for (const { given, satisfied, isEarly, isPreferable } of followed.evaluated) {
    if (satisfied === null || given.id.startsWith('planned ')) continue;
    const index = satisfied - 1;
    if (given.isBooked === true) continue;
    const facts = bare(followed.series, beforeOf(followed, index), index, state);
    const isBefore = isEarly || (!isPreferable && isOwn(followed.series.doses[index], given));
    const record = state.taken.get(given.id);
    track.planned.set(
      index,
      isImplied(given)
        ? { ...facts, status: 'notNeeded', reason: 'laterRecorded' }
        : {
            ...facts,
            status: 'done',
            reason: isBefore ? 'early' : 'onRecord',
            taken: record ? { id: record.id, source: record.source, day: record.day } : null,
          },
    );
  }
}

/** The doses of a group in the order of their numbers; those that need not be shown only where something is known of them. */
function shown(track: Track, state: PlanState): readonly PlannedDose[] {
  const series = track.followed?.series ?? track.tables.series[0];
  if (!series) return [];
  const [status, reason] = closedAs(track, state);
  const byId = new Map<string, PlannedDose>();
  for (const planned of track.planned.values()) byId.set(planned.id, planned);
  const usual = series.kind === 'evaluationOnly' ? usualSeries(track.tables) : series;
  for (const [index, target] of usual.doses.entries())
    if (!byId.has(target.id) && !isExtra(target))
      byId.set(target.id, { ...bare(usual, [], index, state), status, reason });
  return [...byId.values()]
    .sort((a, b) => orderOf(a.id) - orderOf(b.id))
    .map((dose, index, [first]) => ({
      ...dose,
      doseNo: first !== undefined && isBesides(first) ? index : index + 1,
    }));
}
const usualSeries = ({ series }: AntigenTables): AntigenSeries =>
  series.find(({ isDefault }) => isDefault) as AntigenSeries;

/** `hpv2-1b` is between `hpv2-1` and `hpv2-2`, `polio-ipv` after all. */
function orderOf(id: string): number {
  const [, number, letter] = /-(\d)(\w?)$/.exec(id) ?? [];
  return number === undefined ? 9 : Number(number) + (letter ? 0.5 : 0);
}

/**
 * The programme for a person: every dose with its status, its days and why, by the one evaluation of doses (contract/doses).
 * Doses that do not count leave theirs open; only missing ones are planned, and no series is restarted. The clinic has the
 * final decision.
 * @param taken doses after `today` are left out
 * @param booked appointments, the next one first; other injected live vaccines keep the interval to them
 */
export function planOf(
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  today: string,
  booked: readonly BookedDose[] = [],
): readonly PlannedDose[] {
  const all = givenTo(person, taken, today, booked);
  const state: PlanState = {
    patient: patientOf(person),
    today: dayNumber(today),
    taken: new Map(taken.map((dose) => [dose.id, dose])),
    all,
    booked: all.filter(({ isBooked }) => isBooked),
  };
  const end = plus(state.patient.born, { months: PROGRAMME_END, days: 0 });
  const tracks = PROGRAMME.map((tables): Track => ({
    tables,
    followed: null,
    planned: new Map(),
    next: null,
  }));
  const refresh = (track: Track): void => {
    const { tables, followed } = track;
    const context = contextOf({ ...state, all: withoutBooked(state) });
    // What is placed belongs to the series that was followed from the start.
    track.followed = followed
      ? followSeries(followed.series, tables, context)
      : followedSeries(tables, context);
    track.next = stepOf(track, state);
  };
  for (const track of tracks) {
    refresh(track);
    done(track, state);
  }
  for (;;) {
    const open = tracks.filter(({ next }) => next !== null && next.day < end);
    const [track] = [...open].sort((a, b) => (a.next?.day ?? 0) - (b.next?.day ?? 0));
    if (!track?.next) break;
    const { index, candidate } = track.next;
    planDose(track, track.next, state);
    for (const each of tracks) if (each === track || concerns(candidate, each)) refresh(each);
    // A dose that would not count on its own day is not planned again and again.
    if (track.next?.index === index) track.next = null;
  }
  return tracks.flatMap((track) => shown(track, state));
}

/** Vaccines whose doses may move those of a group: that conflict with them, or that an interval counts from. */
const MOVING = new Map(
  PROGRAMME.map((tables) => {
    const targets = tables.series.flatMap(({ doses }) => doses);
    const own = targets.flatMap(({ preferable }) => preferable.map(({ code }) => code));
    const since = targets.flatMap(({ intervals }) =>
      intervals.flatMap((row) => (row.since.kind === 'vaccines' ? [...row.since.codes] : [])),
    );
    const near = own.flatMap((code) => [...(CHINA.conflicts.get(code)?.keys() ?? [])]);
    return [tables, new Set([...since, ...near])] as const;
  }),
);
/** Whether a placed dose may move the next one of another group. */
const concerns = ({ code }: Given, { tables }: Track): boolean =>
  MOVING.get(tables)?.has(code) === true;
