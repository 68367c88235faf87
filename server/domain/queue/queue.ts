import type { ReleaseState } from '@contract/release/release-rules';
import { createReadingCache } from '../../kernel/cache';
import type { ReadingCache } from '../../kernel/cache';
import type { Clock } from '../../kernel/clock';
import { elapsed } from '../../kernel/elapsed';
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

/** ms. All calls within this time share one read. */
const KEEP_FOR = 500;
/** ms for which it is not counted again how many are present before a draw. */
const COUNT_FOR = 2_000;
/** ms for which the people of a ticket that waits are not read again: some may leave it, which moves an estimate a little. */
const TICKETS_FOR = 60_000;

/** What was read before of a release: the whole queue is read once, then only who has joined or left it. */
interface Known {
  /** ms. */
  readonly readAt: number;
  /** Tickets before the draw. */
  readonly waiting: number;
  /** People of each ticket, by position; the first has position 1. */
  readonly people: number[];
}

interface Gone {
  readonly position: number;
  readonly state: 'admitted' | 'used' | 'lapsed' | 'left';
}

async function countPresent(db: Db, releaseId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from release_tickets
    where release_id = ${releaseId} and state = 'waiting'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Adds the tickets behind those that are known. */
async function readBehind(db: Db, releaseId: string, people: number[]): Promise<void> {
  const { rows } = await sql<{ position: number; people: number }>`
    select position, people::integer from release_tickets
    where release_id = ${releaseId} and position > ${people.length} order by position`.execute(db);
  for (const row of rows) people[row.position - 1] = row.people;
}

const readGone = async (db: Db, releaseId: string): Promise<readonly Gone[]> => {
  const { rows } = await sql<Gone>`
    select position, state from release_tickets
    where release_id = ${releaseId} and state in ('admitted', 'used', 'lapsed', 'left')
      and position is not null`.execute(db);
  return rows;
};

/** The tickets that wait: positions, ascending, and the number of people up to and including each. */
function waitingLine(people: readonly number[], gone: readonly Gone[]) {
  const isGone = new Set(gone.map(({ position }) => position));
  const positions: number[] = [];
  const peopleUpTo: number[] = [];
  let sum = 0;
  for (let position = 1; position <= people.length; position += 1) {
    const count = people[position - 1];
    // A draw leaves positions without a ticket where somebody left during it.
    if (count === undefined || isGone.has(position)) continue;
    positions.push(position);
    peopleUpTo.push((sum += count));
  }
  return { positions, peopleUpTo };
}

type Line = Pick<Queue, 'waiting' | 'positions' | 'peopleUpTo' | 'used' | 'expired'>;

/** Before the draw: how many are present. */
async function readPresent(db: Db, known: Map<string, Known>, releaseId: string): Promise<Line> {
  let found = known.get(releaseId);
  if (!found || elapsed() - found.readAt >= COUNT_FOR) {
    const waiting = await countPresent(db, releaseId);
    found = { readAt: elapsed(), waiting, people: [] };
    known.set(releaseId, found);
  }
  return { waiting: found.waiting, positions: [], peopleUpTo: [], used: 0, expired: 0 };
}

/** After it: who waits at which position. Nobody does in a release that has ended. */
async function readLine(
  db: Db,
  known: Map<string, Known>,
  releaseId: string,
  hasEnded: boolean,
): Promise<Line> {
  const before = known.get(releaseId);
  const isFresh = before !== undefined && elapsed() - before.readAt < TICKETS_FOR;
  const people = isFresh ? before.people : [];
  if (hasEnded) known.delete(releaseId);
  else {
    await readBehind(db, releaseId, people);
    if (!isFresh) known.set(releaseId, { readAt: elapsed(), waiting: 0, people });
  }
  const gone = await readGone(db, releaseId);
  const line = waitingLine(hasEnded ? [] : people, gone);
  const count = (of: Gone['state']): number => gone.filter(({ state }) => state === of).length;
  return { ...line, waiting: line.positions.length, used: count('used'), expired: count('lapsed') };
}

/** Reads a queue. @param known what this process knows of each, which is brought up to date */
async function loadQueue(
  db: Db,
  clock: Clock,
  known: Map<string, Known>,
  releaseId: string,
): Promise<Queue | null> {
  const release = await db
    .selectFrom('releases')
    .select(['state', 'release_at', 'seed', 'present'])
    .where('id', '=', releaseId)
    .executeTakeFirst();
  if (!release) return null;
  const { state, release_at, seed, present } = release;
  const [places, line] = await Promise.all([
    readCapacity(db, releaseId, clock.now()),
    state === 'announced'
      ? readPresent(db, known, releaseId)
      : readLine(db, known, releaseId, state === 'ended'),
  ]);
  return { ...places, ...line, state, releaseAt: release_at.getTime(), seed, present };
}

/** Queues by release; null where there is none. */
export const createQueues = (db: Db, clock: Clock): ReadingCache<string, Queue | null> => {
  const known = new Map<string, Known>();
  return createReadingCache(KEEP_FOR, (id) => loadQueue(db, clock, known, id));
};

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
