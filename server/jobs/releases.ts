import { runLottery } from '../domain/queue/run-lottery';
import { advanceQueue } from '../domain/queue/admit';
import type { BookingServices } from '../domain/booking/services';
import type { Deps } from '../deps';
import { every } from './every';

/** ms. */
const INTERVAL = 400;

/**
 * Opens announced releases at their hour and moves their lines on. Every process does it; the releases' locks let each
 * thing happen once. @returns stops it.
 */
export function startReleases(
  { db, clock, config, log }: Deps,
  { holds }: Pick<BookingServices, 'holds'>,
): () => Promise<void> {
  const run = async (): Promise<boolean> => {
    const due = await db
      .selectFrom('releases')
      .select(['id', 'state'])
      .where('state', '!=', 'ended')
      .where('release_at', '<=', new Date(clock.now()))
      .orderBy('release_at')
      .execute();
    let more = false;
    for (const { id, state } of due) {
      if (state === 'announced') await runLottery(db, id, clock.now());
      const moved = await advanceQueue(db, id, clock.now(), config.admissionLength);
      // Places that were kept under a turn that is over are to be there for the next.
      if (moved.expired) await holds.expire();
      more ||= moved.expired;
    }
    return more;
  };
  return every({ name: 'releases', every: INTERVAL, run }, log);
}
