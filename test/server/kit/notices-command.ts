import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clockSetting } from '../../run-clock';
import { ROOT } from './root';

const COMMAND = join(ROOT, 'dist/server/notices.js');

/** Where a provider's database is. */
export interface DatabaseLocation {
  readonly dataDir: string;
  readonly url: string | undefined;
}

/** Runs the operator's command beside the running provider. */
export function noticesCommand({ dataDir, url = '' }: DatabaseLocation, ...words: string[]) {
  const env = { ...process.env, ...clockSetting(), DATABASE_URL: url, DATA_DIR: dataDir };
  return spawnSync(process.execPath, [COMMAND, ...words], { env, encoding: 'utf8' });
}

/** Publishes a notice by the operator's command. @returns its id @throws Error with what the command says */
export function publishNotice(database: DatabaseLocation, notice: object): string {
  const file = join(database.dataDir, 'notice.json');
  writeFileSync(file, JSON.stringify(notice));
  const { status, stdout, stderr } = noticesCommand(database, 'publish', file);
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
