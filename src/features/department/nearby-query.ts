import type { InputOf } from '@contract/endpoints';
import type { Region } from '@/features/location/region-rules';
import { nearQuery } from '@/features/location/region-rules';

/** Filters of the clinic list, in the order they are shown. */
export const FILTERS = ['hasFreeSlots', 'openToday', 'inStock'] as const;
export type Filter = (typeof FILTERS)[number];

/** Clinics on one page of the list: what a mini-program's page takes in one change. */
export const CLINICS_A_PAGE = 8;
/** Most characters of a search word. */
export const KEYWORD_LIMIT = 40;

export interface NearbyAsked {
  readonly region: Region;
  readonly keyword?: string;
  readonly filters?: readonly Filter[];
  readonly productId?: string;
  readonly pageSize?: number;
}

type NearbyQuery = Omit<InputOf<'GET /department/department/nearbyDepartment.do'>, 'pageNo'>;

/** The query for clinics; what is not asked for is left out, so that equal questions are equal calls. */
export function nearbyQuery(asked: NearbyAsked): NearbyQuery {
  const { region, keyword = '', filters = [], productId, pageSize = CLINICS_A_PAGE } = asked;
  const word = keyword.trim().slice(0, KEYWORD_LIMIT);
  return {
    regionCode: region.regionCode,
    ...nearQuery(region),
    ...(word ? { keyword: word } : {}),
    ...(productId ? { productId } : {}),
    ...Object.fromEntries(filters.map((filter) => [filter, '1'] as const)),
    pageSize,
  };
}

/** The filters with one switched over, in their own order. */
export const toggled = (filters: readonly Filter[], filter: Filter): readonly Filter[] =>
  FILTERS.filter((each) => filters.includes(each) !== (each === filter));
