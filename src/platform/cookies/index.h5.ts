import { cookieLine, readCookie } from './cookie-text';
import { parentDomain } from './parent-domain';
import type { Cookies } from './types';

const secure = () => window.location.protocol === 'https:';

export const cookies: Cookies = {
  get: (name) => readCookie(document.cookie, name),
  set(name, value, options) {
    document.cookie = cookieLine(name, value, { ...options, secure: secure() });
  },
  remove(name, options) {
    document.cookie = cookieLine(name, '', { ...options, maxAge: 0, secure: secure() });
  },
};

/** Domain that this page's host shares with sibling hosts; undefined if none. */
export const siblingsDomain = (): string | undefined => parentDomain(window.location.hostname);
