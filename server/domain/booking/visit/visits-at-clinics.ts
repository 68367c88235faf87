import type { NearestVisit } from '@contract/order/visit-endpoints';
import type { FamilyVisit } from '@contract/subscribe/remedy';
import { DAY, instantOf } from '../../../kernel/clock';
import type { Language } from '../../../kernel/language';
import { inLanguage } from '../../../kernel/language';
import type { ClinicProduct } from '../../../shared/catalogue/clinic-product';
import { metresBetween } from '../../../shared/geo/distance';
import type { ClockReading } from '../../../shared/slots/clock-reading';
import { findClinicProduct } from '../candidates/candidate';
import { cityProductKey, nearestClinics } from '../submission/city-clinics';
import type { BookingServices } from '../submission/services';
import { nearestAt, visitWindows } from './free-for-visit';
import type { OrderOfVisit, Orders } from './own-visit';

const MOST = 3;
/** ms; times of the visit's own clinic that are farther away stand behind other clinics' times. */
const NEAR = 14 * DAY;

/** What the products of a visit are at a clinic, in the order of the orders. @throws DomainError 4004 where it lacks one */
export const productsAt = (
  services: BookingServices,
  orders: Orders,
  depaCode: string,
): Promise<ClinicProduct[]> =>
  Promise.all(orders.map((order) => findClinicProduct(services, depaCode, order.product_id)));

const totalOf = (products: readonly ClinicProduct[]): number =>
  products.reduce((sum, { priceCents, serviceFeeCents }) => sum + priceCents + serviceFeeCents, 0);

/** What a visit costs, as it was booked, cents. */
const bookedTotal = (orders: readonly OrderOfVisit[]): number =>
  orders.reduce((sum, order) => sum + order.price_cents + order.service_fee_cents, 0);

export const isPaidAhead = (orders: readonly OrderOfVisit[]): boolean =>
  orders.some(({ paid_cents: paid }) => paid > 0);

/** Whether a visit costs at a clinic what it costs now, or nothing. */
export const isSamePrice = (orders: Orders, products: readonly ClinicProduct[]): boolean =>
  [0, bookedTotal(orders)].includes(totalOf(products));

/** The first order whose clinic product has another notice than the one that was agreed to; undefined: none. */
export const orderWithOtherNotice = (
  orders: Orders,
  products: readonly ClinicProduct[],
): OrderOfVisit | undefined =>
  orders.find((order, index) => order.guideline_version !== products[index]?.guidelineVersion);

/** The nearest other clinics of the city that have every product of a visit. */
async function clinicsWithAll(services: BookingServices, orders: Orders, own: ClinicProduct) {
  const lists = await Promise.all(
    [...new Set(orders.map((order) => order.product_id))].map((productId) =>
      services.cityClinics.get(cityProductKey(own.cityCode, productId)),
    ),
  );
  const [first = [], ...others] = lists;
  const having = first.filter(({ depaCode }) =>
    others.every((list) => list.some((clinic) => clinic.depaCode === depaCode)),
  );
  return nearestClinics(having, own);
}

/** The slot of each order; seats are in the order of the orders. */
const slotIdsOf = ({ seats }: FamilyVisit): number[] => seats.map(({ slotId }) => slotId);

const deadlineOf = ({ seats }: FamilyVisit): number =>
  Math.min(...seats.map(({ changeableUntil }) => changeableUntil));

/**
 * The times nearest to a visit's present one, all doses together: of its clinic within two weeks of it, then one of each of the nearest
 * others, those first to which it can be moved as it is, then its clinic's further ones.
 * @param userId whose visit it is
 */
export async function visitsAtClinics(
  services: BookingServices,
  orders: Orders,
  at: ClockReading,
  { userId, language }: { readonly userId: string; readonly language: Language },
): Promise<NearestVisit[]> {
  const [{ depa_code: own, day, start_time: startTime }] = orders;
  const [first, windows] = await Promise.all([
    findClinicProduct(services, own, orders[0].product_id),
    visitWindows(services, orders, at, userId),
  ]);
  const search = { orders, windows, around: { day, startTime } };
  const present = orders.map((order) => order.slot_id).join(',');
  const shownAt = async (depaCode: string, distance: number, found: readonly FamilyVisit[]) => {
    if (found.length === 0) return [];
    const products = await productsAt(services, orders, depaCode);
    const isOwn = depaCode === own;
    const canMove =
      isOwn || (isSamePrice(orders, products) && !orderWithOtherNotice(orders, products));
    return found.map((visit): NearestVisit => ({
      ...{ depaCode, distance, canMove },
      totalCents: isOwn ? bookedTotal(orders) : totalOf(products),
      departmentName: inLanguage(products[0]?.departmentName ?? first.departmentName, language),
      ...{ day: visit.day, startTime: visit.startTime, endTime: visit.endTime },
      slotIds: slotIdsOf(visit),
      changeableUntil: deadlineOf(visit),
    }));
  };
  const here = await nearestAt(services, { ...search, depaCode: own }, at, MOST + 1);
  const others = here.filter((visit) => slotIdsOf(visit).join(',') !== present);
  const isNear = (visit: FamilyVisit): boolean =>
    Math.abs(instantOf(visit.day, visit.startTime) - instantOf(day, startTime)) <= NEAR;
  const near = others.filter(isNear);
  const clinics =
    near.length >= MOST || isPaidAhead(orders) ? [] : await clinicsWithAll(services, orders, first);
  const elsewhere = await Promise.all(
    clinics.map(async (clinic) => {
      const there = await nearestAt(services, { ...search, depaCode: clinic.depaCode }, at, 1);
      return shownAt(clinic.depaCode, Math.round(metresBetween(first, clinic)), there);
    }),
  );
  const away = elsewhere.flat();
  const far = others.filter((visit) => !isNear(visit));
  return [
    ...(await shownAt(own, 0, near)),
    ...away.filter(({ canMove }) => canMove),
    ...away.filter(({ canMove }) => !canMove),
    ...(await shownAt(own, 0, far)),
  ].slice(0, MOST);
}
