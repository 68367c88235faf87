import { CODE } from '@contract/errors';
import { needsGuardian } from '@contract/linkman/age-rules';
import { doseDates } from '@contract/plan/dose-date-rules';
import type { DoseDates } from '@contract/plan/dose-date-rules';
import { tooNear } from '@contract/plan/live-rules';
import { firstOutside, isWithin } from '@contract/subscribe/span-rules';
import type { Span } from '@contract/subscribe/span-rules';
import { bookedNext } from './booked-next';
import type { BookedNext } from './booked-next';
import type { Course, DoseLimits, Person } from './course';
import type { Administered } from './administered';
import { isActive } from '../lifecycle/statuses';

/** Why a person cannot be booked. `allowedFrom`: first allowed day, null where waiting does not help. */
export interface Ineligible {
  readonly code:
    | typeof CODE.SEX_LIMIT
    | typeof CODE.GUARDIAN_MISSING
    | typeof CODE.DUPLICATE_ORDER
    | typeof CODE.TOO_YOUNG
    | typeof CODE.OVER_AGE
    | typeof CODE.INTERVAL;
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
}

const latest = (a: string, b: string | null): string => (b !== null && b > a ? b : a);
/** The other injected live vaccines of a person; those that may be disclosed come first. */
export const liveDays = (administered: readonly Administered[]): readonly LiveDay[] =>
  administered
    .flatMap(({ day, liveCode }) => (liveCode === undefined ? [] : { day, code: liveCode }))
    .sort((a, b) => Number(a.code === null) - Number(b.code === null));

/**
 * Days of a dose by age, and by interval since the previous dose; without a known previous dose there is no interval.
 */
export function doseDays(
  person: Person,
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

/** First day of a dose on or after a day; null when the upper age has passed by then. */
export function earliestDay(days: DoseDays, from: string): string | null {
  const first = firstOutside(latest(latest(from, days.byAge), days.byInterval), days.tooNear);
  return days.last !== null && first > days.last ? null : first;
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

/** A violation that holds on every day: by the person, or by an order for the same dose. */
export function personViolation(
  person: Person,
  course: Course,
  doseNo: number,
  administered: readonly Administered[],
  today: string,
): Ineligible | null {
  if (course.sexLimit !== null && course.sexLimit !== person.sex) return refuse(CODE.SEX_LIMIT);
  if (needsGuardian(person.birthday, today) && !person.hasGuardian)
    return refuse(CODE.GUARDIAN_MISSING);
  const same = administered.filter((order) => order.doseNo === doseNo);
  const order = same.find(({ isSelfReported }) => !isSelfReported) ?? same[0];
  if (!order) return null;
  return {
    ...refuse(CODE.DUPLICATE_ORDER, null, order.orderId),
    done: !isActive(order.status),
    ...(order.isSelfReported && { notedOn: order.day }),
  };
}

/** The violation of a dose on a day. */
export function dayViolation(days: DoseDays, day: string): Ineligible | null {
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
