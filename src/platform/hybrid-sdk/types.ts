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

/** The app around this page, used by its script object. Every call resolves with whether there was such an object. */
export interface HybridSdk {
  /** The host, by its user agent; null in a plain browser. */
  host(): HybridHost | null;
  /**
   * Configures the script object for this page (messaging app: with the signed configuration; others need none). A
   * failure is only logged. Once per URL.
   */
  configureSdk(): Promise<boolean>;
  /** Sets what the host's menu shares. */
  share(content: HybridShare): Promise<boolean>;
  /**
   * Opens a page of the mini-program around this web view, once the host's bridge is ready. Rejects if the host
   * refuses; false if it does nothing within 3 s.
   */
  navigateToMini(url: string, how?: MiniNavigation): Promise<boolean>;
  /** Posts a value to the mini-program around this web view, once the host's bridge is ready. */
  postToMini(data: unknown): Promise<boolean>;
  /** Calls back once the host's bridge is ready, at once if it already is; each callback runs once. */
  onReady(callback: () => void): void;
}
