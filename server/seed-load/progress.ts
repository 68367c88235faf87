import type { PoolClient } from 'pg';

/** Advisory lock, any fixed number: processes on one database take turns at loading. */
const LOCK = 7_236_450_114;

export type ProgressKey = 'seed' | 'regions' | 'schedule' | 'community' | 'lottery';

/** Recorded progress of a key, or null. */
export async function readProgress(
  client: Pick<PoolClient, 'query'>,
  key: ProgressKey,
): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>(
    'select value from progress where key = $1',
    [key],
  );
  return rows[0]?.value ?? null;
}

export async function writeProgress(
  client: Pick<PoolClient, 'query'>,
  key: ProgressKey,
  value: string,
): Promise<void> {
  await client.query(
    'insert into progress (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, value],
  );
}

/** Runs work in a transaction under the lock, in one process at a time. */
export async function inTurn<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    // Loading takes longer than the time limit of calls.
    await client.query('set local statement_timeout = 60000');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
