import type { NavigationKind } from '../guards';
import type { RouteRow } from '../row';

/** How long the page that is left stays alive, in ms; 0 destroys it. */
export function keepFor(row: RouteRow, kind: NavigationKind): number {
  const moveOn = kind === 'push' || kind === 'forward' || kind === 'tab';
  return moveOn ? (row.keepAlive ?? 0) : 0;
}

/** Scroll position, in px, at which a kept page comes back. */
export const scrollFor = (row: RouteRow, left: number): number => (row.savePosition ? left : 0);

interface Placed {
  readonly index: number;
  readonly location: { readonly name: string; readonly url: string };
}

/** Where a transition leads, as far as kept pages matter. */
export interface Destination {
  readonly kind: NavigationKind;
  readonly index: number;
  readonly name: string;
  readonly url: string;
  /** Tab pages exist once; a visit without a query takes whichever is there. */
  readonly isTab: boolean;
}

/** Whether a kept page is the one that a transition leads to. */
export function isReusable({ index, location }: Placed, to: Destination): boolean {
  if (location.name !== to.name) return false;
  if (to.isTab) return location.url === to.url || !to.url.includes('?');
  return (
    (to.kind === 'back' || to.kind === 'forward') && index === to.index && location.url === to.url
  );
}

/** Whether the shown page is itself what a transition leads to, so that nothing changes on screen. */
export function staysFor(shown: Placed, to: Destination): boolean {
  if (to.kind === 'relaunch') return false;
  return to.isTab ? isReusable(shown, to) : to.kind === 'push' && shown.location.url === to.url;
}

/** Whether a kept page can no longer be returned to, and may go. */
export function isBehind(page: Placed, to: Destination, isTabPage: boolean): boolean {
  if (to.kind === 'relaunch') return true;
  if (to.isTab && page.location.name === to.name) return true;
  return !isTabPage && page.index >= to.index;
}
