import type { Duplex } from 'node:stream';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { PoolConfig } from 'pg';
import { startEmbedded } from './embedded';
import type { Tables } from './tables';

export type Db = Kysely<Tables>;

/** One open database; kysely and the pool share its connections. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /** For named (prepared) statements: `pool.query({ name, text, values })`. */
  readonly pool: Pool;
  /** For public lists, as prepared statements: planned once, whatever the parameters. */
  readonly reads: Pool;
  /** One connection for what must not wait for bookings: health checks, and who leads the jobs. */
  readonly spare: Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly databaseUrl: string | null;
  /** Connection string for reading lists; default `databaseUrl`. */
  readonly databaseReadUrl?: string | null;
  /** Connections go through a pooler, so they cannot have settings of their own. */
  readonly databasePooler?: boolean;
  readonly dataDir: string;
  readonly workerFile: URL;
  readonly onCrash: (error: Error) => void;
}

const POOL_SIZE = 8;
const READ_POOL_SIZE = 4;
/** ms after which PostgreSQL ends a statement. */
const STATEMENT_TIMEOUT = 5_000;
/** ms a request waits for a connection. */
const CONNECTION_TIMEOUT = 10_000;

const OID = { INT8: 20, DATE: 1082 } as const;

// Identifiers and counts stay far below 2^53; a day is a calendar day in Asia/Shanghai, never an instant.
const typeParsers: NonNullable<PoolConfig['types']> = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === OID.INT8) return Number;
    if (oid === OID.DATE) return (value: string) => value;
    return types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
  },
} as NonNullable<PoolConfig['types']>;

const asDatabase = (
  kind: Database['kind'],
  pool: Pool,
  reads: Pool,
  spare: Pool,
  after: () => Promise<void>,
): Database => {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind,
    db,
    pool,
    reads,
    spare,
    async close() {
      // Kysely ends the pool only where a query has been made through it.
      await db.destroy();
      if (!pool.ending) await pool.end();
      await after();
    },
  };
};

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const embedded = await startEmbedded(options.dataDir, options.workerFile, options.onCrash);
  // At run time the driver accepts a custom stream; its types do not.
  const config: PoolConfig & { stream: () => Duplex } = {
    stream: () => embedded.stream(),
    user: 'postgres',
    database: 'postgres',
    types: typeParsers,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
  };
  const pool = new Pool(config);
  pool.on('error', options.onCrash);
  return asDatabase('pglite', pool, pool, pool, () => embedded.close());
}

// Prepared plans made while a table is nearly empty would keep scanning it when it has grown, so all connections
// disable sequential scans; a table without a suitable index is still scanned. But the penalty in the estimated cost
// makes such a query look expensive enough for JIT compilation (314 of the 351 ms of a page of products), so JIT is
// off.
const OPTIONS = '-c timezone=Asia/Shanghai -c enable_seqscan=off -c jit=off';
/** Planning a list again for each position takes longer than reading it. */
const READ_OPTIONS = `${OPTIONS} -c plan_cache_mode=force_generic_plan`;

function openPool(
  databaseUrl: string,
  { max, ...settings }: Pick<PoolConfig, 'max' | 'options' | 'statement_timeout'>,
  onError: (error: Error) => void,
): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    types: typeParsers,
    max,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    ...settings,
  });
  // The pool replaces an idle connection that the server closed; without a listener its error would end the process.
  pool.on('error', onError);
  // The same for a checked-out connection without a statement under way.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

function openServer(
  url: string,
  { databaseReadUrl, databasePooler = false }: DatabaseOptions,
  onError: (error: Error) => void,
): Database {
  const settings = (options: string) =>
    databasePooler ? {} : { options, statement_timeout: STATEMENT_TIMEOUT };
  const pool = openPool(url, { max: POOL_SIZE, ...settings(OPTIONS) }, onError);
  const readUrl = databaseReadUrl ?? url;
  const reads = openPool(readUrl, { max: READ_POOL_SIZE, ...settings(READ_OPTIONS) }, onError);
  const spare = openPool(url, { max: 1, ...settings(OPTIONS) }, onError);
  return asDatabase('postgres', pool, reads, spare, async () => {
    await Promise.all([reads.end(), spare.end()]);
  });
}

/** Opens the PostgreSQL server of `databaseUrl`, or the embedded database of the data directory. */
export function openDatabase(
  options: DatabaseOptions,
  onConnectionError: (error: Error) => void,
): Promise<Database> {
  return options.databaseUrl === null
    ? openEmbedded(options)
    : Promise.resolve(openServer(options.databaseUrl, options, onConnectionError));
}
