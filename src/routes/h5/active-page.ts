import { createPageConfig, Current } from '@tarojs/runtime';
import { flushSync } from 'react-dom';
import { withBoundary } from '../boundary/with-boundary';
import { pageOf } from '../derive';
import type { RouteLocation } from '../location';
import { routeOf } from '../table';
import { keepFocus } from './page-focus';
import { pageComponent, pageWindow } from './page-modules';
import { bindPullDown } from './pull-down';
import { bindScroll } from './scroll-events';

type TaroPage = ReturnType<typeof createPageConfig> & {
  path: string;
  $taroParams?: Record<string, string>;
};

/** A mounted page: shown, or kept alive. */
export interface ActivePage {
  /** Its location; a tab page takes the location of each visit. */
  location: RouteLocation;
  /** Its index in the browser's history. */
  index: number;
  /** Taro's page object with the lifecycle methods. */
  readonly taro: TaroPage;
  readonly element: HTMLElement;
  /** Starts the page's pull-down refresh. */
  readonly refresh: () => void;
  /** Title set by the page itself. */
  title?: string;
  scrollTop: number;
  hidden: boolean;
  /** Element focused when the page was left. */
  focused?: HTMLElement | undefined;
}

const HIDDEN = 'taro_page_shade';
const SHOWN = ['taro_page_show', 'taro_page_stationed'];

let stamp = 0;

function visibility(page: ActivePage, visible: boolean): void {
  page.hidden = !visible;
  page.element.classList.toggle(HIDDEN, !visible);
  for (const name of SHOWN) page.element.classList.toggle(name, visible);
}

/** Mounts the page of a location whose code has been loaded. Resolves once it is in the document. */
export async function mountPage(location: RouteLocation, index: number): Promise<ActivePage> {
  const path = pageOf(location.name);
  const id = `/${path}`;
  const config = pageWindow(path);
  const content = withBoundary(await pageComponent(path));
  const taro = createPageConfig(content, id, {}, config) as TaroPage;
  taro.$taroParams = { ...location.query };
  await new Promise<void>((mounted) => {
    stamp += 1;
    taro.onLoad?.({ stamp: String(stamp) }, mounted);
  });
  const element = document.getElementById(taro.path);
  if (!element) throw new Error(`Page ${path} did not reach the document`);
  const refresh = () => void taro.onPullDownRefresh?.();
  const page: ActivePage = { location, index, taro, element, refresh, scrollTop: 0, hidden: false };
  visibility(page, true);
  bindScroll(page);
  if (routeOf(location.name).pullDown) bindPullDown(page);
  taro.onShow?.();
  taro.onReady?.();
  return page;
}

/** Runs the page's leave hooks. It stays visible until {@link coverPage} or {@link destroyPage}. */
export function leavePage(page: ActivePage): void {
  page.scrollTop = page.element.scrollTop;
  keepFocus(page);
  page.taro.onHide?.();
}

/** Hides a left page and keeps it alive. */
export const coverPage = (page: ActivePage): void => visibility(page, false);

/** Shows a kept-alive page again, at the given scroll position in px. */
export function uncoverPage(page: ActivePage, scrollTop: number): void {
  visibility(page, true);
  page.element.scrollTop = scrollTop;
  Current.page = page.taro as typeof Current.page;
  page.taro.onShow?.();
}

/**
 * Unmounts a page for good. At once, not when React next draws: layers open on a page that is still in the document would
 * get an entry of the browser's history.
 */
export const destroyPage = (page: ActivePage): void => flushSync(() => page.taro.onUnload?.());
