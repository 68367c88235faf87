import { startPostgres } from '../server/postgres';
import { SHARED_POSTGRES } from '../server/shared-postgres';
import { stopLater } from './stop-postgres';

/** Providers of three workers at once, some of them two at a time. */
const SETTINGS = { max_connections: '400', fsync: 'off' };

/** Starts one PostgreSQL server for a whole run, in which every provider of a journey has a database of its own. */
export default async function startRunPostgres(): Promise<void> {
  if (process.env[SHARED_POSTGRES] !== undefined) return;
  const postgres = await startPostgres(null, SETTINGS);
  process.env[SHARED_POSTGRES] = postgres.url;
  stopLater(postgres);
}
