import type { StatementWorld } from './statement-world';

/** Sessions of this database that wait for a lock. */
const WAITING = 'select count(*)::int from pg_locks where not granted';

/** Each is a call of the database, so a slow machine looks as often. */
const MOST_CHECKS = 2_000;

/** Waits until so many sessions of this database wait for a lock. */
export async function untilWaiting(world: StatementWorld, sessions: number): Promise<void> {
  for (let attempt = 0; Number(await world.value(WAITING)) < sessions; attempt += 1)
    if (attempt === MOST_CHECKS) throw new Error('Nobody waits for what is locked.');
}

/** A statement with its parameters. */
export type Statement = readonly [text: string, values: unknown[]];

/**
 * Starts something while another session has locked or changed rows that it needs, and lets it go on once all who need
 * them wait. @param statement what the other session does in a transaction, which is committed then
 * @param waiting sessions that will wait @param change what the other session does before it commits
 */
export async function whileLocked<T>(
  world: StatementWorld,
  [text, values]: Statement,
  start: () => Promise<T>,
  { waiting = 1, change }: { readonly waiting?: number; readonly change?: Statement } = {},
): Promise<T> {
  const client = await world.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(text, values);
    const answer = start();
    await untilWaiting(world, waiting);
    if (change) await client.query(change[0], change[1]);
    await client.query('commit');
    return await answer;
  } finally {
    // Without a transaction that is open it does nothing.
    await client.query('rollback');
    client.release();
  }
}

/** Does something while another session has locked rows, which it gives back afterwards. */
export async function whileHeld<T>(
  world: StatementWorld,
  [text, values]: Statement,
  work: () => Promise<T>,
): Promise<T> {
  const client = await world.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(text, values);
    return await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}
