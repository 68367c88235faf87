import { addDays } from '@contract/time/day-rules';
import { dayOf } from '../kernel/clock';
import type { Deps } from '../deps';
import { windowEnd } from '../shared/slots/clock-reading';
import { slotsFrom } from '../seed/build-seed';
import type { Seed } from '../seed/build-seed';
import { SLOTS } from '../db/catalogue-columns';
import { insertRows } from '../db/insert';
import { inTurn, readProgress, writeProgress } from './progress';
import { sampleSeed } from './sample-data';
import { pause } from '../kernel/retry';

/** Days per transaction: few, so that the first calls do not wait long. */
const STEP_DAYS = 1;
/** ms between two steps, so that waiting calls can run. */
const PAUSE = 20;
/** Days that must exist before the first call is answered. */
const FIRST_DAYS = 3;

/** Creates the slots of the next missing days. @returns the last day created, or null when there was nothing to do. */
async function step(deps: Deps, seed: Seed, today: string, days: number): Promise<string | null> {
  const client = await deps.database.pool.connect();
  try {
    return await inTurn(client, async () => {
      const through = await readProgress(client, 'schedule');
      const first = through === null || through < today ? today : addDays(through, 1);
      const end = windowEnd(today);
      if (first > end) return null;
      const step = addDays(first, days - 1);
      const last = step < end ? step : end;
      await insertRows(client, 'slots', SLOTS, slotsFrom(seed, today, first, last));
      await writeProgress(client, 'schedule', last);
      return last;
    });
  } finally {
    client.release();
  }
}

/**
 * The seed without clinic products that are not in the database, such as somebody removed: they cannot have slots; nor those
 * that have a schedule, by which a job makes theirs, or share slots with others.
 */
async function ofDatabase({ database }: Deps, seed: Seed): Promise<Seed> {
  const { rows } = await database.pool.query<{ key: string }>(
    `select depa_code || ' ' || product_id as key from slot_group_products g where g.group_code = g.product_id and not exists (
       select from clinic_schedules s where s.depa_code = g.depa_code and s.group_code = g.group_code)`,
  );
  const there = new Set(rows.map(({ key }) => key));
  return {
    ...seed,
    clinicProducts: seed.clinicProducts.filter(({ depaCode, productId }) =>
      there.has(`${depaCode} ${productId}`),
    ),
  };
}

/** Creates the remaining days until the window is complete or `isStopped()`. */
export type FillSchedule = (isStopped: () => boolean) => Promise<void>;

/** Creates the first days; returns a function that creates the rest of the window in small steps. */
export async function startSchedule(deps: Deps): Promise<FillSchedule> {
  const today = dayOf(deps.clock.now());
  if ((await readProgress(deps.database.pool, 'schedule')) === windowEnd(today))
    return () => Promise.resolve();
  const seed = await ofDatabase(deps, sampleSeed(today, deps.config));
  const first = await step(deps, seed, today, FIRST_DAYS);
  return async (isStopped) => {
    let last = first;
    while (last !== null && !isStopped()) {
      await pause(PAUSE);
      last = await step(deps, seed, today, STEP_DAYS);
    }
    if (!isStopped()) await deps.database.pool.query('analyze slots');
  };
}
