import { sweepMailOutbox } from '../domain/mail/outbox';
import { sweepLotteries } from '../domain/lottery/sweep';
import { sweepTelemetry } from '../domain/telemetry/sweep';
import { sweepUploads } from '../domain/uploads/sweep';
import { sweepDocumentCounts } from '../domain/recipients/document-limits';
import { makeDemoModerators, makeDemoStaff } from '../domain/staff/demo-staff';
import { noteMissed } from '../domain/desk/missed';
import { DAY, dayOf } from '../kernel/clock';
import type { Deps } from '../deps';
import { every } from './every';
import { loadSampleCommunity } from '../seed-load/community';
import { loadSampleLotteries } from '../seed-load/lottery';
import { loadSampleData } from '../seed-load/sample-data';
import { announceSamples } from '../seed-load/releases';
import { makeSampleVisits } from '../seed-load/sample-visits';
import { startSchedule } from '../seed-load/schedule';
import type { FillSchedule } from '../seed-load/schedule';

/** ms between checks whether a new day has begun. */
const INTERVAL = 10 * 60_000;
/** ms after which used-up codes and old outbox messages are removed. */
const KEEP_CODES = 7 * DAY;

async function sweep(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const old = new Date(now - KEEP_CODES);
  await db.deleteFrom('sessions').where('expires_at', '<', new Date(now)).execute();
  await db.deleteFrom('staff_sessions').where('expires_at', '<', new Date(now)).execute();
  await db.deleteFrom('verification_codes').where('created_at', '<', old).execute();
  await db.deleteFrom('outbox').where('created_at', '<', old).execute();
  await sweepMailOutbox(db, old);
  await db.deleteFrom('holds').where('kind', '=', 'form').where('ended_at', '<', old).execute();
  await sweepDocumentCounts(db, dayOf(now));
  await noteMissed(deps.database.pool, now);
  await sweepTelemetry(deps);
  await sweepUploads(deps);
  await sweepLotteries(db, now);
}

/**
 * Loads what the first call needs, then extends the schedule and deletes old rows in the background.
 * @returns stops it, waiting for a step under way.
 */
export async function startHousekeeping(deps: Deps): Promise<() => Promise<void>> {
  const { config, log } = deps;
  let isStopped = false;
  if (config.seed) await loadSampleData(deps);
  if (config.seed && config.env !== 'live') {
    await makeDemoStaff(deps.db);
    if (config.community) await makeDemoModerators(deps.db);
    await makeSampleVisits(deps);
    await loadSampleLotteries(deps);
  }
  let prepared: FillSchedule | null = config.seed ? await startSchedule(deps) : null;

  let doneOn: string | null = null;
  const run = async (): Promise<boolean> => {
    const today = dayOf(deps.clock.now());
    if (today === doneOn) return false;
    const fillSchedule = prepared ?? (config.seed ? await startSchedule(deps) : null);
    prepared = null;
    if (fillSchedule) {
      await fillSchedule(() => isStopped);
      if (!isStopped) await announceSamples(deps);
      if (!isStopped) log.info('schedule complete');
      if (!isStopped && config.community) await loadSampleCommunity(deps, () => isStopped);
    }
    if (!isStopped) await sweep(deps);
    doneOn = today;
    return false;
  };
  const stop = every({ name: 'housekeeping', every: INTERVAL, run }, log);
  return () => {
    isStopped = true;
    return stop();
  };
}
