import type { NavigationKind } from '../guards';

let intent: NavigationKind | undefined;

/** Remembers why the next page comes up, since the platform does not say. */
export function setIntent(kind: NavigationKind | undefined): void {
  intent = kind;
}

/** Why the page that comes up does; undefined when the platform itself brought it. */
export function takeIntent(): NavigationKind | undefined {
  const kind = intent;
  intent = undefined;
  return kind;
}
