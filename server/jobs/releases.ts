import { runLottery } from '../domain/queue/run-lottery';
import { advanceQueue } from '../domain/queue/admit';
import type { BookingServices } from '../domain/booking/services';
import type { Deps } from '../deps';
import { every } from './every';

/** ms. */
const INTERVAL = 400;

/**
 * Opens announced releases on time and admits the next tickets of their queues. Every process runs it; the releases'
 * locks ensure that each thing happens once. @returns stops it.
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
      // Slots held under an expired admission have to be free for the next ticket.
      if (moved.expired) await holds.expire();
      more ||= moved.expired;
    }
    return more;
  };
  return every({ name: 'releases', every: INTERVAL, run }, log);
}
