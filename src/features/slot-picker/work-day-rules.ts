import type { LiveGap, WorkDays } from '@contract/subscribe/endpoints';
import { addDays, addMonths } from '@contract/time/day-rules';
import { BOOKABLE_MONTHS, DAY_STATE } from '@contract/subscribe/calendar-rules';
import { isWithin } from '@contract/subscribe/span-rules';

/** Count of a day on which every place is taken. */
const NO_PLACE = 0;

/** Shown for a day on which the clinic works and only this vaccine has no places; never on the wire. */
const NOTHING_OF_IT = -4;

/** State of the month map's request (specification §4 "Work-day request state"). */
export type WorkDayState = 'pending' | 'resolved' | 'rejected';

/** Months that the calendar shows, `YYYY-MM`: this one and the next (specification §2). */
export function bookableMonths(today: string): string[] {
  return Array.from({ length: BOOKABLE_MONTHS }, (_, ahead) => addMonths(today, ahead).slice(0, 7));
}

/** Whether the limits of person and dose leave a day out: it lies before or after them, or too near to a live vaccine. */
const isExcluded = ({ firstDay, lastDay, liveGap }: WorkDays, day: string): boolean =>
  day < firstDay || day > lastDay || isWithin(day, liveGap?.spans ?? []);

/**
 * A month's day counts with everything out of the window that the limits leave out; days with no count
 * stay absent. `firstDay` and `lastDay` are within the limits themselves.
 */
export function daysWithinLimits(work: WorkDays): Record<string, number> {
  return Object.fromEntries(
    Object.entries(work.days).map(([day, count]) => [
      day,
      isExcluded(work, day)
        ? DAY_STATE.OUT_OF_WINDOW
        : count === DAY_STATE.CLOSED && work.openDays?.includes(day)
          ? NOTHING_OF_IT
          : count,
    ]),
  );
}

/** Counts of all months in one map, each within its own limits. */
export const countsOf = (months: readonly WorkDays[]): Record<string, number> =>
  months.reduce<Record<string, number>>((all, work) => ({ ...all, ...daysWithinLimits(work) }), {});

/** The months with the day of a place that is kept for the caller: theirs though nothing else may be free on it. */
export const withChosenDay = (
  months: readonly WorkDays[],
  day: string | null,
): readonly WorkDays[] =>
  day === null
    ? months
    : months.map((work) =>
        work.days[day] === NO_PLACE ? { ...work, days: { ...work.days, [day]: 1 } } : work,
      );

/** The months with nothing before a day: everybody who comes along may have their dose from then on. */
export const notBefore = (months: readonly WorkDays[], day: string | null): readonly WorkDays[] =>
  day === null
    ? months
    : months.map((work) => (work.firstDay < day ? { ...work, firstDay: day } : work));

/** The months without the days that do not suit somebody who comes along. */
export const without = (
  months: readonly WorkDays[],
  gaps: readonly LiveGap[],
): readonly WorkDays[] =>
  gaps.length === 0
    ? months
    : months.map((work) => ({
        ...work,
        liveGap: {
          spans: [...gaps, ...(work.liveGap ? [work.liveGap] : [])].flatMap(({ spans }) => spans),
          reason: work.liveGap?.reason ?? '',
        },
      }));

/** Why days between others cannot be chosen, each reason once. */
export const gapReasons = (gaps: readonly (LiveGap | undefined)[]): readonly string[] => [
  ...new Set(gaps.flatMap((gap) => (gap?.reason ? gap.reason : []))),
];

/** Whether it is for another live vaccine that the dose cannot be given before a day. */
export const isBehindGap = (months: readonly WorkDays[], day: string | null): boolean =>
  day !== null && months.some(({ liveGap }) => isWithin(addDays(day, -1), liveGap?.spans ?? []));

/** First day on which the dose may be given at all; null while no month is known. */
export const firstAllowed = (months: readonly WorkDays[]): string | null =>
  months.reduce<string | null>(
    (last, { firstDay }) => (last === null || firstDay > last ? firstDay : last),
    null,
  );

/** Days on which everything is taken, within the limits, in order: those that one can wait for. */
export const fullDays = (months: readonly WorkDays[]): readonly string[] =>
  Object.entries(countsOf(months))
    .flatMap(([day, count]) => (count === NO_PLACE ? [day] : []))
    .sort();

/** Whether a day can be chosen: places are left and it lies within the limits (specification §4). */
export function isFreeDay(work: WorkDays | undefined, day: string): boolean {
  return !!work && (daysWithinLimits(work)[day] ?? DAY_STATE.CLOSED) > 0;
}

/** First day with a free place, `YYYY-MM-DD`; null when the months have none. */
export function firstFreeDay(months: readonly WorkDays[]): string | null {
  const free = months.flatMap((work) =>
    Object.keys(work.days).filter((day) => isFreeDay(work, day)),
  );
  return free.sort()[0] ?? null;
}

/**
 * The day to stand in the calendar when a map has come, for a person or dose perhaps that was not known before.
 * @param proposed the day that was proposed before, empty for none yet, null once the user has chosen
 * @returns the first free day where nothing was chosen yet; a chosen day while it is free, else none, `cleared`
 */
export function nextDay(
  months: readonly WorkDays[],
  day: string | null,
  proposed: string | null,
): { readonly day: string | null; readonly cleared: boolean } {
  if (day !== null && months.some((work) => isFreeDay(work, day))) return { day, cleared: false };
  if (proposed !== null && (day === null || day === proposed))
    return { day: firstFreeDay(months), cleared: false };
  return { day: null, cleared: day !== null };
}

/** Whether nothing at all can be booked, and from when: null unknown, else ms of the next release. */
export function nextRelease(months: readonly WorkDays[]): number | null {
  const times = months.flatMap((work) => (work.releaseAt === null ? [] : [work.releaseAt]));
  return times.length > 0 ? Math.min(...times) : null;
}
