/**
 * Replaces `@tarojs/router`: exports the names that Taro's generated entry and web APIs import. The original loses
 * pages on forward and typed hashes, cannot block navigation, and shows nothing for unknown paths.
 */
import type { AppConfig } from '@tarojs/taro';
import type { GoKind, Outcome } from '../engine-types';
import { showTitle } from './document-title';
import { leaveFirstView } from './leave-first-view';
import { announceLaunch, back, go, start } from './navigation';
import { setPageModules } from './page-modules';
import type { PageModule } from './page-modules';
import './pages.scss';
import { servePullDown } from './pull-down';
import { activePages, shownPage } from './page-host';

interface WebApp {
  onLaunch?(options: object): void;
  onShow?(options: object): void;
  onHide?(): void;
  onError?(message: string): void;
  onUnhandledRejection?(event: PromiseRejectionEvent): void;
}

interface Callbacks {
  success?(result: object): void;
  fail?(result: object): void;
  complete?(result: object): void;
}

type UrlOptions = Callbacks & { url: string };

/** Taro requires a history object; ours is the browser's. */
export const createHashHistory = (): History => window.history;
export const history: { readonly location: Location } = window;

/** Prepares the container element of the pages. */
export function handleAppMount(): void {
  document.getElementById('app')?.classList.add('taro_router');
}

/** Starts the app: launch hooks, global error hooks, first page. */
export function createRouter(
  _history: unknown,
  app: WebApp,
  config: AppConfig & { routes: PageModule[] },
): void {
  setPageModules(config.routes);
  window.addEventListener('unhandledrejection', (event) => app.onUnhandledRejection?.(event));
  window.addEventListener('error', (event) => app.onError?.(event.message));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) app.onHide?.();
    else app.onShow?.({});
  });
  servePullDown(shownPage);
  const launch = announceLaunch();
  app.onLaunch?.(launch);
  void start().then(() => {
    app.onShow?.(launch);
    leaveFirstView();
  });
}

async function answer(
  name: string,
  options: Callbacks,
  outcome: Promise<Outcome>,
): Promise<{ errMsg: string }> {
  const end = await outcome;
  const ok = end === 'done';
  const result = { errMsg: ok ? `${name}:ok` : `${name}:fail ${end}` };
  (ok ? options.success : options.fail)?.(result);
  options.complete?.(result);
  if (ok || options.fail || options.complete) return result;
  throw result;
}

const byUrl = (name: string, kind: GoKind) => (options: UrlOptions) =>
  answer(name, options, go(options.url, kind));

export const navigateTo = byUrl('navigateTo', 'push');
export const redirectTo = byUrl('redirectTo', 'replace');
export const switchTab = byUrl('switchTab', 'tab');
export const reLaunch = byUrl('reLaunch', 'relaunch');
export const navigateBack = (options: Callbacks & { delta?: number } = {}): Promise<object> =>
  answer('navigateBack', options, back(Math.max(1, options.delta ?? 1)));

/** Mounted pages, the shown one last. */
export const getCurrentPages = (): object[] =>
  activePages().map(({ taro }) => ({ ...taro, route: taro.path.replace(/^\/|\?.*$/g, '') }));

/** Sets a page's own title until it is left; it returns with a kept-alive page. */
export function setTitle(title: string): void {
  const page = shownPage();
  if (page) page.title = title;
  showTitle(title);
}

// H5 pages have no native navigation bar to colour or to show a spinner in.
export const setNavigationBarLoading = (): void => undefined;
export const setNavigationBarStyle = (): void => undefined;
