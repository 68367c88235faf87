/** Environment that a build is made for (specification §1). */
export type BuildEnvironment = 'qa' | 'stage' | 'live';

/** Where a build runs. */
export type Target = 'weapp' | 'alipay' | 'h5';

/** One route of the table. Only `path`, `page` and `title` are always there. */
export interface RouteRow {
  /** Public hash path, spelt as in the links in the wild; `:name` segments are parameters. */
  readonly path: string;
  /** Taro page path, `pages/<area>/<page>/index`; the area is the mini-program subpackage. */
  readonly page: string;
  /** Title in Chinese and in English, without the product's name. */
  readonly title: readonly [zh: string, en: string];
  /** Set for routes that need a URL bar, cookies across hosts or a native web view. */
  readonly targets?: 'h5';
  /** Index of the tab-bar entry that the page belongs to. */
  readonly tab?: 0 | 1 | 2;
  /** Keeps the page when the user moves on from it, for this many ms (`Infinity`: no timer). */
  readonly keepAlive?: number;
  /** A kept page comes back at the scroll position it was left at; others at the top. */
  readonly savePosition?: boolean;
  /** Member info is refreshed after entering (`isUpdateMember`, specification §2). */
  readonly updateMember?: boolean;
  /** The page takes the privacy style. */
  readonly privacyStyle?: boolean;
  /** What a shared card of the page carries. A page without it is nobody else's business: it shares the home page. */
  readonly share?: {
    /** Keys of the query that go along; never one that tells who somebody is or what they booked. */
    readonly query: readonly string[];
    /** Also for WeChat's moments: it is read without login and without leading on. */
    readonly moments?: boolean;
  };
  /** The page can be pulled down to refresh. */
  readonly pullDown?: boolean;
  /** Delay of the page-view event in ms where it is not the usual one. */
  readonly pageViewDelay?: number;
  /** Older paths that lead here, their query kept. */
  readonly aliases?: readonly string[];
  /** Values that a path parameter may take; any other makes the path unknown. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  /** Builds that include the route; all of them when absent. */
  readonly builds?: readonly BuildEnvironment[];
}
