import Taro from '@tarojs/taro';
import { FALLBACK_ROUTE } from '../constants';
import { pageOf, TAB_ROUTES } from '../derive';
import { engine } from '../engine';
import { locate } from '../location';
import type { RouteLocation } from '../location';
import { readParams } from '../params';
import { withQuery } from '../query';
import { setMeant } from './entry';
import { standInShown } from './lifecycle';
import { matchPath } from './pages';

interface Missing {
  readonly path?: string;
  readonly query?: Record<string, unknown>;
}

/** Location for a path that is no page of the package: older cards and codes contain web site paths. */
export function meant({ path = '', query }: Missing): RouteLocation {
  const clean = path.replace(/^\/+|\.html$/g, '');
  return locate(withQuery(`/${clean}`, readParams(query, path)), matchPath);
}

/**
 * Redirects. The platforms honour only navigation called before this returns, and Alipay loads no other package for it:
 * first a tab is opened, then the page on top of it. A tab takes no query, so the guards are told that of its path.
 */
function leadOn(missing: Missing): void {
  const to = meant(missing);
  const isTab = TAB_ROUTES.some((tab) => tab === to.name);
  const first = isTab ? to.name : FALLBACK_ROUTE;
  setMeant(isTab ? to : undefined);
  Taro.switchTab({ url: `/${pageOf(first)}` }).then(
    () => {
      if (isTab) standInShown();
      else void engine.go(to.url, 'push');
    },
    () => setMeant(undefined),
  );
}

/** Redirects unknown paths instead of the platform's "page not found". Call it before `App()`. */
export function catchMissingPages(): void {
  // Taro's own hook fires only after the first render, which is too late; base libraries from 2.1.2 (WeChat) and 2.7.2
  // (Alipay) have this one.
  if (typeof Taro.onPageNotFound === 'function') Taro.onPageNotFound(leadOn);
}
