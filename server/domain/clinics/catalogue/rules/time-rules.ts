import { minutesOf } from '@contract/time/clock-rules';
import { isDay } from '@contract/time/day-rules';
import type { HoursOfDay, ScheduleRow } from '../../../../catalogue/rows';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of the day, `HH:mm`. */
export const isClock = (text: string): boolean => CLOCK.test(text);

/** Whether a text is a day that a catalogue may name, `YYYY-MM-DD` of 2000 to 2099. */
export const isCatalogueDay = (text: string): boolean => isDay(text) && text.startsWith('20');

/** Whether of two fields both are filled, or neither. */
export const areTogether = (one: unknown, other: unknown): boolean =>
  (one === null) === (other === null);

type Period = HoursOfDay['periods'][number];
type Times = Pick<ScheduleRow, 'startTime' | 'endTime'>;
type Validity = Pick<ScheduleRow, 'validFrom' | 'validUntil'>;

/** The one of a weekday’s opening hours that shares time with another, if any. Times are texts, of which the earlier is the lesser. */
export const overlapping = (periods: readonly Period[], { from, to }: Period): Period | undefined =>
  periods.find((each) => each.from < to && from < each.to);

const areBothValid = (one: Validity, other: Validity): boolean =>
  (one.validFrom === null || other.validUntil === null || one.validFrom <= other.validUntil) &&
  (other.validFrom === null || one.validUntil === null || other.validFrom <= one.validUntil);

/** Whether two periods of a schedule would make slots of the same time, on a weekday that they have in common. */
export const wouldOverlap = (one: Times & Validity, other: Times & Validity): boolean =>
  one.startTime < other.endTime && other.startTime < one.endTime && areBothValid(one, other);

/** A weekday’s opening hours; none where the clinic is closed. */
export const periodsOn = (weekday: number, hours: readonly HoursOfDay[]): readonly Period[] =>
  hours.find((day) => day.weekday === weekday)?.periods ?? [];

/** Whether a schedule’s period lies within one of the opening hours: one that spans a break does not. */
export const isOpenDuring = ({ startTime, endTime }: Times, periods: readonly Period[]): boolean =>
  periods.some(({ from, to }) => from <= startTime && endTime <= to);

/** Minutes that remain behind the last slot of a period; null where no slot fits into it. */
export function minutesLeft({
  startTime,
  endTime,
  slotMinutes,
}: Times & Pick<ScheduleRow, 'slotMinutes'>): number | null {
  const length = minutesOf(endTime) - minutesOf(startTime);
  return length < slotMinutes ? null : length % slotMinutes;
}
