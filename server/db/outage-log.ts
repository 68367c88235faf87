import type { FastifyBaseLogger } from 'fastify';

/** ms between two lines. */
const PAUSE = 1_000;

type Log = Pick<FastifyBaseLogger, 'error'>;

interface Counted {
  count: number;
  /** ms, of no particular origin. */
  last: number;
}
const outages = new WeakMap<Log, Counted>();

/**
 * Logs that the database is away: the first time at once, then at most one line a second that counts what failed since.
 * Thousands of calls fail in each second of it, and each says the same.
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
