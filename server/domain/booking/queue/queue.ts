import type { ReleaseState } from '@contract/release/release-rules';
import { createReadingCache } from '../../../kernel/cache';
import type { ReadingCache } from '../../../kernel/cache';
import type { Clock } from '../../../kernel/clock';
import { elapsed } from '../../../kernel/elapsed';
import type { Db } from '../../../db/database';
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

/** ms by which somebody may appear late among those who have left: the statement goes on, or its process's clock is behind. */
const LATE = 10_000;

/** What was read before of a release: the whole queue once a minute, in between only who has joined or left it. */
interface QueueSnapshot {
  /** ms. */
  readonly readAt: number;
  /** Tickets before the draw. */
  readonly waiting: number;
  /** People of each ticket, by position; the first has position 1. */
  readonly people: number[];
  /** How tickets ended, by position. */
  readonly ended: Map<number, Ended>;
  /** ms by the provider's clock: who has left until then is in `ended`. */
  endedUntil: number;
}

type Ended = 'used' | 'lapsed' | 'left';
interface Gone {
  readonly position: number;
  readonly state: Ended | 'admitted';
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

/** Adds who has left the line since the last look. @returns positions of those who are admitted at present */
async function readGone(
  db: Db,
  releaseId: string,
  snapshots: Pick<QueueSnapshot, 'ended' | 'endedUntil'>,
  now: number,
): Promise<readonly number[]> {
  const since = Math.max(0, snapshots.endedUntil - LATE);
  const { rows } = await sql<Gone>`
    select position, state from release_tickets
    where release_id = ${releaseId} and state in ('used', 'lapsed', 'left') and ended_at >= ${new Date(since)}
      and position is not null
    union all
    select position, state from release_tickets
    where release_id = ${releaseId} and state = 'admitted' and position is not null`.execute(db);
  const admitted: number[] = [];
  for (const { position, state } of rows)
    if (state === 'admitted') admitted.push(position);
    else snapshots.ended.set(position, state);
  snapshots.endedUntil = now;
  return admitted;
}

/** The tickets that wait: positions, ascending, and the number of people up to and including each. */
function waitingTickets(
  people: readonly number[],
  ended: ReadonlyMap<number, Ended>,
  admitted: readonly number[],
) {
  const isAdmitted = new Set(admitted);
  const positions: number[] = [];
  const peopleUpTo: number[] = [];
  let sum = 0;
  for (let position = 1; position <= people.length; position += 1) {
    const count = people[position - 1];
    // A draw leaves positions without a ticket where somebody left during it.
    if (count === undefined || ended.has(position) || isAdmitted.has(position)) continue;
    positions.push(position);
    peopleUpTo.push((sum += count));
  }
  return { positions, peopleUpTo };
}

const countOf = (ended: ReadonlyMap<number, Ended>, state: Ended): number => {
  let count = 0;
  for (const each of ended.values()) if (each === state) count += 1;
  return count;
};

const newSnapshot = (waiting = 0): QueueSnapshot => ({
  readAt: elapsed(),
  waiting,
  people: [],
  ended: new Map(),
  endedUntil: 0,
});

type WaitingTickets = Pick<Queue, 'waiting' | 'positions' | 'peopleUpTo' | 'used' | 'expired'>;

/** Before the draw: how many are present. */
async function readPresent(
  db: Db,
  snapshots: Map<string, QueueSnapshot>,
  releaseId: string,
): Promise<WaitingTickets> {
  let found = snapshots.get(releaseId);
  if (!found || elapsed() - found.readAt >= COUNT_FOR) {
    found = newSnapshot(await countPresent(db, releaseId));
    snapshots.set(releaseId, found);
  }
  return { waiting: found.waiting, positions: [], peopleUpTo: [], used: 0, expired: 0 };
}

/** After it: who waits at which position. Nobody does in a release that has ended. */
async function readWaiting(
  db: Db,
  snapshots: Map<string, QueueSnapshot>,
  { releaseId, hasEnded, now }: { releaseId: string; hasEnded: boolean; now: number },
): Promise<WaitingTickets> {
  const before = snapshots.get(releaseId);
  const isFresh = before !== undefined && elapsed() - before.readAt < TICKETS_FOR;
  const present = isFresh ? before : newSnapshot();
  const { people, ended } = present;
  if (!hasEnded) await readBehind(db, releaseId, people);
  const admitted = await readGone(db, releaseId, present, now);
  if (hasEnded) snapshots.delete(releaseId);
  else snapshots.set(releaseId, present);
  const waiting = waitingTickets(hasEnded ? [] : people, ended, admitted);
  const [used, expired] = [countOf(ended, 'used'), countOf(ended, 'lapsed')];
  return { ...waiting, waiting: waiting.positions.length, used, expired };
}

/** Reads a queue. @param snapshots what this process knows of each, which is brought up to date */
async function loadQueue(
  db: Db,
  clock: Clock,
  snapshots: Map<string, QueueSnapshot>,
  releaseId: string,
): Promise<Queue | null> {
  const release = await db
    .selectFrom('releases')
    .select(['state', 'release_at', 'seed', 'present'])
    .where('id', '=', releaseId)
    .executeTakeFirst();
  if (!release) return null;
  const { state, release_at, seed, present } = release;
  const now = clock.now();
  const [capacity, tickets] = await Promise.all([
    readCapacity(db, releaseId, now),
    state === 'announced'
      ? readPresent(db, snapshots, releaseId)
      : readWaiting(db, snapshots, { releaseId, hasEnded: state === 'ended', now }),
  ]);
  return { ...capacity, ...tickets, state, releaseAt: release_at.getTime(), seed, present };
}

/** Queues by release; null where there is none. */
export const createQueues = (db: Db, clock: Clock): ReadingCache<string, Queue | null> => {
  const snapshots = new Map<string, QueueSnapshot>();
  return createReadingCache(KEEP_FOR, (id) => loadQueue(db, clock, snapshots, id));
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
