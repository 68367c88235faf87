import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from './database';
import type { Tables } from './tables';

/** Kysely over one lent connection, for queries inside a transaction that the caller runs on it. */
export const onClient = (client: PoolClient): Db =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        connect: () =>
          Promise.resolve({ query: client.query.bind(client), release: () => undefined }),
        end: () => Promise.resolve(),
      },
    }),
  });
