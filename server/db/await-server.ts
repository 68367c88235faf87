import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { isOutage } from './outage';
import { pause } from '../kernel/retry';

/** ms before the next attempt; the last one repeats. */
const PAUSES = [250, 500, 1_000, 2_000, 4_000];
/** ms after which waiting for a server is given up. */
const PATIENCE = 60_000;

export interface Awaiting {
  readonly pool: Pick<Pool, 'query'>;
  /** Connection string; only host and port are shown. */
  readonly url: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly patience?: number;
}

/** Host and port of a connection string. */
function hostOf(url: string): string {
  try {
    return new URL(url).host || 'the local socket';
  } catch {
    return 'DATABASE_URL';
  }
}

/**
 * Waits until the server answers: it may be starting, or failing over to its standby.
 * @throws Error that says what to check, if it does not within a minute or refuses for a permanent reason.
 */
export async function awaitServer({
  pool,
  url,
  log,
  patience = PATIENCE,
}: Awaiting): Promise<void> {
  const started = performance.now();
  for (let tried = 0; ; tried += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const reason = error instanceof Error ? error.message || String(error) : String(error);
      if (!isOutage(error)) throw error;
      const wait = PAUSES[Math.min(tried, PAUSES.length - 1)] ?? 0;
      const host = hostOf(url);
      if (performance.now() - started + wait > patience)
        throw new Error(
          `PostgreSQL at ${host} has not answered for ${Math.round(patience / 1000)} s (${reason}). ` +
            'Check that it runs and that DATABASE_URL is right, then start again.',
        );
      log.warn({ host, reason, againInMs: wait }, 'waiting for the database');
      await pause(wait);
    }
  }
}
