import type { FastifyBaseLogger } from 'fastify';

/** ms between two lines. */
const PAUSE = 1_000;

type Log = Pick<FastifyBaseLogger, 'error'>;

interface Counted {
  count: number;
  /** Monotonic clock, ms. */
  last: number;
}
const outages = new WeakMap<Log, Counted>();

/**
 * Logs that the database is away: the first failure at once, then at most one line a second with the number of failures
 * since. Thousands of calls fail each second for the same reason.
 */
export function logOutage(log: Log, error: unknown, now = performance.now()): void {
  const counted = outages.get(log) ?? { count: 0, last: -Infinity };
  outages.set(log, counted);
  counted.count += 1;
  if (now - counted.last < PAUSE) return;
  const { code, message } = error as { code?: unknown; message?: unknown };
  log.error({ code, message, failed: counted.count }, 'database away');
  counted.last = now;
  counted.count = 0;
}
