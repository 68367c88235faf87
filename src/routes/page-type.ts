import type { PageType } from '@contract/content/page-type-rules';
import type { RouteName } from './table';

/** Where each page type leads (specification §9); the areas that the specification only hints at have routes of ours. */
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

/** Route of a page type that comes over the wire; null for one that is not known (yet). */
export const routeOfPageType = (type: number): RouteName | null =>
  Object.prototype.hasOwnProperty.call(ROUTE_OF_TYPE, type)
    ? ROUTE_OF_TYPE[type as PageType]
    : null;
