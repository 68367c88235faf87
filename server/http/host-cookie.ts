/** The value of a cookie in a request's header, decoded; null where there is none. */
function cookieIn(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const index = part.indexOf('=');
    if (index < 0 || part.slice(0, index).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(index + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}

/** Browsers take a cookie with it only by TLS, for this host alone and every path, so that no other host can set it. */
const PREFIX = '__Host-';

/** `Set-Cookie` line of a cookie that only this host reads, and no script. @param seconds 0 removes it */
export function hostCookieLine(
  name: string,
  value: string,
  { seconds, isSecure }: { readonly seconds: number; readonly isSecure: boolean },
): string {
  const rest = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly`;
  return isSecure ? `${PREFIX}${rest}; Secure` : rest;
}

/** Value of such a cookie, or of one from before it had the prefix; null without one. */
export const hostCookieIn = (header: string | undefined, name: string): string | null =>
  cookieIn(header, PREFIX + name) ?? cookieIn(header, name);
