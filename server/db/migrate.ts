import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { retry } from '../kernel/retry';
import { lacksLock } from './statement';

/** Advisory lock, any fixed number: processes that start together take turns. */
const LOCK = 7_236_450_113;

const TABLE = `create table if not exists migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;

/** ms; creating indexes on a large table may take long. */
const MIGRATION_TIMEOUT = 600_000;

/** How a migration waits for tables that others use. */
interface Patience {
  /** ms that it waits for a lock: every call that comes after it waits behind it. */
  readonly lockTimeout: number;
  /** ms between tries, in which those calls go on. */
  readonly pauses: readonly number[];
}
const PATIENCE: Patience = {
  lockTimeout: 3_000,
  pauses: [1_000, 2_000, 5_000, 10_000, 20_000, 20_000],
};

/** A migration did not get a lock in its time. */
class TableBusy extends Error {
  constructor(name: string, { pauses }: Patience) {
    super(
      `Migration ${name} could not lock a table in ${pauses.length + 1} tries, as other work holds it. Nothing was changed. ` +
        'Look for long transactions (pg_stat_activity, by xact_start), wait for them or end them, and start again.',
    );
  }
}

const checksumOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

const migrationsIn = (directory: string): string[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort();

/** File name of the last migration. @throws Error where there is none */
export function newestMigration(directory: string): string {
  const name = migrationsIn(directory).at(-1);
  if (name === undefined) throw new Error(`There are no migrations in ${directory}.`);
  return name;
}

async function applyAll(
  client: PoolClient,
  directory: string,
  patience: Patience,
): Promise<string[]> {
  await client.query(TABLE);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const made: string[] = [];
  const files = migrationsIn(directory);
  const unknown = [...applied.keys()].filter((name) => !files.includes(name)).sort();
  if (unknown.length > 0)
    throw new Error(
      `This database was brought up to date by a newer version: ${unknown.join(', ')} is not part of this one. ` +
        'Start that version or a later one, or restore a copy of the database from before it.',
    );
  for (const name of files) {
    const sql = readFileSync(join(directory, name), 'utf8');
    const checksum = checksumOf(sql);
    const before = applied.get(name);
    if (before === checksum) continue;
    if (before !== undefined)
      throw new Error(
        `Migration ${name} was changed after it had been applied to this database. Put it back and add a new file instead.`,
      );
    await client.query(sql).catch((error: unknown) => {
      throw lacksLock(error) ? new TableBusy(name, patience) : error;
    });
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    made.push(name);
  }
  return made;
}

async function tryOnce(pool: Pool, directory: string, patience: Patience): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local statement_timeout = ${MIGRATION_TIMEOUT}`);
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    // From here on: another process that migrates is waited for.
    await client.query(`set local lock_timeout = ${patience.lockTimeout}`);
    const made = await applyAll(client, directory, patience);
    await client.query('commit');
    return made;
  } catch (error) {
    // A lost connection has nothing to roll back; the original error is the one to report.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Migrates the database: every `*.sql` of the directory once, by name, in one transaction. Where a table is in use, it gives
 * way to the calls that wait behind it, and tries again.
 * @returns names of the files applied now.
 * @throws Error that says what to do, where a table stays in use, or the database is of another version
 */
export const migrate = (
  pool: Pool,
  directory: string,
  patience: Patience = PATIENCE,
): Promise<string[]> =>
  retry(
    patience.pauses,
    () => tryOnce(pool, directory, patience),
    (error) => error instanceof TableBusy,
  );

/** How a database differs from this version; names of migrations. */
export interface MigrationState {
  readonly newest: string;
  readonly missing: readonly string[];
  /** Applied by a newer version. */
  readonly unknown: readonly string[];
  /** Applied with another text. */
  readonly changed: readonly string[];
}

/** Compares a database with the migrations of a directory, and changes nothing. */
export async function migrationState(
  client: ClientBase,
  directory: string,
): Promise<MigrationState> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  );
  const { rows } = found[0]?.there
    ? await client.query<{ name: string; checksum: string }>(
        'select name, checksum from migrations',
      )
    : { rows: [] };
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const files = migrationsIn(directory);
  const textOf = (name: string): string => readFileSync(join(directory, name), 'utf8');
  return {
    newest: newestMigration(directory),
    missing: files.filter((name) => !applied.has(name)),
    unknown: [...applied.keys()].filter((name) => !files.includes(name)).sort(),
    changed: files.filter(
      (name) => applied.has(name) && applied.get(name) !== checksumOf(textOf(name)),
    ),
  };
}
