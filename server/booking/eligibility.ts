import { CODE } from '@contract/errors';
import { addDays, needsGuardian } from '@contract/linkman/age-rules';
import type { OrderStatus } from '@contract/order/status-rules';
import { ACTIVE_STATUSES } from '@contract/subscribe/calendar-rules';
import { intervalOverOn, oldEnoughOn } from '@contract/subscribe/course-rules';
import type { DoseRule } from '@contract/subscribe/course-rules';

/** What the rules need to know of a person. */
export interface Person {
  readonly sex: 1 | 2;
  readonly birthday: string;
  readonly hasGuardian: boolean;
}

/** Limits of one dose. */
export interface DoseLimits extends DoseRule {
  readonly doseNo: number;
  /** Days since birth. */
  readonly maxAgeDays: number | null;
}

/** Limits of a product; those of a dose are narrower or take their place. */
export interface Course<Dose extends DoseLimits = DoseLimits> {
  readonly sexLimit: 1 | 2 | null;
  readonly minAgeDays: number;
  readonly maxAgeDays: number | null;
  readonly doses: readonly Dose[];
}

/** An order of the person for the same vaccine that is active or done. */
export interface Given {
  /** null where it belongs to another account. */
  readonly orderId: string | null;
  readonly doseNo: number;
  readonly day: string;
  readonly status: OrderStatus;
}

/** Why a person cannot be booked. `allowedFrom`: first day on which it would be allowed, null where time does not help. */
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
  /** Duplicates: the dose has been given already, rather than booked. */
  readonly done?: boolean;
}

/** The days on which a dose may be given, both included. */
export interface DoseDays {
  readonly byAge: string;
  /** Previous dose and its interval; null where none is known. */
  readonly byInterval: string | null;
  /** null: no upper age. */
  readonly last: string | null;
}

const latest = (a: string, b: string | null): string => (b !== null && b > a ? b : a);
const isActive = (status: OrderStatus): boolean =>
  (ACTIVE_STATUSES as readonly OrderStatus[]).includes(status);

/** Days of a dose by age, and by interval since the previous dose; a course begun elsewhere has no interval here. */
export function doseDays(
  person: Person,
  course: Course,
  dose: DoseLimits,
  given: readonly Given[],
): DoseDays {
  const maxAge = dose.maxAgeDays ?? course.maxAgeDays;
  const before = given
    .filter((order) => order.doseNo === dose.doseNo - 1)
    .reduce<string | null>((day, order) => latest(order.day, day), null);
  return {
    byAge: oldEnoughOn(person.birthday, {
      ...dose,
      minAgeDays: Math.max(course.minAgeDays, dose.minAgeDays),
    }),
    byInterval: before === null ? null : intervalOverOn(before, dose),
    last: maxAge === null ? null : addDays(person.birthday, maxAge),
  };
}

/** First day of a dose from a day on; null when the upper age has passed by then. */
export function earliestDay(days: DoseDays, from: string): string | null {
  const first = latest(latest(from, days.byAge), days.byInterval);
  return days.last !== null && first > days.last ? null : first;
}

const refuse = (
  code: Ineligible['code'],
  allowedFrom: string | null = null,
  orderId: string | null = null,
): Ineligible => ({ code, allowedFrom, orderId });

/** What stands in the way on every day: the person, or an order for the same dose. */
export function personFault(
  person: Person,
  course: Course,
  doseNo: number,
  given: readonly Given[],
  today: string,
): Ineligible | null {
  if (course.sexLimit !== null && course.sexLimit !== person.sex) return refuse(CODE.SEX_LIMIT);
  if (needsGuardian(person.birthday, today) && !person.hasGuardian)
    return refuse(CODE.GUARDIAN_MISSING);
  const same = given.find((order) => order.doseNo === doseNo);
  if (!same) return null;
  return { ...refuse(CODE.DUPLICATE_ORDER, null, same.orderId), done: !isActive(same.status) };
}

/** What stands in the way of a dose on a day. */
export function dayFault(days: DoseDays, day: string): Ineligible | null {
  if (days.last !== null && day > days.last) return refuse(CODE.OVER_AGE);
  if (day < days.byAge) return refuse(CODE.TOO_YOUNG, earliestDay(days, days.byAge));
  if (days.byInterval !== null && day < days.byInterval)
    return refuse(CODE.INTERVAL, earliestDay(days, days.byInterval));
  return null;
}
