import type { RouteLocation } from './location';

/** Kind of a navigation; `back` and `forward` include the browser's and the system's. */
export type NavigationKind = 'push' | 'replace' | 'tab' | 'relaunch' | 'back' | 'forward' | 'start';

/** A navigation passed to guards; `from` is missing at the start. */
export interface Navigation {
  readonly to: RouteLocation;
  readonly from: RouteLocation | undefined;
  readonly kind: NavigationKind;
}

/** `false` blocks, a URL such as `/login?redirect=…` redirects, undefined allows it. */
export type GuardAnswer = false | string | undefined | void;

/** Runs before a page changes; may be async. Mini-programs cannot block the system's back gesture. */
export type BeforeGuard = (navigation: Navigation) => GuardAnswer | Promise<GuardAnswer>;

/** Runs after a page has changed. */
export type AfterGuard = (navigation: Navigation) => void;

const before: BeforeGuard[] = [];
const after: AfterGuard[] = [];

function register<Guard>(list: Guard[], guard: Guard): () => void {
  list.push(guard);
  return () => {
    const index = list.indexOf(guard);
    if (index >= 0) list.splice(index, 1);
  };
}

/** Adds a guard that runs before every navigation, in order of registration. Returns the unsubscriber. */
export const registerBeforeEach = (guard: BeforeGuard): (() => void) => register(before, guard);

/** Adds a guard that runs after every navigation, in order of registration. Returns the unsubscriber. */
export const registerAfterEach = (guard: AfterGuard): (() => void) => register(after, guard);

/** First before-guard result that blocks or redirects; a redirect to the same URL allows it. */
export async function askBefore(navigation: Navigation): Promise<false | string | undefined> {
  for (const guard of [...before]) {
    const answer = await guard(navigation);
    if (answer === false) return false;
    if (typeof answer === 'string' && answer !== navigation.to.url) return answer;
  }
  return undefined;
}

/** Runs the after-guards; one that throws does not stop the others. */
export function notifyAfter(navigation: Navigation): void {
  for (const guard of [...after]) {
    try {
      guard(navigation);
    } catch (error) {
      console.error('An after-guard failed', error);
    }
  }
}
