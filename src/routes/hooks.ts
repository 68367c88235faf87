import { useRouter } from '@tarojs/taro';
import { useMemo } from 'react';
import { FALLBACK_ROUTE } from './constants';
import type { RouteState } from './location';
import { readParams } from './params';
import type { Query } from './query';
import { useDelivered } from './route-state';
import { ROUTE_NAMES, routeOf } from './table';
import type { RouteName } from './table';

/** Decoded query of the calling page, including path parameters. Constant for the page's lifetime. */
export function useRouteQuery(): Query {
  const { params, path } = useRouter();
  return useMemo(() => readParams(params, path), [params, path]);
}

function nameOfPage(path: string): RouteName {
  const page = path.replace(/^\/|\?.*$/g, '');
  return ROUTE_NAMES.find((name) => routeOf(name).page === page) ?? FALLBACK_ROUTE;
}

/**
 * State passed by the navigation to this page, and `visit`, which grows with each navigation to it, so that a
 * kept-alive page detects a new visit with the same state.
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
