import type { KeyValueStore } from '../storage/types';
import type { Cookies } from './types';

const PREFIX = 'cookie:';

/** Cookies where the platform has none: kept in storage with their end, session ones in the session's store. */
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
          // A full storage shortens the cookie's life to the session's.
          session.set(PREFIX + name, value);
        }
      }
    },
    remove,
  };
}
