import type { NavigationKind } from './guards';
import type { RouteLocation, RouteState } from './location';
import type { RouteName } from './table';

/**
 * Result of a navigation. `superseded`: another one started before this one ended, or the same one had not ended yet.
 */
export type Outcome = 'done' | 'blocked' | 'superseded' | 'failed';

export type GoKind = Extract<NavigationKind, 'push' | 'replace' | 'tab' | 'relaunch'>;

/** Navigation interface that each target implements. */
export interface Engine {
  /** Navigates to one of our URLs; unknown ones open home. */
  go(url: string, kind: GoKind, state?: RouteState): Promise<Outcome>;
  /** Goes back; home if there is no previous page. */
  back(delta: number): Promise<Outcome>;
  /** Preloads the code of a likely next page, so that it opens even if the network fails. */
  prepare(name: RouteName): void;
  /** The page on top. */
  current(): RouteLocation | undefined;
  /** The pages that going back leads to, the nearest last. */
  below(): readonly RouteLocation[];
}
