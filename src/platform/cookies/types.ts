export interface CookieOptions {
  /** Lifetime in ms; without it the cookie ends with the session. */
  readonly maxAge?: number;
  /** Parent domain to share with; H5 only, mini-programs have one host. */
  readonly domain?: string;
}

/** Named values with a lifetime. Values are URI-encoded inside and come back decoded. */
export interface Cookies {
  get(name: string): string | null;
  set(name: string, value: string, options?: CookieOptions): void;
  remove(name: string, options?: Pick<CookieOptions, 'domain'>): void;
}

/** One day in ms, the lifetime of the product's cookies (specification §9). */
export const COOKIE_DAY = 24 * 60 * 60 * 1000;
