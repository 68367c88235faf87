import { createServer, mountApp } from '../../server/app';
import type { Database } from '../../server/db/database';
import { dueOf } from '../../server/db/due';
import type { Deps } from '../../server/deps';
import { createNetworkLog } from '../../server/shared/network-log/network-log';
import { createSecurityLog } from '../../server/shared/security-log/security-log';
import { startHousekeeping } from '../../server/jobs/housekeeping';
import { startSecurityLog } from '../../server/jobs/security-log';
import { judgeSettings } from '../../server/judge-settings';
import { createMovableClock } from '../../server/kernel/clock';
import { loadDataKeys } from '../../server/kernel/data-keys';
import type { IsDue, Task } from '../../server/kernel/jobs';
import { readLoginSettings } from '../../server/kernel/login-settings';
import { loadPersonKey } from '../../server/kernel/person-key';
import { readProvinces } from '../../server/kernel/provinces';
import { createStopping } from '../../server/kernel/stopping';
import { createPlatforms } from '../../server/platforms/platforms';
import * as partners from '../../server/platforms/simulated/partners';
import { createFieldCipher } from '../../server/sealed/field-cipher';

/** The jobs of a provider that is about to start, and what ends it. */
export interface YearJobs {
  readonly tasks: readonly Task[];
  close(): Promise<void>;
}

/** What the provider asks once a second for all jobs that can be asked. */
function checkDueTask(tasks: readonly Task[], database: Database, now: () => number): Task {
  const conditions = new Map<string, IsDue>();
  for (const { name, isDue } of tasks) if (isDue) conditions.set(name, isDue);
  const run = async (): Promise<boolean> => {
    await dueOf(database.db, conditions, now());
    return false;
  };
  return { name: 'what is due', every: 1_000, run };
}

/**
 * Every job that a provider starts, none of them started.
 * @param now ms; the provider's clock goes on from there
 */
export async function yearJobs(
  database: Database,
  { dataDir, databaseUrl, now }: { dataDir: string; databaseUrl: string; now: number },
): Promise<YearJobs> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEED: 'off', LOG_LEVEL: 'fatal' };
  const config = judgeSettings({ ...env, PROCESS_ROLE: 'work' }, process.cwd());
  const server = createServer(config);
  const { log } = server;
  const tasks: Task[] = [];
  const clock = createMovableClock(now - Date.now());
  const personKey = loadPersonKey(config.personKey, config.dataDir);
  const cipher = createFieldCipher(loadDataKeys(config.dataKeys, config.dataDir), personKey);
  const { db, pool: runner } = database;
  const deps: Deps = {
    ...{ config, clock, database, db, personKey, cipher, log },
    provinceOf: readProvinces(config.provinceFile),
    login: readLoginSettings(undefined, config.env),
    platforms: createPlatforms({ env: {}, partners, runner, clock, cipher, log }),
    jobs: {
      every(task) {
        tasks.push(task);
        return () => Promise.resolve();
      },
      failing: () => [],
      states: () => [],
    },
    metrics: null,
    security: createSecurityLog({ db, clock, personKey, log }),
    networkLog: createNetworkLog({ db, clock, cipher, log }),
  };
  await startHousekeeping(deps);
  startSecurityLog(deps);
  await mountApp(server, deps, { simulated: null, stopping: createStopping() });
  return {
    tasks: [checkDueTask(tasks, database, clock.now), ...tasks],
    close: () => server.close(),
  };
}
