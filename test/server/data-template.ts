import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { removeDirectory } from './temporary-directory';

const ROOT = join(__dirname, '../..');
const FOLDER = join(ROOT, '.cache/test-data');
const MIGRATIONS = join(ROOT, 'server/migrations');

/** Settings that the data of a first start depends on, besides `SEED`; with one of them nothing is shared. */
const PART_OF_DATA = ['CLOCK_OFFSET_MS', 'APP_ENV', 'PERSON_KEY', 'CERTIFICATE_KEY'];

/**
 * Where the data of a first start with these settings is kept for other suites of the day, or null where every start
 * has to make its own. Another bundle or migration makes other data.
 */
export function templateFor(bundle: string, env: Readonly<Record<string, string>>): string | null {
  if (PART_OF_DATA.some((name) => env[name] !== undefined)) return null;
  const made = createHash('sha256').update(readFileSync(bundle));
  for (const name of readdirSync(MIGRATIONS).sort())
    made.update(name).update(readFileSync(join(MIGRATIONS, name)));
  const day = new Date().toISOString().slice(0, 10);
  return join(FOLDER, `${day}-${env.SEED ?? ''}-${made.digest('hex').slice(0, 12)}`);
}

/** Fills a new data directory from a template. */
export function copyTemplate(template: string, dataDir: string): boolean {
  if (!existsSync(template)) return false;
  cpSync(template, dataDir, { recursive: true });
  return true;
}

/** Keeps the data of a provider that was halted; whoever comes second drops theirs. */
export function keepTemplate(dataDir: string, template: string): void {
  const draft = `${template}-${process.pid}`;
  mkdirSync(FOLDER, { recursive: true });
  cpSync(dataDir, draft, { recursive: true });
  try {
    renameSync(draft, template);
  } catch {
    removeDirectory(draft);
  }
}
