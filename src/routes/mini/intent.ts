import type { NavigationKind } from '../guards';

let intent: NavigationKind | undefined;

/** Stores the kind of navigation that opens the next page, since the platform does not report it. */
export function setIntent(kind: NavigationKind | undefined): void {
  intent = kind;
}

/** Whether the page that we navigated to last has not been shown yet. */
export const isAwaited = (): boolean => intent !== undefined;

/** The kind of navigation that opened the page; undefined if the platform itself opened it. */
export function takeIntent(): NavigationKind | undefined {
  const kind = intent;
  intent = undefined;
  return kind;
}
