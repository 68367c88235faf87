import type { DayGap, WorkDays } from '@contract/subscribe/endpoints';
import { addDays } from '@contract/time/day-rules';
import { DAY_STATE } from '@contract/subscribe/calendar-rules';
import { isWithin } from '@contract/subscribe/span-rules';

/** Count of a fully booked day. */
const FULL = 0;

/** For a day on which the clinic is open but has no slots of this vaccine; never on the wire. */
const NOTHING_OF_IT = -4;

/** State of the work-day request (specification §4 "Work-day request state"). */
export type WorkDayState = 'pending' | 'resolved' | 'rejected';

/**
 * Whether a day is excluded for this person and dose: before `firstDay`, after `lastDay`, or too close to a live
 * vaccine.
 */
const isExcluded = ({ firstDay, lastDay, dayGap }: WorkDays, day: string): boolean =>
  day < firstDay || day > lastDay || isWithin(day, dayGap?.spans ?? []);

/**
 * Day counts of a month, with excluded days marked as out of window; days without a count stay absent. `firstDay` and
 * `lastDay` themselves are allowed.
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

/** Day counts of all months in one map, each month within its own limits. */
export const countsOf = (months: readonly WorkDays[]): Record<string, number> =>
  months.reduce<Record<string, number>>((all, work) => ({ ...all, ...daysWithinLimits(work) }), {});

/** The months with the day of the user's held slot selectable, even if nothing else is free on it. */
export const withChosenDay = (
  months: readonly WorkDays[],
  day: string | null,
): readonly WorkDays[] =>
  day === null
    ? months
    : months.map((work) =>
        work.days[day] === FULL ? { ...work, days: { ...work.days, [day]: 1 } } : work,
      );

/** The months without days before the given one, from which all participants may have their dose. */
export const notBefore = (months: readonly WorkDays[], day: string | null): readonly WorkDays[] =>
  day === null
    ? months
    : months.map((work) => (work.firstDay < day ? { ...work, firstDay: day } : work));

/** The months without the days that are excluded for a participant. */
export const without = (
  months: readonly WorkDays[],
  gaps: readonly DayGap[],
): readonly WorkDays[] =>
  gaps.length === 0
    ? months
    : months.map((work) => ({
        ...work,
        dayGap: {
          spans: [...gaps, ...(work.dayGap ? [work.dayGap] : [])].flatMap(({ spans }) => spans),
          reason: work.dayGap?.reason ?? '',
        },
      }));

/** Reasons for excluded days between allowed ones, each reason once. */
export const gapReasons = (gaps: readonly (DayGap | undefined)[]): readonly string[] => [
  ...new Set(gaps.flatMap((gap) => (gap?.reason ? gap.reason : []))),
];

/** Whether the dose cannot be given before a day because of another live vaccine. */
export const isBehindGap = (months: readonly WorkDays[], day: string | null): boolean =>
  day !== null && months.some(({ dayGap }) => isWithin(addDays(day, -1), dayGap?.spans ?? []));

/** First day on which the dose may be given; null while no month is loaded. */
export const firstAllowed = (months: readonly WorkDays[]): string | null =>
  months.reduce<string | null>(
    (last, { firstDay }) => (last === null || firstDay > last ? firstDay : last),
    null,
  );

/** Fully booked days within the limits, in order: those with a waiting list. */
export const fullDays = (months: readonly WorkDays[]): readonly string[] =>
  Object.entries(countsOf(months))
    .flatMap(([day, count]) => (count === FULL ? [day] : []))
    .sort();

/** Whether a day can be chosen: it has remaining capacity and lies within the limits (specification §4). */
export function isFreeDay(work: WorkDays | undefined, day: string): boolean {
  return !!work && (daysWithinLimits(work)[day] ?? DAY_STATE.CLOSED) > 0;
}

/** Free days whose places need a ticket of an open queue. */
export const queueDaysOf = (months: readonly WorkDays[]): readonly string[] =>
  months.flatMap(({ queueDays = [] }) => queueDays);

/**
 * First free day, `YYYY-MM-DD`; one that needs a ticket only where there is no other; null when the months have none.
 * @param wantedFrom a free day from this one on goes before all others, whether or not it needs a ticket
 */
export function firstFreeDay(
  months: readonly WorkDays[],
  wantedFrom: string | null = null,
): string | null {
  const free = months
    .flatMap((work) => Object.keys(work.days).filter((day) => isFreeDay(work, day)))
    .sort();
  const wanted = wantedFrom === null ? undefined : free.find((day) => day >= wantedFrom);
  if (wanted !== undefined) return wanted;
  const queued = queueDaysOf(months);
  return free.find((day) => !queued.includes(day)) ?? free[0] ?? null;
}

/** Days of the strip: two rows on a phone. */
export const STRIP_DAYS = 8;

/**
 * The next free days, in order, at most {@link STRIP_DAYS}: from `wantedFrom` on where there are enough, else with the last
 * ones before it. The chosen day, if free, is always among them.
 */
export function stripDays(
  months: readonly WorkDays[],
  chosen: string | null,
  wantedFrom: string | null = null,
): readonly string[] {
  const counts = countsOf(months);
  const free = Object.keys(counts)
    .filter((day) => (counts[day] ?? FULL) > FULL)
    .sort();
  const firstWanted = wantedFrom === null ? 0 : free.findIndex((day) => day >= wantedFrom);
  const last = Math.max(0, free.length - STRIP_DAYS);
  const start = firstWanted < 0 ? last : Math.min(firstWanted, last);
  const days = free.slice(start, start + STRIP_DAYS);
  if (chosen === null || !free.includes(chosen) || days.includes(chosen)) return days;
  return [...days.slice(0, STRIP_DAYS - 1), chosen].sort();
}

/**
 * The day to select when the months have been loaded, also after a change of person or dose.
 * @param proposed the day proposed before, empty for none yet, null once the user has chosen
 * @param wantedFrom as for {@link firstFreeDay}
 * @returns the first free day if the user has not chosen; a chosen day if it is free, else null and `cleared`
 */
export function nextDay(
  months: readonly WorkDays[],
  day: string | null,
  proposed: string | null,
  wantedFrom: string | null = null,
): { readonly day: string | null; readonly cleared: boolean } {
  if (day !== null && months.some((work) => isFreeDay(work, day))) return { day, cleared: false };
  if (proposed !== null && (day === null || day === proposed))
    return { day: firstFreeDay(months, wantedFrom), cleared: false };
  return { day: null, cleared: day !== null };
}

/** ms of the next release; null where none is announced. */
export function nextRelease(months: readonly WorkDays[]): number | null {
  const times = months.flatMap((work) => (work.releaseAt === null ? [] : [work.releaseAt]));
  return times.length > 0 ? Math.min(...times) : null;
}
