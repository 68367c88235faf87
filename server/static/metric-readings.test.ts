import type { Database } from '../db/database';
import { createMetrics } from '../kernel/metrics';
import { createReadings } from './metric-readings';

const COUNTS = {
  jobsLed: 1,
  ticketsWaiting: 2,
  holdsOpen: 3,
  paymentsPending: 4,
  refundsWaiting: 5,
};
const SAMPLE = 2;

/** A database of five slots, some of which do not add up. @param isAway whether it answers */
function readingsOf(wrong: ReadonlySet<number>, isAway = () => false) {
  const metrics = createMetrics();
  let now = 0;
  let asked = 0;
  const query = (text: string, values?: readonly [number, number, readonly number[]]) => {
    asked += 1;
    if (isAway()) return Promise.reject(new Error('away'));
    if (!values) return Promise.resolve({ rows: [COUNTS] });
    if (text.includes('remaining_doses'))
      return Promise.resolve({ rows: [{ clinic: 'C1', product: 'p', wrong: wrong.has(0) }] });
    const [after, limit, again] = values;
    const sample = [1, 2, 3, 4, 5].filter((id) => id > after).slice(0, limit);
    const ids = [...new Set([...sample, ...again])].sort((a, b) => a - b);
    return Promise.resolve({ rows: ids.map((id) => ({ id, wrong: wrong.has(id) })) });
  };
  const database = { kind: 'postgres', reads: { query } } as unknown as Database;
  const read = createReadings({ database, metrics, now: () => now, sample: SAMPLE });
  metrics.stop();
  return {
    asked: () => asked,
    /** Reads after some ms. @returns what is shown, by name */
    async after(ms: number): Promise<Readonly<Record<string, number>>> {
      now += ms;
      await read();
      const shown: Record<string, number> = {};
      for (const [name, gauge] of Object.entries({ ...metrics.readings, up: metrics.databaseUp }))
        for (const { value } of (await gauge.get()).values) shown[name] = value;
      return shown;
    },
  };
}

test('what is read stands for ten seconds, however often it is asked for', async () => {
  const readings = readingsOf(new Set());
  expect(await readings.after(0)).toEqual({
    ...COUNTS,
    slotsUnbalanced: 0,
    dosesUnbalanced: 0,
    up: 1,
  });
  expect(readings.asked()).toBe(3);
  await readings.after(9_999);
  expect(readings.asked()).toBe(3);
  await readings.after(1);
  expect(readings.asked()).toBe(6);
});

test('slots are counted in turn, and one that is wrong again each time until it is right', async () => {
  const wrong = new Set([2, 5]);
  const readings = readingsOf(wrong);
  const found: (number | undefined)[] = [];
  for (let round = 0; round < 5; round += 1)
    found.push((await readings.after(10_000)).slotsUnbalanced);
  // 1 and 2; 3 and 4; 5; then from the first again.
  expect(found).toEqual([1, 1, 2, 2, 2]);
  wrong.clear();
  expect((await readings.after(10_000)).slotsUnbalanced).toBe(0);
});

test('limited products that do not add up are counted', async () => {
  expect((await readingsOf(new Set([0])).after(0)).dosesUnbalanced).toBe(1);
});

test('what cannot be read is missing, not what it was', async () => {
  let isAway = false;
  const readings = readingsOf(new Set([1]), () => isAway);
  expect(await readings.after(0)).toMatchObject({ up: 1, slotsUnbalanced: 1 });
  isAway = true;
  expect(await readings.after(10_000)).toEqual({ up: 0 });
  isAway = false;
  expect(await readings.after(10_000)).toMatchObject({ up: 1, holdsOpen: 3 });
});
