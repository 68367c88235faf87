import { addDays, addMonths, laterOf } from '../time/day-rules';
import { firstOutside } from '../subscribe/span-rules';
import type { Span } from '../subscribe/span-rules';
import { needsTest } from './bcg-rules';
import { DTAP_CHANGE, earlierRow } from './earlier-rules';
import { isInjectedLive, liveDaysOf, tooNear } from './live-rules';
import { AC_AFTER_A_MONTHS, PROGRAMME_END } from './schedule-rules';
import type { ScheduledDose, Series, SeriesCode } from './schedule-rules';
import { doseDates } from './dose-date-rules';
import type { AgeLimit, DoseDates, DoseRule } from './dose-date-rules';
import { seriesFor, doseNumbersOf } from './administered-rules';
import type { DoseNumbers, AdministeredDose } from './administered-rules';

/** Days are `YYYY-MM-DD` in Asia/Shanghai. Sex: 1 male, 2 female. */
export interface PlanPerson {
  readonly birthday: string;
  readonly sex: 1 | 2;
}

export const DOSE_STATUSES = [
  'done',
  'due',
  'overdue',
  'upcoming',
  'notNeeded',
  'tooLate',
  'unknown',
] as const;
export type DoseStatus = (typeof DOSE_STATUSES)[number];

export const DOSE_REASONS = [
  'onRecord',
  'early',
  'ageReached',
  'late',
  'bcgTest',
  'waitAge',
  'waitGap',
  'waitPrevious',
  'waitLive',
  'waitGroupA',
  'girlsOnly',
  'bornBefore',
  'adult',
  'laterRecorded',
  'acInstead',
  'bcgTooOld',
  'dtapTooOld',
  'noHistory',
] as const;
/** Why a dose has its status; the client translates it. */
export type DoseReason = (typeof DOSE_REASONS)[number];

/** One dose of the programme for one person. */
export interface PlannedDose {
  readonly id: string;
  readonly series: SeriesCode;
  readonly doseNo: number;
  /** Recommended age in months. */
  readonly ageMonths: number;
  readonly status: DoseStatus;
  readonly reason: DoseReason;
  /** First day that age, interval and live vaccines allow, counted after the open doses before it; null unless open. */
  readonly earliest: string | null;
  /** `earliest`, but not before today: the day to book from. null unless open. */
  readonly bookFrom: string | null;
  readonly recommended: string;
  /** First day on which it is late; null where the programme has none. */
  readonly completeBefore: string | null;
  /** The dose on record. */
  readonly taken: Pick<AdministeredDose, 'id' | 'source' | 'day'> | null;
}

interface Candidate {
  readonly byRules: string;
  readonly day: string;
  readonly reason: DoseReason;
}

const ruleOf = ({ age, gap, before, beforeDays }: ScheduledDose): DoseRule & AgeLimit => ({
  minAgeDays: 0,
  ageMonths: age,
  minIntervalDays: gap && 'days' in gap ? gap.days : 0,
  gapMonths: gap && 'months' in gap ? gap.months : null,
  maxAgeDays: beforeDays === undefined ? null : beforeDays - 1,
  beforeMonths: before ?? null,
});

/** The days of a dose of the programme. @param before day of the dose before, where it is known */
export const scheduledDates = (
  dose: ScheduledDose,
  { birthday }: Pick<PlanPerson, 'birthday'>,
  before: string | undefined,
): DoseDates => doseDates(ruleOf(dose), birthday, before ?? null);

/**
 * State of computing a plan: constant inputs, and `tooNear`, `days` and `unplaced`, which change with each placed dose.
 */
interface PlanState {
  readonly person: PlanPerson;
  readonly today: string;
  readonly slots: ReadonlyMap<SeriesCode, DoseNumbers>;
  /** Days too near to an injected live vaccine that is administered or planned. */
  readonly tooNear: Span[];
  /** Administered or planned day of each dose, by dose id. */
  readonly days: Map<string, string>;
  /** Injected live vaccines that have an appointment, and those of them whose dose is not placed yet. */
  readonly booked: readonly BookedDose[];
  readonly unplaced: BookedDose[];
}

/** An appointment; it is for the first open dose of its vaccine. */
export interface BookedDose {
  /** Catalogue code. */
  readonly code: string;
  readonly day: string;
}

/** Days too near to another injected live vaccine that is administered, planned or booked. */
const nearOthers = ({ code }: Series, { tooNear: near, booked }: PlanState): readonly Span[] => [
  ...near,
  ...tooNear(liveDaysOf(booked.filter((other) => other.code !== code))),
];

const previousOf = (series: Series, dose: ScheduledDose): ScheduledDose | undefined =>
  series.doses.find(({ doseNo }) => doseNo === dose.doseNo - 1);

