import { removeUnknownFiles } from '../shared/uploads/erase-uploads';
import {
  makeDemoManager,
  makeDemoModerators,
  makeDemoOperator,
  makeDemoService,
  makeDemoStaff,
} from '../domain/staff/session/demo-staff';
import { catalogueAtStart } from '../domain/clinics/catalogue/start/catalogue-at-start';
import { noteMissed } from '../domain/staff/desk/missed';
import { dayOf } from '../kernel/clock';
import type { Deps } from '../deps';
import { loadSampleCommunity } from '../seed-load/community';
import { loadSampleLotteries } from '../seed-load/lottery';
import { loadRegions } from '../seed-load/regions';
import { loadSampleData } from '../seed-load/sample-data';
import { announceSamples } from '../seed-load/releases';
import { makeSampleVisits } from '../seed-load/sample-visits';
import { startSchedule } from '../seed-load/schedule';
import type { FillSchedule } from '../seed-load/schedule';

/** ms between checks whether a new day has begun. */
const INTERVAL = 10 * 60_000;

/**
 * Loads what the first call needs, then notes who did not come, removes files without a row and extends the schedule, once a day.
 * @returns stops it, waiting for a step under way.
 */
export async function startHousekeeping(deps: Deps): Promise<() => Promise<void>> {
  const { config, log } = deps;
  let isStopped = false;
  if (config.seed || config.env === 'live') await loadRegions(deps);
  if (config.env === 'live') await catalogueAtStart(deps);
  if (config.seed) await loadSampleData(deps);
  if (config.seed && config.env !== 'live') {
    await makeDemoStaff(deps.db);
    await makeDemoManager(deps.db);
    await makeDemoOperator(deps.db);
    await makeDemoService(deps.db);
    if (config.community) await makeDemoModerators(deps.db);
    await makeSampleVisits(deps);
    await loadSampleLotteries(deps);
  }
  let prepared: FillSchedule | null = config.seed ? await startSchedule(deps) : null;

  let doneOn: string | null = null;
  const run = async (): Promise<boolean> => {
    const today = dayOf(deps.clock.now());
    if (today === doneOn) return false;
    // First what people depend on, whatever becomes of the sample data.
    await noteMissed(deps.database.pool, deps.clock.now());
    if (!isStopped) await removeUnknownFiles(deps);
    const fillSchedule = prepared ?? (config.seed ? await startSchedule(deps) : null);
    prepared = null;
    if (fillSchedule) {
      await fillSchedule(() => isStopped);
      if (!isStopped) await announceSamples(deps);
      if (!isStopped) log.info('schedule complete');
      if (!isStopped && config.community) await loadSampleCommunity(deps, () => isStopped);
    }
    doneOn = today;
    return false;
  };
  const stop = deps.jobs.every({ name: 'housekeeping', every: INTERVAL, run });
  return () => {
    isStopped = true;
    return stop();
  };
}
