import {
  LOGIN_COOKIE_LIFETIME,
  LOGIN_INFO_COOKIE,
  TOKEN_COOKIES,
} from '@contract/account/cookie-rules';
import type { TokenKind } from '@contract/account/cookie-rules';
import type { UserInfo } from '@contract/account/endpoints';

/**
 * `Set-Cookie` lines that sign a browser in at the answering host, exactly as the pages do: one kind of token, which
 * removes the other, and the login info. Pages read them, hence not HttpOnly.
 */
export function loginCookieLines(
  kind: TokenKind,
  token: string,
  userInfo: UserInfo,
  secure: boolean,
): string[] {
  const line = (name: string, value: string): string => {
    const seconds = value === '' ? 0 : LOGIN_COOKIE_LIFETIME / 1_000;
    const text = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
    return secure ? `${text}; Secure` : text;
  };
  const { regionCode } = userInfo;
  const info = { ...userInfo, regionCode: regionCode === '0' ? '' : regionCode };
  return [
    ...Object.entries(TOKEN_COOKIES).map(([each, name]) => line(name, each === kind ? token : '')),
    line(LOGIN_INFO_COOKIE, JSON.stringify(info)),
  ];
}
