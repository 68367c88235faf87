import Taro from '@tarojs/taro';
import { FALLBACK_ROUTE } from '../constants';
import { pageOf, TAB_ROUTES } from '../derive';
import { engine } from '../engine';
import { locate } from '../location';
import type { RouteLocation } from '../location';
import { readParams } from '../params';
import { withQuery } from '../query';
import { matchPath } from './pages';

interface Missing {
  readonly path?: string;
  readonly query?: Record<string, unknown>;
}

/** Where a path leads that is no page of the package: older cards and codes carry the paths of the web site. */
export function meant({ path = '', query }: Missing): RouteLocation {
  const clean = path.replace(/^\/+|\.html$/g, '');
  return locate(withQuery(`/${clean}`, readParams(query)), matchPath);
}

/**
 * Leads on. The platforms count only what is called before this returns, and Alipay loads no further package for it:
 * a tab comes up first, and the page opens on top of it.
 */
function leadOn(missing: Missing): void {
  const to = meant(missing);
  const isTab = TAB_ROUTES.some((tab) => tab === to.name);
  const first = isTab ? to.name : FALLBACK_ROUTE;
  Taro.switchTab({ url: `/${pageOf(first)}` }).then(
    () => (isTab ? undefined : engine.go(to.url, 'push')),
    () => undefined,
  );
}

/** Keeps an unknown path from ending at the platform's "page not found". Call it before `App()`. */
export function catchMissingPages(): void {
  // Taro's own hook hears of it only after the first render, which is too late; base libraries from 2.1.2 (WeChat)
  // and 2.7.2 (Alipay) have this one.
  if (typeof Taro.onPageNotFound === 'function') Taro.onPageNotFound(leadOn);
}
