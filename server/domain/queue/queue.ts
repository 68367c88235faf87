import type { ReleaseState } from '@contract/release/release-rules';
import { createReadingCache } from '../../kernel/cache';
import type { ReadingCache } from '../../kernel/cache';
import type { Clock } from '../../kernel/clock';
import type { Db } from '../../db/database';
import { sql } from 'kysely';
import { readCapacity } from './admit';
import type { QueueFacts } from './estimate';

/** A release's queue, at most {@link KEEP_FOR} ms old. */
export interface Queue extends QueueFacts {
  readonly state: ReleaseState;
  /** ms. */
  readonly releaseAt: number;
  readonly seed: string;
  /** Tickets in the draw; positions up to this number come from it. */
  readonly present: number;
  /** Waiting tickets, those without a position included. */
  readonly waiting: number;
  /** Positions of waiting tickets, ascending, and the number of people up to and including each. */
  readonly positions: readonly number[];
  readonly peopleUpTo: readonly number[];
}

/** ms. All calls within this time share one read of the whole queue. */
const KEEP_FOR = 500;

interface Counts {
  readonly used: number;
  readonly expired: number;
  readonly waiting: number;
  readonly positions: readonly number[];
  readonly people: readonly number[];
}

async function loadQueue(db: Db, clock: Clock, releaseId: string): Promise<Queue | null> {
  const release = await db
    .selectFrom('releases')
    .select(['state', 'release_at', 'seed', 'present'])
    .where('id', '=', releaseId)
    .executeTakeFirst();
  if (!release) return null;
  const [places, { rows }] = await Promise.all([
    readCapacity(db, releaseId, clock.now()),
    sql<Counts>`
      select count(*) filter (where state = 'used')::integer as used,
        count(*) filter (where state = 'lapsed')::integer as expired,
        count(*) filter (where state = 'waiting')::integer as waiting,
        coalesce(array_agg(position order by position) filter (where state = 'waiting' and position is not null), '{}')
          as positions,
        coalesce(array_agg(people::integer order by position)
          filter (where state = 'waiting' and position is not null), '{}') as people
      from release_tickets where release_id = ${releaseId}`.execute(db),
  ]);
  const counts = rows[0] ?? { used: 0, expired: 0, waiting: 0, positions: [], people: [] };
  let sum = 0;
  return {
    ...places,
    state: release.state,
    releaseAt: release.release_at.getTime(),
    seed: release.seed,
    present: release.present,
    used: counts.used,
    expired: counts.expired,
    waiting: counts.waiting,
    positions: counts.positions,
    peopleUpTo: counts.people.map((people) => (sum += people)),
  };
}

/** Queues by release; null where there is none. */
export const createQueues = (db: Db, clock: Clock): ReadingCache<string, Queue | null> =>
  createReadingCache(KEEP_FOR, (id) => loadQueue(db, clock, id));

/** How many tickets wait before a position. */
export function aheadOf({ positions }: Pick<Queue, 'positions'>, position: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
