import { SHARED_POSTGRES, startSharedPostgres } from '../server/kit/shared-postgres';
import { stopLater } from './stop-postgres';

/** Starts the PostgreSQL server of a run that has none yet, in which every provider of a journey has a database of its own. */
export default async function startRunPostgres(): Promise<void> {
  if (process.env[SHARED_POSTGRES] !== undefined) return;
  const postgres = await startSharedPostgres();
  process.env[SHARED_POSTGRES] = postgres.socketUrl;
  stopLater(postgres);
}
