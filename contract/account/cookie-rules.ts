import { DAY_MS } from '../time/duration-rules';

/** One cookie for each kind of login token (specification §3). */
export const TOKEN_COOKIES = { h5: 'ym_token', wx: 'ym_wx_token' } as const;
export type TokenKind = keyof typeof TOKEN_COOKIES;

/** Identifies a browser, so that strangers cannot lock its owner out; HttpOnly. */
export const DEVICE_COOKIE = 'ym_device';

/** ms that the device cookie lasts: the longest that browsers keep one. */
export const DEVICE_COOKIE_LIFETIME = 400 * DAY_MS;

/** Login info as JSON text (specification §3). */
export const LOGIN_INFO_COOKIE = 'ym_login_info';

/** ms that the login cookies last: 1 day (specification §9). */
export const LOGIN_COOKIE_LIFETIME = DAY_MS;
