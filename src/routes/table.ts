import { accountRoutes } from './table/account';
import { agreementRoutes } from './table/agreement';
import { bookingRoutes } from './table/booking';
import { catalogueRoutes } from './table/catalogue';
import { clinicRoutes } from './table/clinic';
import { communityRoutes } from './table/community';
import { contentRoutes } from './table/content';
import { deskRoutes } from './table/desk';
import { mainRoutes } from './table/main';
import { memberRoutes } from './table/member';
import { messageRoutes } from './table/message';
import { miscRoutes } from './table/misc';
import { orderRoutes } from './table/order';
import { partnerRoutes } from './table/partner';
import { toolRoutes } from './table/tool';
import { verifyRoutes } from './table/verify';
import type { RouteRow } from './row';

/**
 * Every public route, keyed by its correctly spelt name (specification §2). Paths keep the spelling of published links;
 * files, names and code use the correct one.
 */
export const ROUTES = {
  ...mainRoutes,
  ...accountRoutes,
  ...catalogueRoutes,
  ...clinicRoutes,
  ...memberRoutes,
  ...bookingRoutes,
  ...orderRoutes,
  ...verifyRoutes,
  ...messageRoutes,
  ...contentRoutes,
  ...communityRoutes,
  ...miscRoutes,
  ...agreementRoutes,
  ...deskRoutes,
  ...toolRoutes,
  ...partnerRoutes,
} as const;

/** Name of a route, the only way code refers to a page. */
export type RouteName = keyof typeof ROUTES;

/** All names, in table order. */
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/** The row of a name, typed with all optional flags. */
export const routeOf = (name: RouteName): RouteRow => ROUTES[name];
