import type { RouteState } from '../location';
import { tidyUrl } from '../typed-url';

/** State stored in a browser history entry: its index, the navigation's state, its number of covers, the URLs below. */
interface StoredHistory {
  readonly i: number;
  readonly s?: RouteState;
  readonly c?: number;
  readonly b?: readonly string[];
}

/** Most URLs that an entry knows of the entries below it: as deep as a mini-program's stack is. */
const MOST_BELOW = 10;

/** An entry that the user or `go` moved to; `index` is null when the hash was typed by hand. */
export interface Arrival {
  readonly url: string;
  readonly index: number | null;
  readonly state: RouteState | undefined;
}

const retained = (): Partial<StoredHistory> => (window.history.state as StoredHistory | null) ?? {};

let lastHref = '';

/** An entry to be written. */
interface Entry {
  readonly url: string;
  readonly index: number;
  readonly state?: RouteState | undefined;
  /** URLs of the entries below, the nearest last. */
  readonly below: readonly string[];
}

function write(method: 'pushState' | 'replaceState', { url, index, state, below }: Entry) {
  const stored: StoredHistory = { i: index, s: state, b: below.slice(-MOST_BELOW) };
  window.history[method](stored, '', `#${url}`);
  lastHref = window.location.href;
}

/** URLs of the entries below the current one as far as they are known, the nearest last. */
export const entriesBelow = (): readonly string[] => retained().b ?? [];

/** Adds an entry after the current one. */
export const pushEntry = (entry: Entry): void => write('pushState', entry);

/** Number of covers at the current entry: extra entries of a page for open layers; see `overlay-history.ts`. */
export const coverDepth = (): number => retained().c ?? 0;

/** Adds a cover: an entry with the same page and index as the current one. */
export function pushCover(): void {
  window.history.pushState({ ...retained(), c: coverDepth() + 1 }, '', window.location.href);
}

/** Rewrites the current entry as a page's own. */
export const replaceEntry = (entry: Entry): void => write('replaceState', entry);

/** Moves by `delta` entries; the arrival is reported to the listener. */
export const moveBy = (delta: number): void => window.history.go(delta);

/** URL in the hash; an empty hash is the empty text. */
export const hashUrl = (): string => window.location.hash.slice(1);

/** The browser's current entry, e.g. after a reload. */
export const currentEntry = (): Arrival => {
  const { i, s } = retained();
  if (typeof i === 'number') return { url: hashUrl(), index: i, state: s };
  return { url: tidyUrl(hashUrl()), index: null, state: s };
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
