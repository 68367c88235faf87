import type { KeyValueStore } from '../storage/types';
import type { Cookies } from './types';

const PREFIX = 'cookie:';

/** Cookies for platforms without them: stored with their expiry time, session cookies in the session store. */
export function createStoredCookies(
  local: KeyValueStore,
  session: KeyValueStore,
  now: () => number,
): Cookies {
  const remove = (name: string): void => {
    local.remove(PREFIX + name);
    session.remove(PREFIX + name);
  };
  return {
    get(name) {
      const lasting = local.get(PREFIX + name);
      if (lasting === null) return session.get(PREFIX + name);
      const split = lasting.indexOf('|');
      if (Number(lasting.slice(0, split)) > now()) return lasting.slice(split + 1);
      local.remove(PREFIX + name);
      return null;
    },
    set(name, value, options) {
      remove(name);
      if (options?.maxAge === undefined) session.set(PREFIX + name, value);
      else if (options.maxAge > 0) {
        try {
          local.set(PREFIX + name, `${now() + options.maxAge}|${value}`);
        } catch {
          // If storage is full, the cookie lasts for the session only.
          session.set(PREFIX + name, value);
        }
      }
    },
    remove,
  };
}
