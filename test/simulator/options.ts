export type Platform = 'weapp' | 'alipay';

/** The person's permanent decision; `ask`: not made yet, the system shows its dialog and the test answers it. */
export type Permission = 'granted' | 'denied' | 'ask';

export interface LaunchOptions {
  platform: Platform;
  /** Origin of a running provider, e.g. `http://127.0.0.1:4000`; every request goes there. */
  apiHost?: string;
  /** Scopes by name (`location`, `phone`, `camera`, `album`, `calendar`); default granted. */
  permissions?: Record<string, Permission>;
  /** Whether WeChat's privacy guide was agreed to, default true; `false`: it is refused whenever it is shown. */
  privacyAgreed?: boolean;
  /** Fixed start of the app's clock; without it the machine's time is used. */
  clock?: string | number | Date;
  /** Where the phone is; degrees. Default: People's Square, Shanghai. */
  location?: { latitude: number; longitude: number };
  /** Storage that survived from an earlier launch: key to value. */
  storage?: Record<string, unknown>;
  /** Files that an earlier launch saved and that survived it, by path. */
  savedFiles?: ReadonlyMap<string, Buffer>;
  /** Scene or path the app was started with. */
  start?: {
    path?: string;
    query?: Record<string, string>;
    scene?: number;
    /** By one of Alipay's codes: the query is passed to the app, not to the page. */
    byCode?: boolean;
  };
  /** System language, theme and font size as the device reports them. */
  device?: Partial<{
    language: string;
    theme: 'light' | 'dark';
    fontSizeSetting: number;
    isIphone: boolean;
  }>;
  /** An engine without ICU, as WeChat's on some Android phones: whatever needs its tables throws. */
  withoutIcu?: boolean;
  /** Prints the app's console instead of only recording it in `app.logs`. */
  verbose?: boolean;
}
