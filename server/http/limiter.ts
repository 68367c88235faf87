/** Counts calls by key in fixed windows, in this process only. */
export interface Limiter {
  /** Counts one call. @returns ms until the next is allowed; 0 while within the limit. */
  take(key: string, limit: number, now: number): number;
  /** Counts nothing. @returns ms until a call is allowed; 0 where one is now */
  wait(key: string, limit: number, now: number): number;
  /** Number of stored keys. */
  readonly size: number;
}

/**
 * Expired windows are dropped one whole generation at a time, without a search for expired entries, so that a call
 * costs the same with any number of addresses.
 * @param windowLength ms.
 */
export function createLimiter(windowLength: number): Limiter {
  let newer = new Map<string, { ends: number; count: number }>();
  let older: typeof newer = new Map();
  let turn = Number.NEGATIVE_INFINITY;

  // Where the clock went back, windows of a later time do not last until it has come again.
  const isIn = (ends: number, now: number): boolean => ends > now && ends <= now + windowLength;
  const rotate = (now: number): void => {
    // Windows in `older` began before the last rotation, so they have ended one window length after it.
    older = now < turn + windowLength ? newer : new Map();
    newer = new Map();
    turn = now + windowLength;
  };
  return {
    take(key, limit, now) {
      if (!isIn(turn, now)) rotate(now);
      const open = newer.get(key) ?? older.get(key);
      if (!open || !isIn(open.ends, now)) {
        newer.set(key, { ends: now + windowLength, count: 1 });
        return limit > 0 ? 0 : windowLength;
      }
      open.count += 1;
      return open.count > limit ? open.ends - now : 0;
    },
    wait(key, limit, now) {
      const open = newer.get(key) ?? older.get(key);
      return open && isIn(open.ends, now) && open.count >= limit ? open.ends - now : 0;
    },
    get size() {
      return newer.size + older.size;
    },
  };
}
