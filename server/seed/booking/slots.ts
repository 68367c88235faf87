import type { SeedClinic } from '../clinics/departments';
import { addDays, daysBetween } from '@contract/time/day-rules';
import { weekdayOf } from '@contract/time/weekday-rules';
import { clockOf, minutesOf } from '@contract/time/clock-rules';
import { between, fraction, shuffled } from '../random';
import type { ProductRow, SlotRow } from '../../catalogue/rows';
import { demandOf, type Demand } from './demand';

const SLOT_MINUTES = 60;
const RELEASE_CLOCK = '09:00:00+08:00';
/** Fixed-date public holidays, `MM-DD`; the moving ones are announced each year and are the operator's to enter. */
const HOLIDAYS = new Set(['01-01', '05-01', '10-01', '10-02', '10-03']);
const CLOSED_NOW_AND_THEN = 0.03;
/** Days ahead within which more slots are full. */
const NEAR_DAYS = 3;
const NEAR_FULL = 0.25;

/** The weekdays on which a clinic administers a product: as many of its open ones as the demand has. */
export function weekdaysOf(clinic: SeedClinic, product: ProductRow): number[] {
  const open = clinic.hours.filter(({ periods }) => periods.length > 0);
  return shuffled(`${clinic.depaCode}/${product.id}/weekdays`, open)
    .slice(0, demandOf(product).weekdays)
    .map(({ weekday }) => weekday)
    .sort((a, b) => a - b);
}

function startsOf(clinic: SeedClinic, day: string, afternoons: boolean): number[] {
  const periods = clinic.hours.find(({ weekday }) => weekday === weekdayOf(day))?.periods ?? [];
  return periods
    .filter((_, index) => afternoons || index === 0)
    .flatMap(({ from, to }) => {
      const count = Math.floor((minutesOf(to) - minutesOf(from)) / SLOT_MINUTES);
      return Array.from({ length: count }, (_, index) => minutesOf(from) + index * SLOT_MINUTES);
    });
}

function capacityIn(key: string, demand: Demand, daysAhead: number): number {
  const full = demand.full + (daysAhead <= NEAR_DAYS ? NEAR_FULL : 0);
  return fraction(`${key}/full`) < full ? 0 : between(key, demand.capacity[0], demand.capacity[1]);
}

/** Whether all clinics are closed on a day, `YYYY-MM-DD`. */
export const isHoliday = (day: string): boolean => HOLIDAYS.has(day.slice('YYYY-'.length));

/** Whether the clinic is open on that day: no public holiday and none of its few random days off. */
export function isWorkday(clinic: SeedClinic, day: string): boolean {
  return !isHoliday(day) && fraction(`${clinic.depaCode}/${day}/closed`) >= CLOSED_NOW_AND_THEN;
}

/**
 * The slots of a day that is a workday and one of the product's weekdays. `remaining` equals `capacity`, so that
 * remaining + held + booked = capacity from the start. `today` (`YYYY-MM-DD`) only makes near days fuller; times and
 * release do not depend on it.
 */
export function slotsOfWorkday(
  clinic: SeedClinic,
  product: ProductRow,
  day: string,
  today: string,
): SlotRow[] {
  const key = `${clinic.depaCode}/${product.id}/${day}`;
  const demand = demandOf(product);
  const ahead = demand.releaseDaysAhead;
  const releaseAt = ahead === null ? null : `${addDays(day, -ahead)}T${RELEASE_CLOCK}`;
  return startsOf(clinic, day, demand.afternoons).map((start) => {
    const capacity = capacityIn(`${key}/${start}`, demand, daysBetween(today, day));
    return {
      depaCode: clinic.depaCode,
      // Each sample product is alone in the group that it was given.
      groupCode: product.id,
      day,
      startTime: clockOf(start),
      endTime: clockOf(start + SLOT_MINUTES),
      capacity: capacity,
      remaining: capacity,
      releaseAt,
    };
  });
}
