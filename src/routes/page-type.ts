import type { PageType } from '@contract/content/page-type-rules';
import type { RouteName } from './table';

/** Route of each page type (specification §9); areas that the specification only mentions have our own routes. */
const ROUTE_OF_TYPE = {
  0: 'allVaccine',
  1: 'encyclopedia',
  2: 'familyHealth',
  3: 'healthFacts',
  4: 'knowledge',
  5: 'vaccineZone',
  6: 'vaccineList',
  7: 'vaccineDetail',
  8: 'hospitalHome',
  9: 'cancelOrderDetail',
  10: 'postDetail',
  11: 'lottery',
  12: 'userWantDo',
  13: 'healthBeanTask',
} as const satisfies Readonly<Record<PageType, RouteName>>;

/** Route of a page type received from the provider; null if unknown. */
export const routeOfPageType = (type: number): RouteName | null =>
  Object.prototype.hasOwnProperty.call(ROUTE_OF_TYPE, type)
    ? ROUTE_OF_TYPE[type as PageType]
    : null;
