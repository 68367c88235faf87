import { CODE } from '@contract/errors';
import type { ObservationCode } from '@contract/health/profile-rules';
import { needsGuardian } from '@contract/linkman/age-rules';
import { isInjectedLive } from '@contract/plan/live-rules';
import { addDays } from '@contract/time/day-rules';
import { dayText } from '@contract/doses/day-number-rules';
import type { BookedNext } from './booked-next';
import type { DoseLimits } from '../../db/dose-limits';
import type { Course, Person } from './course';
import type { Administered } from './administered';
import {
  courseRecords,
  FAR,
  evaluatedAs,
  evaluatedDays,
  askedHistory,
  numberIn,
  recordOf,
} from './evaluated';
import type { EvaluatedDays, Product } from './evaluated';
import { isActive } from '../lifecycle/statuses';

/** Why a person cannot be booked. `allowedFrom`: first allowed day, null where waiting does not help. */
export interface Ineligible {
  readonly code:
    | typeof CODE.SEX_LIMIT
    | typeof CODE.GUARDIAN_MISSING
    | typeof CODE.DUPLICATE_ORDER
    | typeof CODE.TOO_YOUNG
    | typeof CODE.OVER_AGE
    | typeof CODE.INTERVAL
    | typeof CODE.HEALTH_PROFILE;
  readonly allowedFrom: string | null;
  readonly orderId: string | null;
  /** Duplicates: the dose was administered, not only booked. */
  readonly done?: boolean;
  /** Duplicates: the day of the self-reported dose. */
  readonly notedOn?: string;
  /** Intervals: the other injected live vaccine that is too near, null where it must not be disclosed. */
  readonly liveCode?: string | null;
  /** Duplicates: the conflict is with another account, and nothing more may be disclosed. */
  readonly elsewhere?: boolean;
  /** Intervals: the dose after this one, where its interval would be too short. */
  readonly next?: BookedNext;
  /** Intervals: another vaccine against the same disease was begun, or another one is due first. */
  readonly isOtherVaccine?: boolean;
  /** Answers of the health profile because of which it is refused. */
  readonly answered?: readonly ObservationCode[];
}

/** Another injected live vaccine of the person. */
export interface LiveDay {
  readonly day: string;
  /** Catalogue code, null where another account booked it. */
  readonly code: string | null;
}

/** The days on which a dose may be administered, by the evaluation of everything given and booked. */
export interface DoseDays {
  readonly doseNo: number;
  readonly product: Product;
  readonly evaluated: EvaluatedDays;
  readonly administered: readonly Administered[];
  /** First day of all; far in the future where there is none. */
  readonly first: string;
  /** Last day on which the person is young enough and the next dose, where it is booked, has its interval; null: no such. */
  readonly last: string | null;
  /** Other injected live vaccines. */
  readonly live: readonly LiveDay[];
}

const latest = (a: string, b: string | null): string => (b !== null && b > a ? b : a);

/** The other injected live vaccines of a person; those that may be disclosed come first. */
export const liveDays = (administered: readonly Administered[]): readonly LiveDay[] =>
  administered
    .flatMap(({ day, liveCode }) => (liveCode === undefined ? [] : { day, code: liveCode }))
    .sort((a, b) => Number(a.code === null) - Number(b.code === null));

/** Longer than any interval between two doses of a course, days. */
const LONGEST = 10 * 366;

/** The last day before a booked dose that leaves it its interval. */
function lastBefore({ on }: EvaluatedDays, booked: string): string {
  let enough = LONGEST;
  let short = 0;
  while (enough - short > 1) {
    const middle = Math.floor((enough + short) / 2);
    if (on(addDays(booked, -middle)).refusal === 'disturbs') short = middle;
    else enough = middle;
  }
  return addDays(booked, -enough);
}

