/** Shared content. `path` is a route's public path with its query. */
export interface Shared {
  readonly title: string;
  readonly path: string;
  /** Picture in the package or on our own host. */
  readonly imageUrl?: string;
}

/**
 * Result of sharing. `menu`: the user must use the platform's menu, top right (the page shows the hint overlay, or on
 * mini-programs a button with open-type share); `copied`: the link is in the clipboard.
 */
export type ShareOutcome = 'shared' | 'menu' | 'copied' | 'cancelled' | 'failed';

export interface ShareCapability {
  /** Sets what the platform's menu shares for this page. A hook: call it in the page. */
  useShareMenu(shared: Shared): void;
  /** Shares on a tap. Never rejects. */
  share(shared: Shared): Promise<ShareOutcome>;
}
