/** What is shared. `path` is the public path of a route with its query. */
export interface Shared {
  readonly title: string;
  readonly path: string;
  /** Local or own-host picture. */
  readonly imageUrl?: string;
}

/**
 * How sharing ended. `menu`: the platform's own menu, top right, does it (the page shows the hint overlay, or on
 * mini-programs a button with open-type share); `copied`: the link is in the clipboard.
 */
export type ShareOutcome = 'shared' | 'menu' | 'copied' | 'cancelled' | 'failed';

export interface ShareCapability {
  /** Offers this when the user shares the page from the platform's menu. A hook: call it in the page. */
  useShareMenu(shared: Shared): void;
  /** Shares on a tap. Never rejects. */
  share(shared: Shared): Promise<ShareOutcome>;
}
