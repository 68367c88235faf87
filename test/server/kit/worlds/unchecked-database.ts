import { Client } from 'pg';
import type { Database } from '../../../../server/db/database';
import { createTestDatabase, createWorld, openIn } from './booking-world';
import type { TestDatabase } from './booking-world';
import { looseClient } from './filled-rows';

type World = Awaited<ReturnType<typeof createWorld>>;

/** A PostgreSQL database for single statements, and a connection on which rows need no rows that they refer to. */
export interface UncheckedDatabase {
  readonly testDatabase: TestDatabase;
  readonly database: Database;
  readonly client: Client;
  readonly callers: World['callers'];
  readonly close: () => Promise<void>;
}

export async function openUncheckedDatabase(
  options: Parameters<typeof createWorld>[1],
): Promise<UncheckedDatabase> {
  const testDatabase = await createTestDatabase('postgres');
  const { callers } = await createWorld(testDatabase, options);
  const database = await openIn(testDatabase);
  const client = new Client({ connectionString: testDatabase.postgres?.url });
  await client.connect();
  await looseClient(client);
  const close = async (): Promise<void> => {
    await client.end();
    await database.close();
    await testDatabase.remove();
  };
  return { testDatabase, database, client, callers, close };
}
