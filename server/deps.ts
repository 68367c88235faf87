import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database, Db } from './db/database';

/** What every area is built from. */
export interface Deps {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  /** Kysely over `database`. */
  readonly db: Db;
  /** Key of the person hash (32 bytes or more). */
  readonly personKey: Buffer;
  readonly log: FastifyBaseLogger;
}
