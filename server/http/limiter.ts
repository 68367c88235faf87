/** Counts calls by key in fixed windows, in this process only. */
export interface Limiter {
  /** Counts one call. @returns ms until the next is allowed; 0 while within the limit. */
  take(key: string, limit: number, now: number): number;
}

/** Above this many keys the finished windows are swept. */
const SWEEP_ABOVE = 20_000;

/** @param windowLength ms. */
export function createLimiter(windowLength: number): Limiter {
  const windows = new Map<string, { ends: number; count: number }>();
  const sweep = (now: number): void => {
    for (const [key, { ends }] of windows) if (ends <= now) windows.delete(key);
  };
  return {
    take(key, limit, now) {
      const open = windows.get(key);
      if (!open || open.ends <= now) {
        if (windows.size > SWEEP_ABOVE) sweep(now);
        windows.set(key, { ends: now + windowLength, count: 1 });
        return limit > 0 ? 0 : windowLength;
      }
      open.count += 1;
      return open.count > limit ? open.ends - now : 0;
    },
  };
}
