import {
  dayFrom,
  INTERVAL_DAYS,
  OFFLINE_CLINIC,
  OTHER_CLINIC,
  WOMENS_PRODUCT,
} from './booking-world';
import type { Slot } from './booking-world';

const HOUR = 3_600_000;
/** The provider's clock is set to 08:00 in Asia/Shanghai, whenever the tests run. */
export const CLOCK = Date.parse(`${dayFrom(0)}T08:00:00+08:00`);
export const day = (days: number): string => dayFrom(days, CLOCK);
/** Days ahead that are outside the booking window of 29 to 61 days. */
export const BEYOND = 70;

/** A slot for each reason why it can be booked or not. */
export const SLOTS = {
  free: { day: day(3), capacity: 50 },
  laterThatDay: { day: day(3), startTime: '14:00', endTime: '15:00', capacity: 5 },
  oneRemaining: { day: day(4), capacity: 1 },
  dayAfter: { day: day(5), capacity: 5 },
  closed: { day: day(6), capacity: 5, closed: true },
  unreleased: { day: day(7), capacity: 5, releaseAt: CLOCK + 5 * HOUR },
  ended: { day: day(0), startTime: '06:00', endTime: '07:00', capacity: 5 },
  running: { day: day(0), startTime: '07:30', endTime: '10:00', capacity: 5 },
  beyond: { day: day(BEYOND), capacity: 5 },
  afterInterval: {
    day: day(3 + INTERVAL_DAYS - 7),
    startTime: '16:00',
    endTime: '17:00',
    capacity: 5,
  },
  elsewhere: { depaCode: OTHER_CLINIC, day: day(3), capacity: 5 },
  womens: { productId: WOMENS_PRODUCT, day: day(3), capacity: 5 },
  offline: { depaCode: OFFLINE_CLINIC, day: day(3), capacity: 5 },
} satisfies Record<string, Slot>;
export type SlotName = keyof typeof SLOTS;
export const NAMES = Object.keys(SLOTS) as SlotName[];

/** Slots of a day of their own, one hour each from 08:00 on. */
export const daySlots = (days: number, capacities: readonly number[]): Slot[] =>
  capacities.map((capacity, index) => ({
    day: dayFrom(days),
    startTime: `${String(8 + index).padStart(2, '0')}:00`,
    endTime: `${String(9 + index).padStart(2, '0')}:00`,
    capacity,
  }));