/** Days of a dose, by the evaluation of everything given and booked. */
export function doseDays(
  person: Person,
  course: Course,
  { doseNo }: Pick<DoseLimits, 'doseNo'>,
  all: readonly Administered[],
): DoseDays {
  const product = evaluatedAs(course);
  // An appointment for this dose is what a booking would replace; whether it may is for personViolation to say.
  const administered = all.filter(
    ({ code, doseNo: number, status }) =>
      code !== product.code || number !== doseNo || !isActive(status),
  );
  const evaluated = evaluatedDays(product, askedHistory(person, administered, product, doseNo));
  const next = administered
    .filter(
      ({ code, doseNo: no, status }) =>
        code === product.code && no !== null && no > doseNo && isActive(status),
    )
    .reduce<string | null>(
      (day, other) => (day === null || other.day < day ? other.day : day),
      null,
    );
  const live = liveDays(all);
  return {
    ...{ doseNo, product, evaluated, administered, live },
    get first() {
      return evaluated.first ?? FAR;
    },
    get last() {
      const { last } = evaluated;
      const until = next === null ? null : lastBefore(evaluated, next);
      return until !== null && (last === null || until < last) ? until : last;
    },
  };
}

/** Whether a dose is the one that was asked for; a vaccine may have no numbers. */
const isNumber = (number: number | null, asked: number): boolean =>
  number === null || number === asked;

/** Days after the first possible one that are looked at: another appointment takes at most twice its interval. */
const LOOKED_AT = 90;

/** Whether booking takes a dose on a day. */
export function accepts({ doseNo, product, evaluated }: DoseDays, day: string): boolean {
  const judged = evaluated.on(day);
  return judged.refusal === null && isNumber(numberIn(product, judged), doseNo);
}

/** Whether a day is for a dose before the asked one, which is missing: no day is for a dose before those of earlier days. */
function isForEarlier({ doseNo, product, evaluated }: DoseDays, day: string): boolean {
  const judged = evaluated.on(day);
  const number = numberIn(product, judged);
  return judged.refusal === null && number !== null && number < doseNo;
}

/** First day of a dose on or after a day; null when the upper age has passed by then, or a dose before it is missing. */
export function earliestDay(days: DoseDays, from: string): string | null {
  const { doseNo, product, evaluated, first } = days;
  const start = latest(from, first);
  // Two days instead of all, of which each costs an evaluation.
  if (isForEarlier(days, start) && isForEarlier(days, addDays(start, LOOKED_AT - 1))) return null;
  for (let day = start, tried = 0; tried < LOOKED_AT; day = addDays(day, 1)) {
    tried += 1;
    const judged = evaluated.on(day);
    const { refusal } = judged;
    if (refusal === null && isNumber(numberIn(product, judged), doseNo)) return day;
    if (refusal === 'tooOld' || refusal === 'wrongPerson') return null;
  }
  return null;
}

/** Whether the upper age passes while a dose waits for its interval. */
const isOverBefore = ({ evaluated }: DoseDays, day: string): boolean =>
  evaluated.first === null ||
  evaluated.on(addDays(latest(day, evaluated.first), LOOKED_AT)).refusal === 'tooOld';

const refuse = (
  code: Ineligible['code'],
  allowedFrom: string | null = null,
  orderId: string | null = null,
): Ineligible => ({ code, allowedFrom, orderId });

/** A violation that holds for a person on every day. */
export function unfitPerson(person: Person, course: Course, today: string): Ineligible | null {
  if (course.sexLimit !== null && course.sexLimit !== person.sex) return refuse(CODE.SEX_LIMIT);
  return needsGuardian(person.birthday, today) && !person.hasGuardian
    ? refuse(CODE.GUARDIAN_MISSING)
    : null;
}

/** A violation that holds on every day: by the person, or by an order for the same dose. */
export function personViolation(
  person: Person,
  course: Course,
  doseNo: number,
  administered: readonly Administered[],
  today: string,
): Ineligible | null {
  const unfit = unfitPerson(person, course, today);
  if (unfit) return unfit;
  const order = courseRecords(person, course, administered, today).get(doseNo);
  return order ? duplicate(order) : null;
}

