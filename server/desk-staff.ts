import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { addStaff, disableStaff, setStaffPassword, StaffFault } from './areas/desk/staff-accounts';
import { readConfig } from './config';
import { openDatabase } from './db/database';
import type { Db } from './db/database';
import { migrate } from './db/migrate';

const USAGE = `Accounts of the clinics' desks. The password is asked for, or read from the first line of standard input.
  desk-staff add <depaCode> <login> [name shown at the desk]
  desk-staff password <login>
  desk-staff disable <login>`;

/** Asks without showing what is typed; from a pipe it is the first line. */
function readPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) {
    stderr.write('Password: ');
    stdin.setRawMode(true);
  }
  return new Promise((resolve) => {
    const lines = createInterface({ input: stdin, terminal: stdin.isTTY });
    lines.once('line', (line) => {
      if (stdin.isTTY) {
        stdin.setRawMode(false);
        stderr.write('\n');
      }
      resolve(line);
      lines.close();
    });
    lines.once('close', () => resolve(''));
  });
}

async function run(db: Db, [verb, ...names]: readonly string[]): Promise<string> {
  const [first = '', second = '', ...rest] = names;
  if (verb === 'add' && first && second) {
    const name = rest.join(' ') || second;
    await addStaff(db, { depaCode: first, login: second, name, password: await readPassword() });
    return `${second} can sign in at the desk of ${first}.`;
  }
  if (verb === 'password' && first && !second) {
    await setStaffPassword(db, first, await readPassword());
    return `${first} has another password; whoever was signed in is out.`;
  }
  if (verb === 'disable' && first && !second) {
    await disableStaff(db, first, Date.now());
    return `${first} can sign in no more.`;
  }
  throw new StaffFault(USAGE);
}

function findRoot(from: string): string {
  if (existsSync(join(from, 'server/migrations'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new StaffFault('server/migrations is missing beside the build.');
  return findRoot(parent);
}

async function main(): Promise<void> {
  // Neither sends codes nor serves anybody: what only the provider needs is not asked for.
  const root = findRoot(dirname(fileURLToPath(import.meta.url)));
  const { DATABASE_URL, DATA_DIR } = process.env;
  const config = readConfig({ DATABASE_URL, DATA_DIR }, root);
  const die = (error: Error): never => {
    throw error;
  };
  const database = await openDatabase(
    { ...config, workerFile: new URL('./pglite-worker.js', import.meta.url), onCrash: die },
    () => undefined,
  );
  try {
    await migrate(database.pool, config.migrationsDir);
    process.stdout.write(`${await run(database.db, process.argv.slice(2))}\n`);
  } finally {
    await database.close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
