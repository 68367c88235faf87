import type { RouteState } from '../location';

/** What we keep in an entry of the browser's history: its place, and the navigation's state. */
interface Kept {
  readonly i: number;
  readonly s?: RouteState;
}

/** An entry that the user or `go` moved to; `index` is null when the hash was typed by hand. */
export interface Arrival {
  readonly url: string;
  readonly index: number | null;
  readonly state: RouteState | undefined;
}

const kept = (): Partial<Kept> => (window.history.state as Kept | null) ?? {};

let lastHref = '';

function write(
  method: 'pushState' | 'replaceState',
  url: string,
  index: number,
  state?: RouteState,
) {
  window.history[method]({ i: index, s: state } satisfies Kept, '', `#${url}`);
  lastHref = window.location.href;
}

/** Adds an entry behind the current one. */
export const pushEntry = (url: string, index: number, state?: RouteState): void =>
  write('pushState', url, index, state);

/** Rewrites the current entry. */
export const replaceEntry = (url: string, index: number, state?: RouteState): void =>
  write('replaceState', url, index, state);

/** Moves by `delta` entries; the arrival is reported to the listener. */
export const moveBy = (delta: number): void => window.history.go(delta);

/** URL in the hash; an empty hash is the empty text. */
export const hashUrl = (): string => window.location.hash.slice(1);

/** The current entry as the browser has it, e.g. after a reload. */
export const currentEntry = (): Arrival => {
  const { i, s } = kept();
  return { url: hashUrl(), index: typeof i === 'number' ? i : null, state: s };
};

/** Reports every move through the history once, though browsers tell it by two events. */
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
