import { familyDayCounts } from '../candidates/days/family-days';
import { familyTimes } from '../candidates/days/family-times';
import { nearestOf } from '../candidates/days/nearest-visits';
import { slotsOfProducts } from '../candidates/days/product-slots';
import type { ProductSlots } from '../candidates/days/product-slots';
import { findClinicProduct, findDose, findRecipient } from '../candidates/candidate';
import type { BookingServices } from '../submission/services';
import type { FamilyTime } from '@contract/subscribe/visit-endpoints';
import type { FamilyVisit } from '@contract/subscribe/remedy';
import { instantOf } from '../../../kernel/clock';
import { windowOf } from '../../../shared/doses/day-gap';
import { doseDays } from '../../../shared/doses/eligibility';
import { recordsOf } from '../../../shared/doses/elsewhere';
import { isFree, monthOf } from '../../../shared/slots/availability';
import type { ClockReading } from '../../../shared/slots/clock-reading';
import { seatsOf, withOwnSeats } from './own-seats';
import type { Orders } from './own-visit';

const productsOf = (orders: Orders): string[] => orders.map((order) => order.product_id);

/** A clinic's slots of each product of a visit, with the places that the visit would leave. @param months all by default */
async function slotsFor(
  services: BookingServices,
  orders: Orders,
  {
    months,
    depaCode = orders[0].depa_code,
  }: { readonly months?: readonly string[]; readonly depaCode?: string },
  at: ClockReading,
): Promise<ProductSlots[]> {
  const seats = seatsOf(orders);
  const asked = { depaCode, productIds: productsOf(orders), ...(months && { months }) };
  const products = await slotsOfProducts(services, asked, at);
  return products.map(({ productId, slots }) => ({ productId, slots: withOwnSeats(slots, seats) }));
}

/** A month's calendar for moving a visit; see `familyDayCounts`. @param month `YYYY-MM` */
export const visitDayCounts = async (
  services: BookingServices,
  orders: Orders,
  month: string,
  at: ClockReading,
): Promise<Record<string, number>> =>
  familyDayCounts(
    month,
    productsOf(orders),
    await slotsFor(services, orders, { months: [month] }, at),
    at,
  );

/** Times of a day for a visit that moves, earliest first; the slots are in the order of the orders. */
export async function visitTimes(
  services: BookingServices,
  orders: Orders,
  day: string,
  at: ClockReading,
): Promise<FamilyTime[]> {
  const products = await slotsFor(services, orders, { months: [monthOf(day)] }, at);
  return familyTimes(
    productsOf(orders),
    products.map(({ productId, slots }) => ({
      productId,
      slots: slots.filter((slot) => slot.day === day && isFree(slot, at)),
    })),
  );
}

/**
 * The days of each dose of a visit, without the visit's other doses, which move along and were booked for one day already: what
 * remains is everything else of the person.
 */
export const visitWindows = (
  services: BookingServices,
  orders: Orders,
  at: ClockReading,
  userId: string,
) =>
  Promise.all(
    orders.map(async (order) => {
      const { vaccineCode, course } = await findClinicProduct(
        services,
        order.depa_code,
        order.product_id,
      );
      const recipient = await findRecipient(services, order.linkman_id, userId);
      const moving = new Set(orders.map(({ id }) => id));
      const all = await services.people.administered(recipient, vaccineCode);
      const rest = all.filter(({ orderId }) => orderId === null || !moving.has(orderId));
      const { administered } = recordsOf(rest);
      const days = doseDays(recipient, course, findDose(course.doses, order.dose_no), administered);
      return { ...windowOf(days, at), last: days.last };
    }),
  );

type Windows = Awaited<ReturnType<typeof visitWindows>>;

/** The times of a clinic nearest to one, on days that suit every dose. @param most how many; 3 by default */
export async function nearestAt(
  services: BookingServices,
  { orders, depaCode, windows, around }: VisitNear,
  at: ClockReading,
  most?: number,
): Promise<FamilyVisit[]> {
  const last = windows.flatMap((each) => each.last ?? []).sort();
  const search = {
    productIds: productsOf(orders),
    around: instantOf(around.day, around.startTime),
    from:
      windows
        .map(({ firstDay }) => firstDay)
        .sort()
        .pop() ?? null,
    to: last[0] ?? null,
    tooNear: windows.flatMap(({ gaps }) => gaps),
  };
  return nearestOf(search, await slotsFor(services, orders, { depaCode }, at), at, most);
}

/** A visit that is to move, and near what. */
export interface VisitNear {
  readonly orders: Orders;
  readonly depaCode: string;
  readonly windows: Windows;
  readonly around: { readonly day: string; readonly startTime: string };
}

/** The nearest times for a visit that could not be moved to the one asked for. */
export async function nearestTimes(
  services: BookingServices,
  orders: Orders,
  around: VisitNear['around'],
  at: ClockReading,
  userId: string,
): Promise<FamilyVisit[]> {
  const windows = await visitWindows(services, orders, at, userId);
  return nearestAt(services, { orders, depaCode: orders[0].depa_code, windows, around }, at);
}
