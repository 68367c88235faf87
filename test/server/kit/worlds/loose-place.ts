import { Client } from 'pg';
import type { Database } from '../../../../server/db/database';
import { createPlace, createWorld, openIn } from './booking-world';
import type { Place } from './booking-world';
import { looseClient } from './filled-rows';

type World = Awaited<ReturnType<typeof createWorld>>;

/** A PostgreSQL database for single statements, and a connection on which rows need no rows that they refer to. */
export interface LoosePlace {
  readonly place: Place;
  readonly database: Database;
  readonly client: Client;
  readonly callers: World['callers'];
  readonly close: () => Promise<void>;
}

export async function openLoosePlace(
  options: Parameters<typeof createWorld>[1],
): Promise<LoosePlace> {
  const place = await createPlace('postgres');
  const { callers } = await createWorld(place, options);
  const database = await openIn(place);
  const client = new Client({ connectionString: place.postgres?.url });
  await client.connect();
  await looseClient(client);
  const close = async (): Promise<void> => {
    await client.end();
    await database.close();
    await place.remove();
  };
  return { place, database, client, callers, close };
}
