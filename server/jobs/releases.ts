import { sql } from 'kysely';
import { createDraw } from '../domain/booking/queue/run-draw';
import { advanceQueue } from '../domain/booking/queue/admit';
import { createApart } from '../db/apart';
import type { BookingServices } from '../domain/booking/submission/services';
import type { Deps } from '../deps';
import type { IsDue } from '../kernel/jobs';
import { POLL_INTERVAL } from './every';
import { inSteps } from './in-steps';

/** ms; it begins a look before the release, so as not to be late for it. */
const INTERVAL = 400;

/**
 * Opens announced releases on time and admits the next tickets of their queues. Several processes may run it; the releases'
 * locks ensure that each thing happens once. One that fails is logged once and tried again; the others do not wait for it.
 * @returns stops it.
 */
export function startReleases(
  { db, clock, config, jobs, log }: Deps,
  { holds }: Pick<BookingServices, 'holds'>,
): () => Promise<void> {
  const apart = createApart(log, 'release');
  const draw = createDraw(db);
  const moveOn = async (id: string, now: number): Promise<boolean> => {
    const { expired, isEnding } = await advanceQueue(db, id, now, config.admissionLength);
    // Slots held under an expired admission have to be free for the next ticket.
    if (expired) await holds.expire();
    return expired || isEnding;
  };
  /** @returns whether the draw goes on, admissions expired, or the release is ending */
  const advance = async (id: string, state: string): Promise<boolean> => {
    const now = clock.now();
    const isDrawn = state !== 'announced' || !(await inSteps((at) => draw(id, at))(now));
    return !isDrawn || (await inSteps((at) => moveOn(id, at))(now));
  };
  const run = async (): Promise<boolean> => {
    const due = await db
      .selectFrom('releases')
      .select(['id', 'state'])
      .where('state', '!=', 'ended')
      .where('release_at', '<=', new Date(clock.now()))
      .orderBy('release_at')
      .execute();
    let more = false;
    for (const { id, state } of due)
      await apart(id, async () => {
        more = (await advance(id, state)) || more;
      });
    return more;
  };
  const isDue: IsDue = (now) => sql`exists (
    select from releases where state <> 'ended' and release_at <= ${new Date(now + POLL_INTERVAL)})`;
  return jobs.every({ name: 'releases', every: INTERVAL, run, isDue });
}
