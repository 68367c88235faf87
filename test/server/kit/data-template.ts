import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { removeSpareWal } from './spare-wal';
import { isAlive, removeDirectory } from './temporary-directory';
import { ROOT } from './root';

const FOLDER = join(ROOT, '.cache/test-data');
const MIGRATIONS = join(ROOT, 'server/migrations');
const SAMPLE = join(ROOT, 'server/sample');

/** Settings that the data of a first start depends on, besides `SEED`; with one of them no template is used. */
const PART_OF_DATA = ['CLOCK_OFFSET_MS', 'APP_ENV', 'PERSON_KEY', 'CERTIFICATE_KEY'];

/**
 * Folder where the data of a first start with these settings is stored for the suites of runs that begin at the
 * same instant, or null where every start has to make its own. Another bundle or migration makes another template.
 */
export function templateFor(bundle: string, env: Readonly<Record<string, string>>): string | null {
  if (PART_OF_DATA.some((name) => env[name] !== undefined)) return null;
  const start = process.env.RUN_CLOCK?.replace(/\W/g, '') ?? new Date().toISOString().slice(0, 10);
  return join(FOLDER, `${start}-${env.SEED ?? ''}-${fingerprint(bundle)}`);
}

/** Folder of a template that is migrated and otherwise empty. */
export const emptyTemplate = (kind: 'pglite' | 'postgres'): string =>
  join(FOLDER, `empty-${kind}-${fingerprint()}`);

const fingerprints = new Map<string, string>();

/** Every file of a folder with its path inside it, in the order of the paths. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();

/** Hash of the migrations, and of a bundle with the sample data that it loads if given. */
function fingerprint(bundle = ''): string {
  const known = fingerprints.get(bundle);
  if (known !== undefined) return known;
  const made = createHash('sha256');
  if (bundle !== '') {
    made.update(readFileSync(bundle));
    for (const name of filesOf(SAMPLE)) made.update(name).update(readFileSync(join(SAMPLE, name)));
  }
  for (const name of readdirSync(MIGRATIONS).sort())
    made.update(name).update(readFileSync(join(MIGRATIONS, name)));
  const digest = made.digest('hex').slice(0, 12);
  fingerprints.set(bundle, digest);
  return digest;
}

/** Fills a new data directory from a template. */
export function copyTemplate(template: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  // With owners and modes: a PostgreSQL cluster belongs to the user that runs it.
  execFileSync('cp', ['-a', `${template}/.`, dataDir]);
}

/** Source of a template: the data of a provider or cluster that has stopped. */
export interface Made {
  readonly dataDir: string;
  remove(): Promise<void> | void;
}

const POLL = 100;

/**
 * Makes a template if it does not exist. That takes seconds on the whole machine, so other processes wait for the
 * first. @returns the template
 */
export async function madeOnce(template: string, make: () => Promise<Made>): Promise<string> {
  const turn = `${template}.turn`;
  mkdirSync(FOLDER, { recursive: true });
  while (!existsSync(template)) {
    if (!takeTurn(turn)) {
      await new Promise((resolve) => setTimeout(resolve, POLL));
      continue;
    }
    try {
      const made = await make();
      keepTemplate(made.dataDir, template);
      await made.remove();
    } finally {
      removeDirectory(turn);
    }
  }
  return template;
}

/** Whether this process makes it; the turn of a process that has died is taken over. */
function takeTurn(turn: string): boolean {
  try {
    writeFileSync(turn, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // Empty until its maker has written its number.
    const maker = existsSync(turn) ? Number(readFileSync(turn, 'utf8')) : 0;
    if (maker !== 0 && !isAlive(maker)) removeDirectory(turn);
    return false;
  }
}

/** Atomic: copying takes a while, a rename does not. */
function keepTemplate(dataDir: string, template: string): void {
  const draft = `${template}-${process.pid}`;
  copyTemplate(dataDir, draft);
  for (const cluster of [draft, join(draft, 'pgdata')]) removeSpareWal(cluster);
  renameSync(draft, template);
}
