import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { createServer, mountApp } from './app';
import { judgeSettings } from './judge-settings';
import { obeyParent } from './obey-parent';
import { readLoginSettings } from './kernel/login-settings';
import { createNetworkLog } from './shared/network-log/network-log';
import { createSecurityLog } from './shared/security-log/security-log';
import { requireModerators } from './domain/community/moderation/require-moderators';
import { fillPersonKeys } from './shared/recipients/person-keys';
import { createMovableClock } from './kernel/clock';
import type { Clock } from './kernel/clock';
import type { Config } from './kernel/config';
import { pause } from './kernel/retry';
import { createStopping } from './kernel/stopping';
import { awaitServer } from './db/await-server';
import { openDatabase } from './db/database';
import type { Database } from './db/database';
import { dueOf } from './db/due';
import { migrate } from './db/migrate';
import { checkPooledSettings } from './db/pooled-settings';
import { trackCalls } from './http/calls-in-flight';
import { createJobs } from './jobs/every';
import { createLeader } from './jobs/leader';
import { startHousekeeping } from './jobs/housekeeping';
import { startSecurityLog } from './jobs/security-log';
import { loadDataKeys } from './kernel/data-keys';
import { loadSimulated } from './platforms/load-simulated';
import { createPlatforms } from './platforms/platforms';
import { createFieldCipher, SEALED_PREFIX } from './sealed/field-cipher';
import { checkKeys } from './sealed/key-checks';
import { reseal } from './sealed/reseal';
import { readProvinces } from './kernel/provinces';
import { createMetrics } from './kernel/metrics';
import { loadPersonKey } from './kernel/person-key';
import { stopAll } from './stop';

/** Directory that contains server/migrations: the project, or a copy of the build with them. */
function findRoot(from: string): string {
  if (existsSync(join(from, 'server/migrations'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('server/migrations is missing beside the build.');
  return findRoot(parent);
}

/** Opens the database and brings it up to date. @param die is called when it is lost for good */
async function openMigrated(
  config: Config,
  log: FastifyBaseLogger,
  die: (error: Error) => void,
): Promise<Database> {
  const database = await openDatabase(
    { ...config, workerFile: new URL('./pglite-worker.js', import.meta.url), onCrash: die },
    (error) => log.error({ err: error }, 'database connection'),
  );
  if (config.databaseUrl !== null)
    await awaitServer({ pool: database.pool, url: config.databaseUrl, log });
  if (config.databasePooler) await checkPooledSettings(database.pool);
  await requireModerators(database.pool, config);
  const applied = await migrate(database.pool, config.migrationsDir);
  if (applied.length > 0) log.info({ applied }, 'migrations');
  return database;
}

/** The jobs of a process, by its role. */
function hostJobs(config: Config, database: Database, clock: Clock, log: FastifyBaseLogger) {
  const works = config.role !== 'serve';
  const leader = createLeader(database, works);
  const jobs = createJobs(log, {
    works,
    leads: leader.leads,
    checkDue: (conditions) => dueOf(database.db, conditions, clock.now()),
  });
  return { jobs, stopLeading: leader.start(jobs) };
}

async function main(): Promise<void> {
  const here = dirname(fileURLToPath(import.meta.url));
  const config = judgeSettings(process.env, findRoot(here));
  const server = createServer(config);
  const { log } = server;

  const die = (error: Error): void => {
    log.fatal({ err: error }, 'database lost');
    process.exit(1);
  };
  const database = await openMigrated(config, log, die);

  const personKey = loadPersonKey(config.personKey, config.dataDir);
  const dataKeys = loadDataKeys(config.dataKeys, config.dataDir);
  await checkKeys(database.pool, dataKeys, personKey);
  const cipher = createFieldCipher(dataKeys, personKey);
  const sealed = await reseal(database.pool, cipher, SEALED_PREFIX);
  if (sealed > 0) log.info({ sealed }, 'plain values sealed');

  const clock = createMovableClock(config.clockOffset);
  const { jobs, stopLeading } = hostJobs(config, database, clock, log);
  const partners = await loadSimulated(config.env === 'live');
  const security = createSecurityLog({ db: database.db, clock, personKey, log });
  const deps = {
    config,
    clock,
    database,
    db: database.db,
    personKey,
    cipher,
    provinceOf: readProvinces(config.provinceFile),
    login: readLoginSettings(process.env.LOGIN_SETTINGS, config.env),
    platforms: createPlatforms({
      env: process.env,
      partners,
      payment: config.payment,
      simulatedDir: config.dataDir,
      runner: database.pool,
      clock,
      cipher,
      log,
    }),
    jobs,
    metrics: config.metrics && createMetrics(),
    security,
    networkLog: createNetworkLog({ db: database.db, clock, cipher, log }),
    log,
  };
  await fillPersonKeys(deps);
  const stopHousekeeping = await startHousekeeping(deps);
  const stopSecurityLog = startSecurityLog(deps);
  const calls = trackCalls(server);
  const stopping = createStopping();
  await mountApp(server, deps, { simulated: partners, stopping });

  const stop = (signal: string): void => {
    if (stopping.hasBegun()) return;
    stopping.begin();
    log.info({ signal }, 'stopping');
    const stopJobs = (): Promise<void> =>
      stopHousekeeping().then(stopSecurityLog).then(stopLeading);
    const parts = { server, calls, stopJobs, closeDatabase: database.close };
    void pause(config.drainFor)
      .then(() => stopAll(parts))
      .then((code) => process.exit(code), die);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  if (config.env !== 'live')
    obeyParent(process, { clock, jobs, onGone: () => stop('parent gone') });

  await server.listen({ port: config.port, host: config.host });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  log.info(
    {
      url: `http://localhost:${port}`,
      database: database.kind,
      env: config.env,
      role: config.role,
    },
    'listening',
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
