import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './kernel/clock';
import type { Config } from './kernel/config';
import type { LoginSettings } from './kernel/login-settings';
import type { Database, Db } from './db/database';
import type { Platforms } from './platforms/platforms';
import type { FieldCipher } from './sealed/field-cipher';

/** What every area is built from. */
export interface Deps {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  /** Kysely over `database`. */
  readonly db: Db;
  /** Key of the person hash (32 bytes or more). */
  readonly personKey: Buffer;
  /** Seals and opens what the database holds of documents, mobiles and sessions. */
  readonly cipher: FieldCipher;
  /** What an operator says about logins from outside. */
  readonly login: LoginSettings;
  /** WeChat and the like. */
  readonly platforms: Platforms;
  readonly log: FastifyBaseLogger;
}
