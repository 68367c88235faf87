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

type NearbyQuery = Omit<InputOf<'GET /department/department/nearbyDepartment.do'>, 'pageNo'>;

/** Filters with a value; one that is left out: any. */
export type FurtherFilters = Partial<
  Pick<NearbyQuery, 'vaccineCode' | 'freeOn' | 'within' | 'priceMax' | 'payWay'>
>;
export const NO_FURTHER: FurtherFilters = {};

/** How many of the further filters are active. */
export const furtherCount = (further: FurtherFilters): number => Object.keys(further).length;

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

/** The query for clinics; unset conditions are left out, so that equal queries are equal calls. */
export function nearbyQuery(asked: NearbyAsked): NearbyQuery {
  const { region, keyword = '', filters = [], productId, zoneId } = asked;
  const { pageSize = CLINICS_A_PAGE } = asked;
  const word = keyword.trim().slice(0, KEYWORD_LIMIT);
  return {
    regionCode: region.regionCode,
    ...nearQuery(region),
    ...(word ? { keyword: word } : {}),
    ...(productId ? { productId } : {}),
    ...(zoneId ? { zoneId } : {}),
    ...Object.fromEntries(filters.map((filter) => [filter, '1'] as const)),
    ...asked.further,
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
