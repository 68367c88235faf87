import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './kernel/clock';
import type { Config } from './kernel/config';
import type { Jobs } from './kernel/jobs';
import type { LoginSettings } from './kernel/login-settings';
import type { Metrics } from './kernel/metrics';
import type { NetworkLog } from './kernel/network-log';
import type { ProvinceOf } from './kernel/provinces';
import type { SecurityLog } from './kernel/security-events';
import type { Database, Db } from './db/database';
import type { Platforms } from './platforms/platforms';
import type { FieldCipher } from './sealed/field-cipher';

/** Dependencies of every area. */
export interface Deps {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  /** Kysely over `database`. */
  readonly db: Db;
  /** Key of the person hash (32 bytes or more). */
  readonly personKey: Buffer;
  /** Seals and opens stored documents, mobiles and session secrets. */
  readonly cipher: FieldCipher;
  /** The operator's settings of external logins. */
  readonly login: LoginSettings;
  /** Province of a caller's address, by the operator's table. */
  readonly provinceOf: ProvinceOf;
  /** WeChat and Alipay. */
  readonly platforms: Platforms;
  /** Runs what is done from time to time. */
  readonly jobs: Jobs;
  /** What is measured; null: nobody asks. */
  readonly metrics: Metrics | null;
  /** Records who tried what. */
  readonly security: SecurityLog;
  /** Records who did what from where. */
  readonly networkLog: NetworkLog;
  readonly log: FastifyBaseLogger;
}
