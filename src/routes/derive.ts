import type { BuildEnvironment, RouteRow, Target } from './row';
import { ROUTE_NAMES, routeOf } from './table';
import type { RouteName } from './table';

/** Scope of a build: its target and environment. */
export interface BuildScope {
  readonly target: Target;
  readonly environment: BuildEnvironment;
}

/** Whether a build of this scope includes the route. */
export function isIncluded(row: RouteRow, { target, environment }: BuildScope): boolean {
  if (row.targets === 'h5' && target !== 'h5') return false;
  return !row.builds || row.builds.includes(environment);
}

/** Names of all routes that a build of this scope includes, in table order. */
export const includedRoutes = (scope: BuildScope): RouteName[] =>
  ROUTE_NAMES.filter((name) => isIncluded(routeOf(name), scope));

/** Taro page path of a route. */
export const pageOf = (name: RouteName): string => routeOf(name).page;

/** Area of a Taro page path: its mini-program subpackage. */
export const areaOf = (page: string): string => page.split('/')[1] ?? '';

/** Area whose pages stay in the main package: the tab pages. */
export const MAIN_AREA = 'main';

export interface SubPackage {
  root: string;
  pages: string[];
}

/** Page lists of `app.config.ts`: the main package, and one subpackage per area. */
export function derivePages(scope: BuildScope): { pages: string[]; subPackages: SubPackage[] } {
  const all = [...new Set(includedRoutes(scope).map(pageOf))];
  const areas = [...new Set(all.map(areaOf))].filter((area) => area !== MAIN_AREA);
  return {
    pages: all.filter((page) => areaOf(page) === MAIN_AREA),
    subPackages: areas.map((area) => ({
      root: `pages/${area}`,
      pages: all
        .filter((page) => areaOf(page) === area)
        .map((page) => page.slice(`pages/${area}/`.length)),
    })),
  };
}

/** The three entries of the tab bar, in order (specification §2). */
export const TAB_ROUTES = ['home', 'departmentList', 'mine'] as const satisfies RouteName[];
export type TabRoute = (typeof TAB_ROUTES)[number];

/** Short labels of the tab bar, Chinese and English. */
export const TAB_LABELS: Readonly<Record<TabRoute, readonly [zh: string, en: string]>> = {
  home: ['首页', 'Home'],
  departmentList: ['附近门诊', 'Nearby'],
  mine: ['我的', 'Me'],
};
