import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const INSTALLED = '/usr/lib/postgresql';

/** Path of one of the newest installed PostgreSQL's programs. */
export function postgresCommand(name: string): string {
  const newest = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a))[0];
  if (!newest) throw new Error(`No PostgreSQL under ${INSTALLED}.`);
  return join(INSTALLED, newest, 'bin', name);
}
