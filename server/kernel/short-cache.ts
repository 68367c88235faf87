/** Caches answers for a short time; concurrent calls with the same key share one load. */
export interface ShortCache<Key, Value> {
  get(key: Key): Promise<Value>;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly until: number;
}

const monotonic = (): number => performance.now();

/**
 * @param keepFor ms. Null answers and failures are not cached.
 * @param limit entries; the oldest are evicted first.
 */
export function createShortCache<Key, Value>(
  keepFor: number,
  load: (key: Key) => Promise<Value>,
  limit = 5_000,
): ShortCache<Key, Value> {
  const entries = new Map<Key, Entry<Value>>();
  return {
    get(key) {
      const found = entries.get(key);
      if (found && found.until > monotonic()) return found.value;
      const value = load(key);
      entries.delete(key);
      entries.set(key, { value, until: monotonic() + keepFor });
      const oldest = entries.keys().next();
      if (entries.size > limit && !oldest.done) entries.delete(oldest.value);
      const forget = (): void => {
        if (entries.get(key)?.value === value) entries.delete(key);
      };
      value.then((answer) => void (answer === null && forget()), forget);
      return value;
    },
  };
}
