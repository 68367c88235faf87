import type { NavigationKind } from './guards';
import type { RouteLocation, RouteState } from './location';
import type { RouteName } from './table';

/** How a navigation ended. `superseded`: another one started before this one was through. */
export type Outcome = 'done' | 'blocked' | 'superseded' | 'failed';

export type GoKind = Extract<NavigationKind, 'push' | 'replace' | 'tab' | 'relaunch'>;

/** What a target offers to the navigation of the app. */
export interface Engine {
  /** Navigates to a URL of ours; unknown ones lead home. */
  go(url: string, kind: GoKind, state?: RouteState): Promise<Outcome>;
  /** Goes back; where nothing is left behind, home. */
  back(delta: number): Promise<Outcome>;
  /** Fetches the code of a page that is likely to come next, so that it opens even if the network goes. */
  prepare(name: RouteName): void;
  /** The page on top. */
  current(): RouteLocation | undefined;
}
