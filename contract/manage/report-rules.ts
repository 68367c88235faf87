import { CANCEL_REASONS } from '../order/status-rules';
import type { OrderStatus } from '../order/status-rules';
import { PERIODS } from '../personal/period-rules';
import { addDays, addMonths, daysBetween, daysFrom, monthEnd } from '../time/day-rules';
import { weekdayOf } from '../time/weekday-rules';

/** What the lines of a report are: days, weeks from Monday, months, hours of the day, times of a day, products, clinics. */
export const REPORT_GROUPS = ['day', 'week', 'month', 'hour', 'slot', 'product', 'clinic'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** Most days of a report. */
export const MOST_REPORT_DAYS = 366;
/** Most days of a report with a line for each time of each day. */
export const MOST_SLOT_DAYS = 31;

/**
 * How orders end, or how far they are; each has exactly one of these. `turnedAway`: came, and nothing was given;
 * `superseded`: ended for another appointment or dose of the same person.
 */
export const ORDER_ENDS = [
  'vaccinated',
  'present',
  'expected',
  'missed',
  'turnedAway',
  'cancelledByUser',
  'cancelledByClinic',
  'cancelledBySystem',
  'superseded',
] as const;
export type OrderEnd = (typeof ORDER_ENDS)[number];

/** Ends of those who came. */
export const CAME: readonly OrderEnd[] = ['vaccinated', 'present', 'turnedAway'];

/** How places that were offered to the waiting list ended; `offersDeclined`: given back, or the slot was closed. */
export const OFFER_ENDS = ['offersTaken', 'offersExpired', 'offersDeclined', 'offersOpen'] as const;
export type OfferEnd = (typeof OFFER_ENDS)[number];

/** What a line counts. booked + walkIns = the sum of all ends; offered = the sum of all ends of offers. */
export const REPORT_COUNTS = [
  'capacity',
  'closedCapacity',
  'booked',
  'walkIns',
  ...ORDER_ENDS,
  'given',
  'offered',
  ...OFFER_ENDS,
] as const;
export type ReportCount = (typeof REPORT_COUNTS)[number];
export type ReportCounts = Readonly<Record<ReportCount, number>>;

/** Ages, in years from the first on; `null`: no birthday is stored. */
export const AGE_GROUPS = [0, 1, 3, 6, 14, 18, 60] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number] | null;
/** An age in whole years. */
export type AgeYears = number | null;

/** Who ended appointments, and why. */
export const ENDED_BY = ['user', 'clinic', 'system'] as const;
export type EndedBy = (typeof ENDED_BY)[number];
export const END_REASONS = [
  ...CANCEL_REASONS,
  'clinic',
  'clinicClosed',
  'takenBack',
  'claimed',
  'replaced',
  'none',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What decides on an order's end: who ended it, from which status and why, as the event and the order say. */
export interface EndedOrder {
  readonly status: OrderStatus;
  readonly endedBy: EndedBy | null;
  readonly statusBefore: OrderStatus | null;
  readonly reason: string;
}

const END_OF_STATUS: Partial<Record<OrderStatus, OrderEnd>> = {
  PENDING_CONFIRM: 'expected',
  BOOKED: 'expected',
  ARRIVED: 'present',
  DONE: 'vaccinated',
  NO_SHOW: 'missed',
};
const CANCELLED_BY: Readonly<Record<EndedBy, OrderEnd>> = {
  user: 'cancelledByUser',
  clinic: 'cancelledByClinic',
  system: 'cancelledBySystem',
};
const CAME_BEFORE: readonly (OrderStatus | null)[] = ['ARRIVED', 'DONE'];
const SUPERSEDED: readonly string[] = ['claimed', 'replaced'];

/** Which one end an order has. A refund is the cancellation that it began with, however the money goes. */
export function endOf({ status, endedBy, statusBefore, reason }: EndedOrder): OrderEnd {
  const end = END_OF_STATUS[status];
  if (end) return end;
  if (CAME_BEFORE.includes(statusBefore)) return 'turnedAway';
  return SUPERSEDED.includes(reason) ? 'superseded' : CANCELLED_BY[endedBy ?? 'system'];
}

const isEndReason = (reason: string): reason is EndReason =>
  (END_REASONS as readonly string[]).includes(reason);

/** Why an order was ended, of the reasons that a report names. */
export const reasonOf = (reason: string): EndReason => (isEndReason(reason) ? reason : 'none');

/** The group of an age in whole years; null where no birthday is stored. */
export const ageGroupOf = (years: AgeYears): AgeGroup =>
  years === null ? null : (AGE_GROUPS.filter((from) => from <= years).pop() ?? 0);

/** The sum of lines. */
export const totalOf = (lines: readonly Partial<ReportCounts>[]): ReportCounts =>
  Object.fromEntries(
    REPORT_COUNTS.map((name) => [name, lines.reduce((sum, line) => sum + (line[name] ?? 0), 0)]),
  ) as ReportCounts;

/** How many came. */
export const cameOf = (counts: ReportCounts): number =>
  CAME.reduce((sum, end) => sum + counts[end], 0);

const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

const FILLED: Partial<Record<ReportGroup, (day: string) => string>> = {
  day: (day) => day,
  week: mondayOf,
  month: (day) => day.slice(0, 7),
};

/**
 * The keys that a report has even where nothing was: every day, week (its Monday) or month of it; of other groups none,
 * as nobody expects all hours and products.
 */
export function keysOf(group: ReportGroup, firstDay: string, lastDay: string): string[] {
  const keyOf = FILLED[group];
  return keyOf ? [...new Set(daysFrom(firstDay, lastDay).map(keyOf))] : [];
}

/** Why days cannot be reported: in the wrong order, or more than a report has. */
export type RangeProblem = 'order' | 'tooMany' | 'tooManySlots';
export function rangeProblem(
  group: ReportGroup,
  firstDay: string,
  lastDay: string,
): RangeProblem | null {
  if (lastDay < firstDay) return 'order';
  const days = daysBetween(firstDay, lastDay) + 1;
  if (days > MOST_REPORT_DAYS) return 'tooMany';
  return group === 'slot' && days > MOST_SLOT_DAYS ? 'tooManySlots' : null;
}

/** The months that a range touches, cut to it: each is read by statements of its own. */
export function partsOf(
  firstDay: string,
  lastDay: string,
): { readonly first: string; readonly last: string }[] {
  const parts = [];
  for (let first = firstDay; first <= lastDay;) {
    const end = monthEnd(first);
    const last = end < lastDay ? end : lastDay;
    parts.push({ first, last });
    first = addDays(last, 1);
  }
  return parts;
}

/** Days from which on counts are complete; what is earlier has partly been deleted, as its time was over. */
export interface CompleteFrom {
  /** Places of slots that nobody used. */
  readonly slots: string;
  /** People on the waiting list, by the day on which they joined. */
  readonly waiting: string;
  /** Missed and cancelled appointments of deleted accounts, and walk-ins who were turned away. */
  readonly ended: string;
  /** Vaccinations of deleted accounts and walk-ins. */
  readonly vaccinations: string;
}

/** Since when counts are complete on a day. */
export const completeFrom = (today: string): CompleteFrom => ({
  slots: addDays(today, 1 - PERIODS.unusedSlots.days),
  waiting: addDays(today, 1 - PERIODS.endedWaits.days),
  ended: addDays(addMonths(today, -12 * PERIODS.transactions.years), 1),
  vaccinations: addDays(addMonths(today, -12 * PERIODS.vaccinations.years), 1),
});