/** The refusal of a dose that was administered or is booked. */
export const duplicate = (order: Administered): Ineligible => ({
  ...refuse(CODE.DUPLICATE_ORDER, null, order.orderId),
  done: !isActive(order.status),
  ...(order.isSelfReported && { notedOn: order.day }),
});

/** The refusal because of what was answered in the health profile; null where that is not the reason. */
function healthViolation(
  { against }: EvaluatedDays,
  day: string,
  allowedFrom: string | null,
): Ineligible | null {
  const answered = against(day);
  return answered.length > 0 ? { ...refuse(CODE.HEALTH_PROFILE, allowedFrom), answered } : null;
}

/** Whether a record is the appointment for a later dose of the same course. */
const isLaterDose = (record: Administered | undefined, { product, doseNo }: DoseDays): boolean =>
  record !== undefined &&
  record.code === product.code &&
  isActive(record.status) &&
  (record.doseNo ?? 0) > doseNo;

/** The violation of a dose on a day. */
export function dayViolation(days: DoseDays, day: string): Ineligible | null {
  const { evaluated, administered, doseNo, product } = days;
  const judged = evaluated.on(day);
  const { refusal, other } = judged;
  const record = other === null ? undefined : recordOf(other, administered);
  const live = record?.isElsewhere === true ? null : (record?.code ?? null);
  const isLive = other !== null && isInjectedLive(other.code) && other.code !== product.code;
  // What still refuses the day before the first allowed one is the reason to wait.
  const deferred = (first: string | null): Ineligible | null =>
    first === null ? null : healthViolation(evaluated, addDays(first, -1), first);
  // A later dose is booked too near.
  const beforeBooked = (): Ineligible => {
    const booked = other === null ? day : dayText(other.day);
    const orderId = record?.orderId ?? null;
    const next = { day: booked, until: lastBefore(evaluated, booked), orderId };
    return { ...refuse(CODE.INTERVAL, null, orderId), next };
  };
  switch (refusal) {
    case null: {
      return isNumber(numberIn(product, judged), doseNo)
        ? null
        : { ...refuse(CODE.INTERVAL), isOtherVaccine: true };
    }
    case 'tooYoung': {
      const first = earliestDay(days, days.first);
      return deferred(first) ?? refuse(CODE.TOO_YOUNG, first);
    }
    case 'tooOld':
      return refuse(CODE.OVER_AGE);
    case 'wrongPerson':
      return refuse(CODE.SEX_LIMIT);
    case 'complete': {
      const last = [...administered].reverse().find(({ code }) => code === product.code);
      // Otherwise it was completed by another vaccine; there is no record of this one to point at.
      return last ? duplicate(last) : { ...refuse(CODE.INTERVAL), isOtherVaccine: true };
    }
    case 'contraindicated': {
      const first = earliestDay(days, latest(day, evaluated.first));
      return healthViolation(evaluated, day, first) ?? refuse(CODE.HEALTH_PROFILE, first);
    }
    case 'wrongVaccine':
      return { ...refuse(CODE.INTERVAL), isOtherVaccine: true };
    case 'tooSoon':
    case 'conflict': {
      const first = earliestDay(days, day);
      if (first === null && isLaterDose(record, days)) return beforeBooked();
      const isMisplaced = first === null && !isLive && !isOverBefore(days, day);
      return (
        deferred(first) ?? {
          ...refuse(CODE.INTERVAL, first),
          ...(isLive && { liveCode: live }),
          ...(isMisplaced && { isOtherVaccine: true }),
        }
      );
    }
    case 'disturbs':
      return isLive
        ? { ...refuse(CODE.INTERVAL, earliestDay(days, day)), liveCode: live }
        : beforeBooked();
  }
}

/** The violation of a dose on every day of a period, both ends included; null where one of the days is allowed. */
export function periodViolation(days: DoseDays, first: string, last: string): Ineligible | null {
  const earliest = earliestDay(days, first);
  if (earliest === null) return dayViolation(days, first);
  return dayViolation(days, earliest > last ? last : earliest);
}
