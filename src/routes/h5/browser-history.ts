import type { RouteState } from '../location';

/** State stored in a browser history entry: its index, the navigation's state, its number of covers. */
interface StoredHistory {
  readonly i: number;
  readonly s?: RouteState;
  readonly c?: number;
}

/** An entry that the user or `go` moved to; `index` is null when the hash was typed by hand. */
export interface Arrival {
  readonly url: string;
  readonly index: number | null;
  readonly state: RouteState | undefined;
}

const retained = (): Partial<StoredHistory> => (window.history.state as StoredHistory | null) ?? {};

let lastHref = '';

function write(
  method: 'pushState' | 'replaceState',
  url: string,
  index: number,
  state?: RouteState,
) {
  window.history[method]({ i: index, s: state } satisfies StoredHistory, '', `#${url}`);
  lastHref = window.location.href;
}

/** Adds an entry after the current one. */
export const pushEntry = (url: string, index: number, state?: RouteState): void =>
  write('pushState', url, index, state);

/** Number of covers at the current entry: extra entries of a page for open layers; see `overlay-history.ts`. */
export const coverDepth = (): number => retained().c ?? 0;

/** Adds a cover: an entry with the same page and index as the current one. */
export function pushCover(): void {
  window.history.pushState({ ...retained(), c: coverDepth() + 1 }, '', window.location.href);
}

/** Rewrites the current entry as a page's own. */
export const replaceEntry = (url: string, index: number, state?: RouteState): void =>
  write('replaceState', url, index, state);

/** Moves by `delta` entries; the arrival is reported to the listener. */
export const moveBy = (delta: number): void => window.history.go(delta);

/** URL in the hash; an empty hash is the empty text. */
export const hashUrl = (): string => window.location.hash.slice(1);

/** The browser's current entry, e.g. after a reload. */
export const currentEntry = (): Arrival => {
  const { i, s } = retained();
  return { url: hashUrl(), index: typeof i === 'number' ? i : null, state: s };
};

/** Reports every history move once, although browsers fire two events. */
export function listenToHistory(onArrival: (arrival: Arrival) => void): void {
  lastHref = window.location.href;
  window.addEventListener('popstate', () => {
    lastHref = window.location.href;
    onArrival(currentEntry());
  });
  window.addEventListener('hashchange', () => {
    if (window.location.href === lastHref) return;
    lastHref = window.location.href;
    onArrival(currentEntry());
  });
}
