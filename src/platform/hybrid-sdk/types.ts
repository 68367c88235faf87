/** Apps whose script objects are known (specification §9 "Hybrid SDK scripts"). */
export type HybridHost = 'weChat' | 'qq' | 'toutiao' | 'swan' | 'uniapp' | 'alipay';

/** What the host's own menu shares. */
export interface HybridShare {
  readonly title: string;
  readonly desc?: string;
  /** Full link. */
  readonly link: string;
  readonly imgUrl?: string;
}

/** How a page of the surrounding mini-program opens. */
export type MiniNavigation = 'navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch';

/** The app around this page, by its script object. Every call resolves with whether there was an object to do it. */
export interface HybridSdk {
  /** The host, by its user agent; null in a plain browser. */
  host(): HybridHost | null;
  /**
   * Sets the script object up for this page (messaging app: the signed configuration; elsewhere nothing is needed). A
   * failure is only logged. Once an address.
   */
  configureSdk(): Promise<boolean>;
  /** Says what the host's menu shares. */
  share(content: HybridShare): Promise<boolean>;
  /** Leaves the web view. */
  closeWebView(): Promise<boolean>;
  /**
   * Opens a page of the mini-program around this web view, once the host's bridge is ready; rejects where the host
   * refuses, false where it does nothing within 3 s.
   */
  navigateToMini(url: string, how?: MiniNavigation): Promise<boolean>;
  /** Hands a value to the mini-program around this web view, once the host's bridge is ready. */
  postToMini(data: unknown): Promise<boolean>;
  /** Calls back once the host's bridge is ready, at once if it is; each callback runs one time. */
  onReady(callback: () => void): void;
}
