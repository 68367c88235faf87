/** Environment of a build (specification §1). */
export type BuildEnvironment = 'qa' | 'stage' | 'live';

/** Where a build runs. */
export type Target = 'weapp' | 'alipay' | 'h5';

/** One route of the table. Only `path`, `page` and `title` are required. */
export interface RouteRow {
  /** Public hash path, spelt as in published links; `:name` segments are parameters. */
  readonly path: string;
  /** Taro page path, `pages/<area>/<page>/index`; the area is the mini-program subpackage. */
  readonly page: string;
  /** Title in Chinese and in English, without the product's name. */
  readonly title: readonly [zh: string, en: string];
  /** Set for routes that need a URL bar, cross-host cookies or a native web view. */
  readonly targets?: 'h5';
  /** Index of the tab-bar entry that the page belongs to. */
  readonly tab?: 0 | 1 | 2;
  /** ms for which the page is kept alive after the user navigates forward (`Infinity`: no timer). */
  readonly keepAlive?: number;
  /** A kept-alive page returns at its last scroll position; others at the top. */
  readonly savePosition?: boolean;
  /** Member info is refreshed after entering (`isUpdateMember`, specification §2). */
  readonly updateMember?: boolean;
  /** The page uses the privacy style. */
  readonly privacyStyle?: boolean;
  /** What a share card of the page contains. A page without it is private: it shares the home page. */
  readonly share?: {
    /** Query keys that are included; never one that identifies a person or a booking. */
    readonly query: readonly string[];
    /** Also for WeChat Moments (朋友圈): readable without login and without navigation. */
    readonly moments?: boolean;
  };
  /** The page can be pulled down to refresh. */
  readonly pullDown?: boolean;
  /** Delay of the page-view event in ms, if not the default. */
  readonly pageViewDelay?: number;
  /** Older paths of this route; their query is kept. */
  readonly aliases?: readonly string[];
  /** Allowed values of a path parameter; any other makes the path unknown. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  /** Builds that include the route; all if absent. */
  readonly builds?: readonly BuildEnvironment[];
}
