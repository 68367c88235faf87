import { isIncluded } from './derive';
import type { BuildScope } from './derive';
import { decodeTolerantly } from './query';
import type { Query } from './query';
import type { RouteRow } from './row';
import { ROUTE_NAMES, routeOf } from './table';
import type { RouteName } from './table';

/** Match of a path in the table. */
export interface Match {
  readonly name: RouteName;
  /** Values of the path's parameters. */
  readonly params: Query;
}

const NO_PARAMS: Query = {};

function paramsOf(row: RouteRow, path: string): Query | null {
  const pattern = row.path.split('/');
  const parts = path.split('/');
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const value = parts[index] ?? '';
    if (!expected.startsWith(':')) {
      if (expected !== value) return null;
      continue;
    }
    const key = expected.slice(1);
    const allowed = row.params?.[key];
    const decoded = decodeTolerantly(value);
    if (!decoded || (allowed && !allowed.includes(decoded))) return null;
    params[key] = decoded;
  }
  return params;
}

/** Finds the route of a path: a public path, an alias or a Taro page path. Fixed paths win over parameters. */
export function createMatcher(scope: BuildScope): (path: string) => Match | null {
  const fixed = new Map<string, RouteName>();
  const patterns: RouteName[] = [];
  for (const name of ROUTE_NAMES) {
    const row = routeOf(name);
    if (!isIncluded(row, scope)) continue;
    if (row.path.includes(':')) {
      patterns.push(name);
      continue;
    }
    for (const path of [row.path, ...(row.aliases ?? [])]) fixed.set(path, name);
    fixed.set(`/${row.page}`, name);
  }
  return (path) => {
    const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
    const name = fixed.get(clean);
    if (name) return { name, params: NO_PARAMS };
    for (const candidate of patterns) {
      const params = paramsOf(routeOf(candidate), clean);
      if (params) return { name: candidate, params };
    }
    return null;
  };
}

/** The public path of a route with its parameters filled in. */
export const pathOf = (name: RouteName, params: Query = NO_PARAMS): string =>
  routeOf(name).path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