/** The last known day of group A meningococcal vaccine, administered or planned. */
const lastGroupA = ({ days }: PlanState): string | null =>
  ['mpsv-a-1', 'mpsv-a-2'].reduce<string | null>((last, id) => {
    const day = days.get(id);
    return day === undefined ? last : laterOf(day, last);
  }, null);

/** When an open dose may be administered, and what determines that day. */
function candidateOf(series: Series, dose: ScheduledDose, state: PlanState): Candidate {
  const { person, today, days, slots } = state;
  const previous = previousOf(series, dose);
  const before = previous && days.get(previous.id);
  const { byAge, byInterval } = scheduledDates(dose, person, before);
  let byRules = byAge;
  let reason: DoseReason = 'waitAge';
  const wait = (day: string, why: DoseReason): void => {
    if (day <= byRules) return;
    byRules = day;
    reason = why;
  };
  if (previous && byInterval !== null) {
    const isGiven = slots.get(series.code)?.has(previous.doseNo) === true;
    wait(byInterval, isGiven ? 'waitGap' : 'waitPrevious');
  }
  if (dose.id === 'mpsv-ac-1') {
    const groupA = lastGroupA(state);
    if (groupA !== null) wait(addMonths(groupA, AC_AFTER_A_MONTHS), 'waitGroupA');
  }
  const soonest = laterOf(byRules, today);
  if (!series.isLive) return { byRules, day: soonest, reason };
  const day = firstOutside(soonest, nearOthers(series, state));
  return day === soonest ? { byRules, day, reason } : { byRules: day, day, reason: 'waitLive' };
}

/** The recommended day, and the first one on which the dose is late. */
function datesOf(series: Series, dose: ScheduledDose, { person, days }: PlanState) {
  const previous = previousOf(series, dose);
  const before = previous && days.get(previous.id);
  const { byAge, last } = scheduledDates(dose, person, before);
  const isWithin = before !== undefined && dose.within !== undefined;
  const byPrevious = isWithin ? addMonths(before, dose.within) : null;
  return { recommended: byAge, completeBefore: last === null ? byPrevious : addDays(last, 1) };
}

/** Why a whole series is not for a person. */
export function notFor({ sex, bornAfter }: Series, person: PlanPerson): DoseReason | null {
  if (sex !== undefined && sex !== person.sex) return 'girlsOnly';
  return bornAfter !== undefined && person.birthday <= bornAfter ? 'bornBefore' : null;
}

const TOO_OLD: Partial<Record<SeriesCode, readonly [DoseStatus, DoseReason]>> = {
  bcg: ['tooLate', 'bcgTooOld'],
  dtap: ['tooLate', 'dtapTooOld'],
  'mpsv-a': ['notNeeded', 'acInstead'],
};

const bare = (series: Series, dose: ScheduledDose, state: PlanState) => ({
  id: dose.id,
  series: series.code,
  doseNo: dose.doseNo,
  ageMonths: dose.age,
  ...datesOf(series, dose, state),
  earliest: null,
  bookFrom: null,
  taken: null,
});

/**
 * A dose on record. One that was too early still counts, with the reason `early`, so that the clinic is asked. The ages
 * of the edition under which the series was begun are accepted.
 */
function doneDose(
  series: Series,
  dose: ScheduledDose,
  taken: AdministeredDose,
  state: PlanState,
): PlannedDose {
  const previous = previousOf(series, dose);
  const before = previous && state.slots.get(series.code)?.get(previous.doseNo);
  // A vaccine that counts as this dose has a course of its own.
  const isItself = taken.code === (dose.administered === 'bopv' ? 'bopv' : series.code);
  const begun = [...(state.slots.get(series.code)?.values() ?? [])][0]?.day ?? taken.day;
  const age = Math.min(dose.age, earlierRow(dose.id, begun)?.age ?? dose.age);
  const { byAge, byInterval } = scheduledDates({ ...dose, age }, state.person, before?.day);
  const isTooSoon = taken.day < laterOf(byAge, byInterval);
  return {
    ...bare(series, dose, state),
    status: 'done',
    reason: isItself && isTooSoon ? 'early' : 'onRecord',
    taken: { id: taken.id, source: taken.source, day: taken.day },
  };
}

function openDose(
  series: Series,
  dose: ScheduledDose,
  at: Candidate,
  state: PlanState,
): PlannedDose {
  const { today, person } = state;
  const facts = { ...bare(series, dose, state), earliest: at.byRules, bookFrom: at.day };
  if (at.day > today) return { ...facts, status: 'upcoming', reason: at.reason };
  const isLate = facts.completeBefore !== null && today >= facts.completeBefore;
  if (!isLate) return { ...facts, status: 'due', reason: 'ageReached' };
  const isAfterTest = needsTest(series.code, person.birthday, today);
  return { ...facts, status: 'overdue', reason: isAfterTest ? 'bcgTest' : 'late' };
}

