import { haveHoldsExpired } from '../domain/booking/submission/holds/end-hold-statement';
import type { BookingServices } from '../domain/booking/submission/services';
import type { Deps } from '../deps';

/**
 * ms between sweeps; a slot of an expired hold can be booked at once, but is shown as free only after the next sweep.
 */
const INTERVAL = 2_000;
/** Freed holds of one sweep from which on there may be more. */
const MANY = 500;

/** ms between `analyze` runs on the embedded database, which has no autovacuum. */
const ANALYSE = 60_000;

/**
 * Ends expired holds; with several processes each hold is ended once. On the embedded database it also analyzes the
 * table, or plans made while it was empty would stay in use; PostgreSQL does that itself.
 * @returns stops it.
 */
export function startHoldSweep(
  { jobs, database, clock }: Deps,
  { holds }: BookingServices,
): () => Promise<void> {
  let analysed = clock.now();
  const run = async (): Promise<boolean> => {
    const freed = await holds.expire();
    if (database.kind === 'pglite' && clock.now() - analysed > ANALYSE) {
      analysed = clock.now();
      await database.pool.query('analyze holds');
    }
    return freed >= MANY;
  };
  return jobs.every({ name: 'holds', every: INTERVAL, run, isDue: haveHoldsExpired });
}
