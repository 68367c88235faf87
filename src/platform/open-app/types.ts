/**
 * Result of opening the app: opened (the page was left), not installed (the fallback ran), invalid link, or not
 * supported on this target.
 */
export type OpenAppOutcome = 'opened' | 'missing' | 'invalid' | 'unsupported';

export interface OpenAppOptions {
  /** ms after which, if the page is still visible, the app counts as not installed; default 3000. */
  readonly delay?: number;
  /** Action in that case: a callback, or `alert`, which says that no app is installed. Default: the store opens. */
  readonly fallback?: (() => void) | 'alert';
}

/** Opens the product's app by a link of its scheme, or any other link. Never rejects. */
export type OpenApp = (link: string, options?: OpenAppOptions) => Promise<OpenAppOutcome>;

/** Opens the app's store or download for this device. Never rejects. */
export type GoToStore = () => Promise<void>;

/** ms until the fallback (specification §4, §9). */
export const OPEN_APP_DELAY = 3000;
