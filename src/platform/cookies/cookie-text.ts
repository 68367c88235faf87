import type { CookieOptions } from './types';

/** Finds a cookie in the text of `document.cookie`. A value that is not URI-encoded is returned unchanged. */
export function readCookie(text: string, name: string): string | null {
  for (const part of text.split(';')) {
    const index = part.indexOf('=');
    if (index < 0 || part.slice(0, index).trim() !== encodeURIComponent(name)) continue;
    const raw = part.slice(index + 1).trim();
    try {
      return decodeURIComponent(raw);
    } catch {
      return raw;
    }
  }
  return null;
}

/** The text to assign to `document.cookie`. */
export function cookieLine(
  name: string,
  value: string,
  options: CookieOptions & { readonly secure: boolean },
): string {
  const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, 'path=/'];
  if (options.maxAge !== undefined) parts.push(`max-age=${Math.floor(options.maxAge / 1000)}`);
  if (options.domain) parts.push(`domain=${options.domain}`);
  parts.push('samesite=lax');
  if (options.secure) parts.push('secure');
  return parts.join('; ');
}
