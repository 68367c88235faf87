import { DAY_STATE } from '@contract/subscribe/calendar-rules';
import type { Closure } from '@contract/subscribe/endpoints';
import { addDays, monthEnd } from '@contract/time/day-rules';
import { weekdayOf } from '@contract/time/weekday-rules';
import { bookableIn, isFree } from '../../../../shared/slots/availability';
import type { SlotView } from '../../../../shared/slots/availability';
import type { ClockReading } from '../../../../shared/slots/clock-reading';
import { slotClosure } from '../../../../shared/slots/slot-state';

/** Every day of a month, `YYYY-MM`. */
export const daysOf = (month: string): string[] =>
  Array.from(
    { length: Number(monthEnd(`${month}-01`).slice(8)) },
    (_, before) => `${month}-${String(before + 1).padStart(2, '0')}`,
  );

/** A day's count: how many may be booked in its released slots that have not ended, or the reason why none are counted. */
export function dayCount(day: string, slots: readonly SlotView[], at: ClockReading): number {
  if (day < at.today || day > at.lastDay) return DAY_STATE.OUT_OF_WINDOW;
  const open = slots.filter((slot) => slotClosure(slot, at) === null);
  if (open.length > 0) return bookableIn(open);
  const awaited = slots.some((slot) => slotClosure(slot, at) === 'notReleased');
  return awaited ? DAY_STATE.NOT_RELEASED : DAY_STATE.CLOSED;
}

/** Slots by day, in their order. */
export function slotsByDay(slots: readonly SlotView[]): ReadonlyMap<string, readonly SlotView[]> {
  const byDay = new Map<string, SlotView[]>();
  for (const slot of slots) {
    const others = byDay.get(slot.day);
    if (others) others.push(slot);
    else byDay.set(slot.day, [slot]);
  }
  return byDay;
}

/** A month's calendar. @param slots of the month. */
export function dayCounts(
  month: string,
  slots: readonly SlotView[],
  at: ClockReading,
): Record<string, number> {
  const byDay = slotsByDay(slots);
  return Object.fromEntries(
    daysOf(month).map((day) => [day, dayCount(day, byDay.get(day) ?? [], at)]),
  );
}

/**
 * Of the days without a count, those on which the clinic works all the same: the weekday is a working day, and the
 * product's slots have ended rather than been closed. A day without slots of any product, on a weekday that has some in
 * other weeks, is a public holiday or a day off.
 * @param clinicDays days of the window on which the clinic has slots of any product
 */
export function openDays(
  days: Readonly<Record<string, number>>,
  slots: readonly SlotView[],
  weekdays: readonly number[],
  clinicDays: ReadonlySet<string>,
): string[] {
  const byDay = slotsByDay(slots);
  const givenOn = new Set([...clinicDays].map(weekdayOf));
  return Object.keys(days).filter(
    (day) =>
      days[day] === DAY_STATE.CLOSED &&
      weekdays.includes(weekdayOf(day)) &&
      (clinicDays.has(day) || !givenOn.has(weekdayOf(day))) &&
      !(byDay.get(day) ?? []).some(({ closed }) => closed),
  );
}

/** Days on which places remain, all of them for tickets of an open queue. */
export function queueDays(slots: readonly SlotView[], at: ClockReading): string[] {
  return [...slotsByDay(slots.filter((slot) => isFree(slot, at)))]
    .filter(([, free]) => free.every(({ drawnBy }) => drawnBy !== null))
    .map(([day]) => day);
}

/**
 * When the next slots of the window are released, ms; null when all are. Slots without remaining places do not count.
 */
export function nextRelease(slots: readonly SlotView[], at: ClockReading): number | null {
  const awaited = slots
    .filter((slot) => bookableIn([slot]) > 0 && slotClosure(slot, at) === 'notReleased')
    .map((slot) => slot.releaseAt ?? at.now);
  return awaited.length > 0 ? Math.min(...awaited) : null;
}

/**
 * Days in a row that are closed for the same reason.
 * @param days counts by day, in order @param reasonOn why the whole clinic is closed on a day; undefined: it is not
 */
export function closuresOf(
  days: Readonly<Record<string, number>>,
  reasonOn: (day: string) => string | undefined,
): Closure[] {
  const closures: Closure[] = [];
  for (const [day, count] of Object.entries(days)) {
    const reason = count === DAY_STATE.CLOSED ? reasonOn(day) : undefined;
    if (reason === undefined) continue;
    const last = closures.at(-1);
    if (last?.reason === reason && addDays(last.lastDay, 1) === day) last.lastDay = day;
    else closures.push({ firstDay: day, lastDay: day, reason });
  }
  return closures;
}
