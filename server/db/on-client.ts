import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from './database';
import type { Tables } from './tables';

/** Kysely over one checked-out connection, for queries inside the caller's transaction. */
export const onClient = (client: Pick<PoolClient, 'query'>): Db =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        connect: () =>
          Promise.resolve({ query: client.query.bind(client), release: () => undefined }),
        end: () => Promise.resolve(),
      },
    }),
  });
