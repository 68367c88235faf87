import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClock } from './kernel/clock';
import { CommandError } from './kernel/command-error';
import { readConfig } from './kernel/config';
import type { Config } from './kernel/config';
import { openDatabase } from './db/database';
import type { Database } from './db/database';
import { migrate } from './db/migrate';

function findRoot(from: string): string {
  if (existsSync(join(from, 'server/migrations'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new CommandError('server/migrations is missing beside the build.');
  return findRoot(parent);
}

/**
 * Settings that a command reads: it neither sends codes nor serves requests, so settings for those are not required.
 */
const READ = ['DATABASE_URL', 'DATABASE_POOLER', 'DATA_DIR', 'PERSON_KEY', 'DATA_KEYS'] as const;

/** The provider's clock, for tests, which live does not have. */
const CLOCK = process.env.APP_ENV === 'live' ? [] : (['CLOCK_OFFSET_MS'] as const);

/** Settings of a command. */
export interface CommandConfig extends Config {
  /** ms by the provider's clock. */
  readonly now: number;
}

type Work = (
  database: Database,
  config: CommandConfig,
  words: readonly string[],
) => Promise<string>;

function readCommandConfig(): CommandConfig {
  const root = findRoot(dirname(fileURLToPath(import.meta.url)));
  const settings = Object.fromEntries([...READ, ...CLOCK].map((name) => [name, process.env[name]]));
  const config = readConfig(settings, root);
  return { ...config, now: createClock(config.clockOffset).now() };
}

/** Opens the provider's database as it is. */
export function openForCommand(config: CommandConfig): Promise<Database> {
  const die = (error: Error): never => {
    throw error;
  };
  return openDatabase(
    { ...config, workerFile: new URL('./pglite-worker.js', import.meta.url), onCrash: die },
    () => undefined,
  );
}

async function withDatabase(work: Work): Promise<string> {
  const config = readCommandConfig();
  const database = await openForCommand(config);
  try {
    await migrate(database.pool, config.migrationsDir);
    return await work(database, config, process.argv.slice(2));
  } finally {
    await database.close();
  }
}

/** Prints what a command answers, or why it does not, and ends the process. */
function end(answer: Promise<string>): void {
  answer.then(
    (text) => {
      process.stdout.write(`${text}\n`);
      process.exit(0);
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    },
  );
}

/** Runs an operator's command that opens the database itself, if at all. */
export function runBare(
  work: (config: CommandConfig, words: readonly string[]) => Promise<string>,
): void {
  end(Promise.resolve().then(() => work(readCommandConfig(), process.argv.slice(2))));
}

/**
 * Runs an operator's command on the provider's database, prints its result and ends the process. The embedded database
 * serves one process only: stop the provider first; with PostgreSQL it may keep running.
 */
export function runCommand(work: Work): void {
  end(withDatabase(work));
}
