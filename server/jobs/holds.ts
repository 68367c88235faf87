import type { BookingServices } from '../domain/booking/services';
import type { Deps } from '../deps';
import { every } from './every';

/** ms between sweeps; a place is free at once for whoever asks for it, and shown as free at the next sweep. */
const INTERVAL = 2_000;
/** Places of one sweep after which there may be more to do. */
const MANY = 500;

/** ms between looks at the table's size where nobody else takes one. */
const ANALYSE = 60_000;

/**
 * Ends holds whose time is over; processes that sweep together end each one once. The embedded database is told the
 * size of the table as well, or the plans made while it was empty would be kept for ever; PostgreSQL finds out itself.
 * @returns stops it.
 */
export function startHoldSweep(
  { log, database, clock }: Deps,
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
  return every({ name: 'holds', every: INTERVAL, run }, log);
}
