/**
 * What came of opening the app: it opened (the page was left), it is not installed (the fallback ran), the link is no
 * link, or this target cannot open apps.
 */
export type OpenAppOutcome = 'opened' | 'missing' | 'invalid' | 'unsupported';

export interface OpenAppOptions {
  /** ms until the page, if it is still visible, concludes that the app is not installed; default 3000. */
  readonly delay?: number;
  /**
   * What happens then: a function of the caller's, or `alert`, which says that no app is installed. Without it the
   * store opens.
   */
  readonly fallback?: (() => void) | 'alert';
}

/** Opens the product's app by a link of its scheme, or any other link. Never rejects. */
export type OpenApp = (link: string, options?: OpenAppOptions) => Promise<OpenAppOutcome>;

/** Goes to where the app is to be had for this device. Never rejects. */
export type GoToStore = () => Promise<void>;

/** ms until the fallback (specification §4, §9). */
export const OPEN_APP_DELAY = 3000;