/** The open doses of a series in their order. */
interface Queue {
  readonly series: Series;
  readonly open: ScheduledDose[];
  /** Candidate day of the first; null: to be computed, as something that it depends on has changed. */
  at: Candidate | null;
}

/** Whether a placed dose may move the first open one of another series. */
const concerns = (placed: Series, other: Series): boolean =>
  placed === other ||
  (placed.isLive && other.isLive) ||
  (placed.code === 'mpsv-a' && other.code === 'mpsv-ac');

/**
 * Places the dose that can be administered first; a dose comes after those before it in its series. A series whose
 * upper age is reached is closed as a whole.
 */
function placeNext(queues: readonly Queue[], state: PlanState): readonly PlannedDose[] {
  let first: { queue: Queue; dose: ScheduledDose; at: Candidate } | null = null;
  for (const queue of queues) {
    const dose = queue.open[0];
    if (!dose) continue;
    const at = (queue.at ??= candidateOf(queue.series, dose, state));
    if (!first || at.day < first.at.day) first = { queue, dose, at };
  }
  if (!first) return [];
  const { queue, dose, at } = first;
  const { series, open } = queue;
  if (at.day >= addMonths(state.person.birthday, series.until)) {
    const [status, reason] = TOO_OLD[series.code] ?? (['notNeeded', 'adult'] as const);
    return open.splice(0).map((rest) => ({ ...bare(series, rest, state), status, reason }));
  }
  open.shift();
  // A booked dose is administered on the booked day, not as soon as possible.
  const index = series.isLive ? state.unplaced.findIndex(({ code }) => code === series.code) : -1;
  const booked = index < 0 ? undefined : state.unplaced.splice(index, 1)[0];
  const day = laterOf(at.day, booked?.day ?? null);
  state.days.set(dose.id, day);
  if (series.isLive) state.tooNear.push(...tooNear([day]));
  for (const other of queues) if (concerns(series, other.series)) other.at = null;
  return [openDose(series, dose, at, state)];
}

/**
 * The programme for a person: every dose with its status, its days and why. Doses on record count whatever their age,
 * only missing ones are planned, and no series is restarted. The clinic has the final decision.
 * @param taken doses after `today` are left out
 * @param booked appointments, the next one first; other injected live vaccines keep the interval to them
 */
export function planOf(
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  today: string,
  booked: readonly BookedDose[] = [],
): readonly PlannedDose[] {
  const known = taken.filter(({ day }) => day <= today);
  const list = seriesFor(known);
  const slots = new Map(
    list.map((series) => [series.code, doseNumbersOf(series, known, person.birthday)] as const),
  );
  const near = [...tooNear(liveDaysOf(known))];
  const live = booked.filter(({ code }) => isInjectedLive(code));
  const state: PlanState = {
    person,
    today,
    slots,
    tooNear: near,
    days: new Map(),
    booked: live,
    unplaced: [...live],
  };
  const planned = new Map<string, PlannedDose>();
  const queues: Queue[] = [];
  for (const series of list) {
    const administered = slots.get(series.code) ?? new Map<number, AdministeredDose>();
    for (const dose of series.doses) {
      const record = administered.get(dose.doseNo);
      if (record) state.days.set(dose.id, record.day);
    }
    const last = Math.max(0, ...administered.keys());
    const unavailability = notFor(series, person);
    const open: ScheduledDose[] = [];
    for (const dose of series.doses) {
      const record = administered.get(dose.doseNo);
      if (record) planned.set(dose.id, doneDose(series, dose, record, state));
      else if (unavailability === null && dose.doseNo > last) open.push(dose);
      else
        planned.set(dose.id, {
          ...bare(series, dose, state),
          status: 'notNeeded',
          reason: unavailability ?? 'laterRecorded',
        });
    }
    queues.push({ series, open, at: null });
  }
  for (let next = placeNext(queues, state); next.length > 0; next = placeNext(queues, state))
    for (const dose of next) planned.set(dose.id, dose);
  return list.flatMap(({ doses }) => doses.map(({ id }) => planned.get(id) as PlannedDose));
}

/** Whether a child may have begun DTaP on the schedule before 2025, whose transition only the clinic can settle. */
export const mayBeOnOldSchedule = (birthday: string, today: string): boolean =>
  addMonths(birthday, 2) < DTAP_CHANGE && today < addMonths(birthday, 84);

/** Whether the person has outgrown the programme, which is for those under 18. */
export const isGrown = (birthday: string, today: string): boolean =>
  today >= addMonths(birthday, PROGRAMME_END);
