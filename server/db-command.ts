import { resolve } from 'node:path';
import { openForCommand, runBare } from './command';
import type { CommandConfig } from './command';
import { backUpEmbedded, restoreEmbedded } from './db/backup-embedded';
import { backUpServer, restoreServer } from './db/backup-postgres';
import { checkDatabase } from './db/check';
import { CommandError } from './kernel/command-error';
import { HOLDING_STATUSES } from './shared/lifecycle/lifecycle';

const USAGE = `The database as a whole (docs/operating.md, "Backup").
  db backup <file>               writes the database to a new file
  db restore <file> [--replace]  makes the database of such a file; --replace: also where there is one
  db check                       compares schema, places of slots and foreign keys with what they have to be`;

const BESIDES =
  'Keep DATA_DIR (pictures and other files), PERSON_KEY and DATA_KEYS too: without the keys it cannot be read.';

async function check(config: CommandConfig): Promise<string> {
  const database = await openForCommand(config);
  try {
    const client = await database.pool.connect();
    const parts = await checkDatabase(client, {
      migrationsDir: config.migrationsDir,
      holdingStatuses: HOLDING_STATUSES,
    }).finally(() => client.release());
    const lines = parts
      .map(({ part, isOk, said }) => `${isOk ? 'ok  ' : 'FAIL'}  ${part}: ${said}`)
      .join('\n');
    if (parts.some(({ isOk }) => !isOk)) throw new CommandError(lines);
    return lines;
  } finally {
    await database.close();
  }
}

runBare(async (config, [verb, name, option, ...more]) => {
  const { databaseUrl, dataDir } = config;
  if (verb === 'check' && name === undefined) return check(config);
  const mayReplace = option === '--replace';
  if (name === undefined || name.startsWith('-') || more.length > 0) throw new CommandError(USAGE);
  const file = resolve(name);
  if (verb === 'backup' && option === undefined) {
    await (databaseUrl === null ? backUpEmbedded(dataDir, file) : backUpServer(databaseUrl, file));
    return `${file} holds the database. ${BESIDES}`;
  }
  if (verb === 'restore' && (option === undefined || mayReplace)) {
    await (databaseUrl === null
      ? restoreEmbedded(dataDir, file, mayReplace)
      : restoreServer(databaseUrl, file, mayReplace));
    return 'Restored. Start the provider, which migrates it if it is of an older version; then check it.';
  }
  throw new CommandError(USAGE);
});
