import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../server/db/database';
import type { Database } from '../../../server/db/database';
import { insertRows } from '../../../server/db/insert';
import { migrate } from '../../../server/db/migrate';
import { PRODUCTS } from '../../../server/db/catalogue-columns';
import type { ProductRow } from '../../../server/catalogue/rows';
import { startPostgres } from './postgres';
import { removeDirectory, temporaryDirectory } from './temporary-directory';
import { ROOT } from './root';

const MIGRATIONS = join(ROOT, 'server/migrations');

/** A database that an earlier version has left, on a server of its own. */
export interface EarlierDatabase {
  readonly database: Database;
  /** Stores vaccines as that version did. */
  insertProducts(products: readonly Product[]): Promise<void>;
  /** What a start of today's version does to it. @param patience with tables in use; default as in a start */
  migrate(patience?: Parameters<typeof migrate>[2]): Promise<unknown>;
  stop(): Promise<void>;
}

/** A vaccine of the catalogue, as it is stored. */
export type Product = ProductRow;

/** Columns that came with a later migration than any that is tested so. */
const LATER = new Set(['medical']);
const earlier = Object.fromEntries(Object.entries(PRODUCTS).filter(([name]) => !LATER.has(name)));

/** A copy of the migrations before one of them. @returns its directory @throws Error where there is no such migration */
function migrationsBefore(name: string): string {
  const directory = temporaryDirectory('migrations');
  cpSync(MIGRATIONS, directory, { recursive: true });
  const files = readdirSync(directory);
  const first = files.find((file) => file.replace(/^\d+_|\.sql$/g, '') === name);
  if (first === undefined) throw new Error(`No migration is named ${name}`);
  for (const file of files) if (file >= first) rmSync(join(directory, file));
  return directory;
}

/** The database as it was before a migration. @param migration its name, without number */
export async function databaseBefore(migration: string): Promise<EarlierDatabase> {
  const directory = migrationsBefore(migration);
  const postgres = await startPostgres();
  let isOver = false;
  // A server that stops may still tell a connection so that the pool has just let go.
  const fail = (error: Error): void => {
    if (!isOver) throw error;
  };
  const at = { databaseUrl: postgres.url, dataDir: '', workerFile: new URL('file:///') };
  const database = await openDatabase({ ...at, onCrash: fail }, fail);
  await migrate(database.pool, directory);
  removeDirectory(directory);
  return {
    database,
    async insertProducts(products) {
      const client = await database.pool.connect();
      try {
        await insertRows(client, 'products', earlier, products);
      } finally {
        client.release();
      }
    },
    migrate: (patience) => migrate(database.pool, MIGRATIONS, patience),
    async stop() {
      isOver = true;
      await database.close();
      await postgres.stop();
    },
  };
}
