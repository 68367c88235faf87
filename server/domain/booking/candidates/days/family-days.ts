import { DAY_STATE } from '@contract/subscribe/calendar-rules';
import { isFree } from '../../../../shared/slots/availability';
import type { ClockReading } from '../../../../shared/slots/clock-reading';
import type { BookingServices } from '../../submission/services';
import { familyTimes } from './family-times';
import { slotsOfProducts } from './product-slots';
import type { ProductSlots } from './product-slots';
import { dayCount, daysOf, slotsByDay } from './work-days';

/** Why nobody can come on a day; the first one that applies is shown. */
const REASONS = [DAY_STATE.OUT_OF_WINDOW, DAY_STATE.CLOSED, DAY_STATE.NOT_RELEASED, 0] as const;

/**
 * A day's count for several people who come together: the places of the product that has fewest, 0 where they do not
 * suffice for one visit of all of them, or the reason why none are counted.
 */
function familyDayCount(
  day: string,
  productIds: readonly string[],
  products: readonly ProductSlots[],
  at: ClockReading,
): number {
  const counts = products.map(({ slots }) => dayCount(day, slots, at));
  const reason = REASONS.find((one) => counts.includes(one));
  if (reason !== undefined) return reason;
  const free = products.map(({ productId, slots }) => ({
    productId,
    slots: slots.filter((slot) => isFree(slot, at)),
  }));
  return familyTimes(productIds, free).length > 0 ? Math.min(...counts) : 0;
}

/**
 * A month's calendar for several people who come together.
 * @param productIds one product per person
 * @param products each product once
 */
export function familyDayCounts(
  month: string,
  productIds: readonly string[],
  products: readonly ProductSlots[],
  at: ClockReading,
): Record<string, number> {
  const byDay = products.map(({ productId, slots }) => ({ productId, days: slotsByDay(slots) }));
  const on = (day: string): ProductSlots[] =>
    byDay.map(({ productId, days }) => ({ productId, slots: days.get(day) ?? [] }));
  return Object.fromEntries(
    daysOf(month).map((day) => [day, familyDayCount(day, productIds, on(day), at)]),
  );
}

/** {@link familyDayCounts} of a clinic now. */
export const familyDays = async (
  services: BookingServices,
  asked: {
    readonly depaCode: string;
    readonly month: string;
    readonly productIds: readonly string[];
  },
  at: ClockReading,
): Promise<Record<string, number>> =>
  familyDayCounts(
    asked.month,
    asked.productIds,
    await slotsOfProducts(services, { ...asked, months: [asked.month] }, at),
    at,
  );
