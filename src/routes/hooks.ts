import { useRouter } from '@tarojs/taro';
import { useMemo } from 'react';
import { FALLBACK_ROUTE } from './constants';
import type { RouteState } from './location';
import { readParams } from './params';
import type { Query } from './query';
import { useDelivered } from './route-state';
import { ROUTE_NAMES, routeOf } from './table';
import type { RouteName } from './table';

/** Decoded query of the page that calls it, path parameters included. Stays the same while the page lives. */
export function useRouteQuery(): Query {
  const { params, path } = useRouter();
  return useMemo(() => readParams(params, path), [params, path]);
}

function nameOfPage(path: string): RouteName {
  const page = path.replace(/^\/|\?.*$/g, '');
  return ROUTE_NAMES.find((name) => routeOf(name).page === page) ?? FALLBACK_ROUTE;
}

/**
 * State handed over by the navigation that led to this page, and `visit`, which grows with each navigation
 * to it: a kept page that is visited again with the same state can tell.
 */
export function useRouteState<State extends RouteState = RouteState>(): {
  state: State | undefined;
  visit: number;
} {
  const { path } = useRouter();
  const name = useMemo(() => nameOfPage(path), [path]);
  const { state, visit } = useDelivered(name);
  return { state: state as State | undefined, visit };
}
