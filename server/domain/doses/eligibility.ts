import { CODE } from '@contract/errors';
import type { ObservationCode } from '@contract/health/profile-rules';
import { needsGuardian } from '@contract/linkman/age-rules';
import { doseDates } from '@contract/plan/dose-date-rules';
import type { DoseDates } from '@contract/plan/dose-date-rules';
import { isInjectedLive, tooNear } from '@contract/plan/live-rules';
import { firstOutside, isWithin } from '@contract/subscribe/span-rules';
import type { Span } from '@contract/subscribe/span-rules';
import { addDays } from '@contract/time/day-rules';
import { dayText } from '@contract/doses/day-number-rules';
import { bookedNext } from './booked-next';
import type { BookedNext } from './booked-next';
import type { Course, DoseLimits, Person } from './course';
import type { Administered } from './administered';
import {
  courseRecords,
  evaluatedAs,
  evaluatedDays,
  historyOf,
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

/** The days on which a dose may be administered, both included. */
export interface DoseDays extends DoseDates {
  /** The next dose, whose interval must be kept; null where none is booked. */
  readonly next: BookedNext | null;
  /** The vaccines that {@link DoseDays.tooNear} comes from. */
  readonly live: readonly LiveDay[];
  /** Days within that range that are too near to one of them. */
  readonly tooNear: readonly Span[];
  /** What the evaluation says of a day; undefined for a vaccine that the schedule's tables do not have. */
  readonly evaluated?: EvaluatedDose;
}

/** A dose of a product as the one evaluation of doses sees it. */
interface EvaluatedDose {
  readonly doseNo: number;
  readonly product: Product;
  readonly days: EvaluatedDays;
  readonly administered: readonly Administered[];
}

const latest = (a: string, b: string | null): string => (b !== null && b > a ? b : a);
/** The other injected live vaccines of a person; those that may be disclosed come first. */
export const liveDays = (administered: readonly Administered[]): readonly LiveDay[] =>
  administered
    .flatMap(({ day, liveCode }) => (liveCode === undefined ? [] : { day, code: liveCode }))
    .sort((a, b) => Number(a.code === null) - Number(b.code === null));

/** Days by the limits of the product's own doses. */
function daysByLimits(
  person: Pick<Person, 'birthday'>,
  course: Course,
  dose: DoseLimits,
  administered: readonly Administered[],
): DoseDays {
  const live = liveDays(administered);
  const before = administered
    .filter((order) => order.doseNo === dose.doseNo - 1)
    .reduce<string | null>((day, order) => latest(order.day, day), null);
  return {
    ...doseDates(dose, person.birthday, before),
    next: bookedNext(course, dose.doseNo, administered),
    live,
    tooNear: tooNear(live.map(({ day }) => day)),
  };
}

/** Far enough that nothing which is booked or given is later. */
const FAR = '2999-12-31';

/**
 * Days of a dose: by the evaluation of everything given and booked where the schedule's tables know the vaccine, else by the
 * limits of the product's own doses.
 */
export function doseDays(
  person: Person,
  course: Course,
  dose: DoseLimits,
  administered: readonly Administered[],
): DoseDays {
  const product = evaluatedAs(course);
  if (product === null) return daysByLimits(person, course, dose, administered);
  const { doseNo } = dose;
  // An appointment for this dose is what a booking would replace; whether it may is for personViolation to say.
  const others = administered.filter(
    ({ code, doseNo: number, status }) =>
      code !== product.code || number !== doseNo || !isActive(status),
  );
  const history = historyOf(person, others, { product, doseNo, by: FAR });
  const days = evaluatedDays(product, history, history.patient.born);
  const live = liveDays(administered);
  return {
    byAge: days.first ?? FAR,
    byInterval: null,
    last: days.last,
    next: null,
    live,
    tooNear: tooNear(live.map(({ day }) => day)),
    evaluated: { doseNo, product, days, administered: others },
  };
}

/** Whether a dose is the one that was asked for; a vaccine may have no numbers. */
const isNumber = (number: number | null, asked: number): boolean =>
  number === null || number === asked;

/** Days after the first possible one that are looked at: another appointment takes at most twice its interval. */
const LOOKED_AT = 90;

/** First day of a dose on or after a day; null when the upper age has passed by then. */
export function earliestDay(days: DoseDays, from: string): string | null {
  const start = latest(latest(from, days.byAge), days.byInterval);
  if (!days.evaluated) {
    const first = firstOutside(start, days.tooNear);
    return days.last !== null && first > days.last ? null : first;
  }
  const { doseNo, product, days: evaluated } = days.evaluated;
  for (let day = start, tried = 0; tried < LOOKED_AT; day = addDays(day, 1), tried += 1) {
    const judged = evaluated.on(day);
    const { refusal } = judged;
    if (refusal === null && isNumber(numberIn(product, judged), doseNo)) return day;
    if (refusal === 'tooOld' || refusal === 'wrongPerson') return null;
  }
  return null;
}

/** The same limits as a search for free slots takes them. */
export const limitsOf = ({ byAge, byInterval, last, next, tooNear: except }: DoseDays) => ({
  from: latest(byAge, byInterval),
  to: next !== null && (last === null || next.until < last) ? next.until : last,
  tooNear: except,
});

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

/** The last day before a booked dose that leaves it its interval. */
function lastBefore({ on }: EvaluatedDays, booked: string): string {
  let day = addDays(booked, -1);
  for (let tried = 0; tried < LOOKED_AT && on(day).refusal !== null; tried += 1)
    day = addDays(day, -1);
  return day;
}

/** The refusal because of what was answered in the health profile; null where that is not the reason. */
function healthViolation(
  { against }: EvaluatedDays,
  day: string,
  allowedFrom: string | null,
): Ineligible | null {
  const answered = against(day);
  return answered.length > 0 ? { ...refuse(CODE.HEALTH_PROFILE, allowedFrom), answered } : null;
}

/** The violation of a day by the evaluation. */
function evaluatedViolation(
  days: DoseDays,
  { days: evaluated, administered, doseNo, product }: EvaluatedDose,
  day: string,
): Ineligible | null {
  const judged = evaluated.on(day);
  const { refusal, other } = judged;
  const record = other === null ? undefined : recordOf(other, administered);
  const live = record?.isElsewhere === true ? null : (record?.code ?? null);
  const isLive = other !== null && isInjectedLive(other.code) && other.code !== product.code;
  // What still refuses the day before the first allowed one is the reason to wait.
  const deferred = (first: string | null): Ineligible | null =>
    first === null ? null : healthViolation(evaluated, addDays(first, -1), first);
  switch (refusal) {
    case null: {
      return isNumber(numberIn(product, judged), doseNo)
        ? null
        : { ...refuse(CODE.INTERVAL), isOtherVaccine: true };
    }
    case 'tooYoung': {
      const first = earliestDay(days, days.byAge);
      return deferred(first) ?? refuse(CODE.TOO_YOUNG, first);
    }
    case 'tooOld':
      return refuse(CODE.OVER_AGE);
    case 'wrongPerson':
      return refuse(CODE.SEX_LIMIT);
    case 'complete': {
      const last = [...administered].reverse().find(({ code }) => code === product.code);
      return last ? duplicate(last) : refuse(CODE.DUPLICATE_ORDER);
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
      return (
        deferred(first) ?? { ...refuse(CODE.INTERVAL, first), ...(isLive && { liveCode: live }) }
      );
    }
    case 'disturbs': {
      if (isLive) return { ...refuse(CODE.INTERVAL, earliestDay(days, day)), liveCode: live };
      const booked = other === null ? day : dayText(other.day);
      const orderId = record?.orderId ?? null;
      const next = { day: booked, until: lastBefore(evaluated, booked), orderId };
      return { ...refuse(CODE.INTERVAL, null, orderId), next };
    }
  }
}

/** The violation of a dose on a day. */
export function dayViolation(days: DoseDays, day: string): Ineligible | null {
  if (days.evaluated) return evaluatedViolation(days, days.evaluated, day);
  const { next } = days;
  if (days.last !== null && day > days.last) return refuse(CODE.OVER_AGE);
  if (next !== null && day > next.until)
    return { ...refuse(CODE.INTERVAL, null, next.orderId), next };
  if (day < days.byAge) return refuse(CODE.TOO_YOUNG, earliestDay(days, days.byAge));
  if (days.byInterval !== null && day < days.byInterval)
    return refuse(CODE.INTERVAL, earliestDay(days, days.byInterval));
  const near = days.live.find((other) => isWithin(day, tooNear([other.day])));
  return near ? { ...refuse(CODE.INTERVAL, earliestDay(days, day)), liveCode: near.code } : null;
}

/** The violation of a dose on every day of a period, both ends included; null where one of the days is allowed. */
export function periodViolation(days: DoseDays, first: string, last: string): Ineligible | null {
  const earliest = earliestDay(days, first);
  if (earliest === null) return dayViolation(days, first);
  return dayViolation(days, earliest > last ? last : earliest);
}
