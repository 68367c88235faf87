import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from './postgres';
import type { TestPostgres } from './postgres';
import { postgresCommand } from './postgres-command';

/** Setting with the address of the run's PostgreSQL server (test/setup/start-postgres.ts). */
export const SHARED_POSTGRES = 'SHARED_POSTGRES';

/** Providers of three workers at once, some of them two at a time. */
const SETTINGS = { max_connections: '400', fsync: 'off' };

/** Starts the PostgreSQL server of a run. */
export const startSharedPostgres = (): Promise<TestPostgres> => startPostgres(null, SETTINGS);

/** A database of one provider in the run's server. */
export interface SharedDatabase {
  readonly url: string;
  drop(): void;
}

const serverUrl = (): string => {
  const url = process.env[SHARED_POSTGRES];
  if (url === undefined) throw new Error('The run has no PostgreSQL server: see jest.config.mjs');
  return url;
};

const urlOf = (name: string): string => {
  const url = new URL(serverUrl());
  url.pathname = name;
  return url.href;
};

/** What a statement answers, by psql: its package for Node does not load where the simulator's tests run. */
const ask = (statement: string): string =>
  execFileSync(postgresCommand('psql'), ['-XAtqc', statement, serverUrl()], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

const exists = (name: string): boolean =>
  ask(`SELECT count(*) FROM pg_database WHERE datname = '${name}'`) === '1';

let made = 0;

/** Creates a database, empty or as a copy of another one. @param template its name */
export function createSharedDatabase(template: string | null): SharedDatabase {
  const name = `test_${process.pid}_${++made}`;
  // Files are copied: the write-ahead log would take every page once more.
  ask(
    `CREATE DATABASE ${name} ${template === null ? '' : `TEMPLATE ${template} STRATEGY file_copy`}`,
  );
  return { url: urlOf(name), drop: () => void ask(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Waits for a lock that this process holds until it lets go of it or ends, however that happens. @returns lets go */
async function lock(name: string): Promise<() => void> {
  const psql = spawn(postgresCommand('psql'), ['-XAtq', serverUrl()], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(psql, 'exit').then(() => {
    throw new Error('psql has ended.');
  });
  // With this process its input ends, so it does, and the server frees the lock.
  psql.stdin.write(`select from pg_advisory_lock(hashtext('${name}')); \\echo mine\n`);
  await Promise.race([once(psql.stdout, 'data'), ended]);
  ended.catch(() => undefined);
  return () => void psql.stdin.end();
}

/**
 * The database with the data of a first start, made by whoever needs it first; the others wait. Where its maker dies, one
 * of them makes it.
 * @param template path that names the data. @returns the database's name
 */
export async function sharedTemplate(
  template: string,
  make: (url: string) => Promise<void>,
): Promise<string> {
  const name = `seeded_${template.replace(/^.*\//, '').replace(/\W/g, '_').toLowerCase()}`;
  if (exists(name)) return name;
  const release = await lock(name);
  try {
    if (exists(name)) return name;
    // Of its own name: a provider of a maker that died may still be filling that one's.
    const draft = `${name}_by_${process.pid}_${++made}`;
    ask(`CREATE DATABASE ${draft}`);
    await make(urlOf(draft));
    ask(`ALTER DATABASE ${draft} RENAME TO ${name}`);
    return name;
  } finally {
    release();
  }
}
