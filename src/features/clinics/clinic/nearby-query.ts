import type { DepartmentCard } from '@contract/department/endpoints';
import type { InputOf } from '@contract/endpoints';
import type { Region } from '@/shared/location/region-rules';
import { nearQuery } from '@/shared/location/region-rules';

/** Filters of the clinic list, in the order they are shown. */
export const FILTERS = ['hasFreeSlots', 'openToday', 'bookable'] as const;
export type Filter = (typeof FILTERS)[number];

/** Clinics on one page of the list: as many as a mini-program's page accepts in one change. */
export const CLINICS_A_PAGE = 8;
/** Most characters of a search word. */
export const KEYWORD_LIMIT = 40;

/** Payment methods by their codes (specification §9). */
export const PAY_WAYS = ['1', '2', '3', '4', '5'] as const;
export type PayWay = (typeof PAY_WAYS)[number];

/** Limits for the price of a dose, cents: free, then rising. */
export const PRICE_LIMITS = [0, 10_000, 30_000, 60_000, 100_000] as const;

/** Filters with a value; null: any. */
export interface FurtherFilters {
  readonly payWay: PayWay | null;
  /** Cents. */
  readonly priceMax: number | null;
}
export const NO_FURTHER: FurtherFilters = { payWay: null, priceMax: null };

/** How many of the further filters are active. */
export const furtherCount = ({ payWay, priceMax }: FurtherFilters): number =>
  Number(payWay !== null) + Number(priceMax !== null);

export interface NearbyAsked {
  readonly region: Region;
  readonly keyword?: string;
  readonly filters?: readonly Filter[];
  readonly further?: FurtherFilters;
  readonly productId?: string;
  /** Only clinics that have vaccines of this zone. */
  readonly zoneId?: string;
  readonly pageSize?: number;
}

type NearbyQuery = Omit<InputOf<'GET /department/department/nearbyDepartment.do'>, 'pageNo'>;

/** The query for clinics; unset conditions are left out, so that equal queries are equal calls. */
export function nearbyQuery(asked: NearbyAsked): NearbyQuery {
  const { region, keyword = '', filters = [], productId, zoneId } = asked;
  const { pageSize = CLINICS_A_PAGE } = asked;
  const { payWay, priceMax } = asked.further ?? NO_FURTHER;
  const word = keyword.trim().slice(0, KEYWORD_LIMIT);
  return {
    regionCode: region.regionCode,
    ...nearQuery(region),
    ...(word ? { keyword: word } : {}),
    ...(productId ? { productId } : {}),
    ...(zoneId ? { zoneId } : {}),
    ...Object.fromEntries(filters.map((filter) => [filter, '1'] as const)),
    ...(payWay === null ? {} : { payWay }),
    ...(priceMax === null ? {} : { priceMax }),
    pageSize,
  };
}

/** Cursor of the next page: after the last clinic, whatever was added or removed before it meanwhile. */
export const behind = ({ depaCode, distance }: DepartmentCard) => ({
  afterDistance: distance ?? -1,
  afterCode: depaCode,
});

/** The filters with one toggled, in the order of {@link FILTERS}. */
export const toggled = (filters: readonly Filter[], filter: Filter): readonly Filter[] =>
  FILTERS.filter((each) => filters.includes(each) !== (each === filter));
