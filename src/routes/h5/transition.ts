import type { NavigationKind } from '../guards';
import type { RouteRow } from '../row';

/** How long a left page is kept alive, in ms; 0 destroys it. */
export function keepFor(row: RouteRow, kind: NavigationKind): number {
  const moveOn = kind === 'push' || kind === 'forward' || kind === 'tab';
  return moveOn ? (row.keepAlive ?? 0) : 0;
}

/** Scroll position, in px, of a kept-alive page when it returns. */
export const scrollFor = (row: RouteRow, left: number): number => (row.savePosition ? left : 0);

interface Placed {
  readonly index: number;
  readonly location: { readonly name: string; readonly url: string };
}

/** Destination of a transition, as needed for kept-alive pages. */
export interface Destination {
  readonly kind: NavigationKind;
  readonly index: number;
  readonly name: string;
  readonly url: string;
  /** A tab page exists once; a visit without a query reuses any instance. */
  readonly isTab: boolean;
}

/** Whether a kept-alive page is the destination of a transition. */
export function isReusable({ index, location }: Placed, to: Destination): boolean {
  if (location.name !== to.name) return false;
  if (to.isTab) return location.url === to.url || !to.url.includes('?');
  return (
    (to.kind === 'back' || to.kind === 'forward') && index === to.index && location.url === to.url
  );
}

/** Whether the shown page is already the destination, so that nothing changes on screen. */
export function staysFor(shown: Placed, to: Destination): boolean {
  if (to.kind === 'relaunch') return false;
  return to.isTab ? isReusable(shown, to) : to.kind === 'push' && shown.location.url === to.url;
}

/** Whether a kept-alive page can no longer be returned to and may be destroyed. */
export function isBehind(page: Placed, to: Destination, isTabPage: boolean): boolean {
  if (to.kind === 'relaunch') return true;
  if (to.isTab && page.location.name === to.name) return true;
  return !isTabPage && page.index >= to.index;
}
