import { compareText } from '@contract/text/order-rules';
import { clockOf, minutesOf } from '@contract/time/clock-rules';
import { addDays } from '@contract/time/day-rules';
import { weekdayOf } from '@contract/time/weekday-rules';
import type { ExceptionRow, HolidayRow, HoursOfDay, ScheduleRow } from '../../../catalogue/rows';

/** What decides the slots of a day of a group of a clinic's products; days `YYYY-MM-DD`, clock times `HH:mm`, all Asia/Shanghai. */
export interface ScheduledDay {
  /** As the schedules and exceptions name it. */
  readonly groupCode: string;
  readonly day: string;
  /** The clinic's opening hours. */
  readonly hours: readonly {
    readonly weekday: number;
    readonly periods: readonly Readonly<HoursOfDay['periods'][number]>[];
  }[];
  /** The public holiday or swapped working day that it is. */
  readonly holiday: Pick<HolidayRow, 'kind' | 'weekday'> | null;
  /** The clinic's, at least those of the group, in the order of its files. */
  readonly schedules: readonly Omit<ScheduleRow, 'depaCode'>[];
  /** The clinic's, at least those that cover the day, in the order of its files. */
  readonly exceptions: readonly Omit<ExceptionRow, 'depaCode' | 'reason'>[];
}

/** A slot that a schedule makes. `releaseAt`: from then on it can be booked, an ISO instant; null: at once. */
export interface ScheduledSlot {
  readonly startTime: string;
  readonly endTime: string;
  readonly capacity: number;
  readonly releaseAt: string | null;
}

type Exception = ScheduledDay['exceptions'][number];
type Schedule = ScheduledDay['schedules'][number];
interface Times {
  readonly startTime: string;
  readonly endTime: string;
}

const isInside = (slot: Times, from: string, to: string): boolean =>
  slot.startTime >= from && slot.endTime <= to;

/** Whether an exception has something to say about a slot: one without times has about each. */
const meets = ({ startTime, endTime }: Exception, slot: Times): boolean =>
  startTime === null || endTime === null || (slot.startTime < endTime && slot.endTime > startTime);

/** The exception that decides, of several: the group's own before the clinic's, then the later one. */
const strongest = (exceptions: readonly Exception[]): Exception | undefined =>
  exceptions.filter(({ groupCode }) => groupCode !== null).at(-1) ?? exceptions.at(-1);

/** The weekday whose schedule and hours a day follows; null: none is, the day is a holiday. */
function followedWeekday(
  { day, holiday }: ScheduledDay,
  extra: Exception | undefined,
): number | null {
  if (extra) return extra.weekday;
  return holiday ? holiday.weekday : weekdayOf(day);
}

/** The slots of a schedule, whatever else is true of a day. */
function slotsOf(schedule: Schedule): Times[] {
  const { startTime, endTime, slotMinutes } = schedule;
  const start = minutesOf(startTime);
  const count = Math.floor((minutesOf(endTime) - start) / slotMinutes);
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    startTime: clockOf(start + index * slotMinutes),
    endTime: clockOf(start + (index + 1) * slotMinutes),
  }));
}

function releaseOf({ releaseDays, releaseTime }: Schedule, day: string): string | null {
  return releaseDays === null || releaseTime === null
    ? null
    : `${addDays(day, -releaseDays)}T${releaseTime}:00+08:00`;
}

function capacityOf(scheduled: number, exception: Exception | undefined): number {
  if (!exception) return scheduled;
  const { capacity, capacityPercent } = exception;
  return capacity ?? Math.floor((scheduled * (capacityPercent ?? 100)) / 100);
}

/** What holds for every schedule of a group's day. */
interface Rules {
  readonly weekday: number | null;
  isOpen(slot: Times): boolean;
  capacityOf(slot: Times, scheduled: number): number;
}

function rulesOf(of: ScheduledDay): Rules {
  const exceptions = of.exceptions.filter(
    ({ groupCode, firstDay, lastDay }) =>
      (groupCode ?? of.groupCode) === of.groupCode && firstDay <= of.day && lastDay >= of.day,
  );
  const ofKind = (kind: Exception['kind']) => exceptions.filter((one) => one.kind === kind);
  const extra = strongest(ofKind('extra'));
  const closures = ofKind('closed');
  const capacities = ofKind('capacity');
  const weekday = followedWeekday(of, extra);
  const periods = of.hours.find((hours) => hours.weekday === weekday)?.periods ?? [];
  return {
    weekday,
    isOpen: (slot) =>
      periods.some(({ from, to }) => isInside(slot, from, to)) &&
      (!extra?.startTime || !extra.endTime || isInside(slot, extra.startTime, extra.endTime)) &&
      !closures.some((closure) => meets(closure, slot)),
    capacityOf: (slot, scheduled) =>
      capacityOf(scheduled, strongest(capacities.filter((exception) => meets(exception, slot)))),
  };
}

const isValidOn = ({ validFrom, validUntil }: Schedule, day: string): boolean =>
  (validFrom ?? day) <= day && (validUntil ?? day) >= day;

/**
 * The slots that products of a clinic share on a day, by start time. Whether a product is in stock, and the clinic online,
 * is its caller's to ask.
 *
 * - Weekday: an `extra` exception's; without one that of a swapped working day; a closed holiday has no slots; else the
 *   day's own. The opening hours are that weekday's, too, and each slot lies within one of their periods.
 * - A `closed` exception, whether the group's or the clinic's, ends every slot that it overlaps, on an extra day as well;
 *   what an `extra` one with times adds lies within them.
 * - Where several `extra` or several `capacity` exceptions meet a slot, one counts: the group's own before the clinic's,
 *   of equal ones the later one. A percentage is of the schedule's capacity, rounded down.
 * - Where two schedules begin a slot at the same time, the later one makes it.
 * - A slot without capacity is not made.
 */
export function slotsOfDay(of: ScheduledDay): ScheduledSlot[] {
  const { groupCode, day } = of;
  const { weekday, isOpen, capacityOf: capacity } = rulesOf(of);
  const slots = of.schedules
    .filter((one) => one.groupCode === groupCode && one.weekday === weekday && isValidOn(one, day))
    .flatMap((schedule) =>
      slotsOf(schedule)
        .filter(isOpen)
        .map((slot) => ({
          ...slot,
          capacity: capacity(slot, schedule.capacity),
          releaseAt: releaseOf(schedule, day),
        })),
    );
  return [...new Map(slots.map((slot) => [slot.startTime, slot])).values()]
    .filter((slot) => slot.capacity > 0)
    .sort((a, b) => compareText(a.startTime, b.startTime));
}
