import { weekdayOf } from '@contract/time/weekday-rules';
import type { ListedClinic, ListedProduct } from './city-clinics';
import type { FreeDays } from './free-days';
import type { AwaitedRelease, Releases } from './releases';
import type { NearbyInput } from './nearby-input';
import type { ClinicFilter } from './clinic-filter';

interface Asked extends Pick<
  NearbyInput,
  'payWay' | 'openToday' | 'bookable' | 'hasFreeSlots' | 'freeOn' | 'priceMax'
> {
  /** Has a matching product in stock, whether or not it can be booked. */
  readonly inStock?: boolean;
}

/** Whether the search is for places, so that what is out of stock or cannot be booked online is no answer. */
export const asksForFreeSlots = ({ bookable, hasFreeSlots, freeOn }: Asked): boolean =>
  bookable === true || hasFreeSlots === true || freeOn !== undefined;

type PriceAsked = Pick<Asked, 'priceMax'>;

/** Whether a list is about a clinic product: one that is asked for, at a price that is. */
const isRelevant = (
  { productId, priceCents }: ListedProduct,
  { priceMax }: PriceAsked,
  wanted: ClinicFilter,
): boolean =>
  (wanted === null || wanted.has(productId)) && (priceMax === undefined || priceCents <= priceMax);

/** Whether a clinic product matches the search, free places aside. */
const productFits = (clinicProduct: ListedProduct, asked: Asked, wanted: ClinicFilter): boolean =>
  isRelevant(clinicProduct, asked, wanted) &&
  (clinicProduct.inStock || !(asked.inStock || asksForFreeSlots(asked)));

const isOpenOn = (clinic: ListedClinic, weekday: number): boolean =>
  clinic.texts().hours.some((hours) => hours.weekday === weekday && hours.periods.length > 0);

/** Whether a clinic and its products match the search, free places aside. */
export function fits(
  clinic: ListedClinic,
  asked: Asked,
  wanted: ClinicFilter,
  today: string,
): boolean {
  const { payWay, openToday, inStock, priceMax } = asked;
  const needsFreeSlots = asksForFreeSlots(asked);
  if (payWay && !clinic.payWays.includes(payWay)) return false;
  if (needsFreeSlots && !clinic.isOnline) return false;
  if (openToday && !isOpenOn(clinic, weekdayOf(today))) return false;
  if (wanted === null && !inStock && !needsFreeSlots && priceMax === undefined) return true;
  return clinic.clinicProducts().some((clinicProduct) => productFits(clinicProduct, asked, wanted));
}

/** Whether a matching product has a free place by the last day that is asked for; null: on any. */
export const hasFreeSlot = (
  clinic: ListedClinic,
  asked: Asked,
  wanted: ClinicFilter,
  days: FreeDays,
  lastDay: string | null,
): boolean =>
  clinic.clinicProducts().some((clinicProduct) => {
    const day = days[clinicProduct.productId];
    return (
      day !== undefined &&
      (lastDay === null || day <= lastDay) &&
      productFits(clinicProduct, asked, wanted)
    );
  });

/** What a card shows of the matching products. */
export interface ProductsInShort {
  readonly count: number;
  /** Cents; null without any. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Some of them are. */
  readonly inStock: boolean;
  /** First day with a free place of a product in stock. */
  readonly freeDay: string | null;
}

/** Sums the matching products up: those that are asked for, at a price that is. */
export function inShort(
  clinic: ListedClinic,
  asked: PriceAsked,
  wanted: ClinicFilter,
  days: FreeDays,
): ProductsInShort {
  let count = 0;
  let priceFrom: number | null = null;
  let priceTo: number | null = null;
  let inStock = false;
  let freeDay: string | null = null;
  for (const clinicProduct of clinic.clinicProducts()) {
    if (!isRelevant(clinicProduct, asked, wanted)) continue;
    count += 1;
    priceFrom = Math.min(priceFrom ?? clinicProduct.priceCents, clinicProduct.priceCents);
    priceTo = Math.max(priceTo ?? clinicProduct.priceCents, clinicProduct.priceCents);
    inStock ||= clinicProduct.inStock;
    const day = clinicProduct.inStock ? days[clinicProduct.productId] : undefined;
    if (day !== undefined && (freeDay === null || day < freeDay)) freeDay = day;
  }
  return { count, priceFrom, priceTo, inStock, freeDay };
}

/** The release of matching products that comes first. */
export function firstRelease(
  clinic: ListedClinic,
  asked: PriceAsked,
  wanted: ClinicFilter,
  releases: Releases,
): AwaitedRelease | null {
  let first: AwaitedRelease | null = null;
  for (const clinicProduct of clinic.clinicProducts()) {
    const release = isRelevant(clinicProduct, asked, wanted)
      ? releases[clinicProduct.productId]
      : undefined;
    if (release && (first === null || release.releaseAt < first.releaseAt)) first = release;
  }
  return first;
}
