import { fastify } from 'fastify';
import { createSignals } from '../../../server/db/signals';
import type { Signals } from '../../../server/db/signals';
import { createTestDatabase, openIn } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import type { Database } from '../../../server/db/database';
import { until } from '../kit/until';

let testDatabase: TestDatabase;
let database: Database;
let both: readonly Signals[];

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  database = await openIn(testDatabase);
  // In containers the processes may all have the same number, as these two have.
  both = [1, 2].map(() =>
    createSignals({
      database,
      databaseUrl: testDatabase.postgres?.url ?? '',
      pooled: false,
      log: fastify({ logger: false }).log,
    }),
  );
  // The first signal of each says that it listens.
  await Promise.all(
    both.map((one) => new Promise<void>((resolve) => void one.listen(() => resolve()))),
  );
});
afterAll(async () => {
  await Promise.all(both.map((one) => one.stop()));
  await database?.close();
  await testDatabase?.remove();
});

test('a signal reaches each listener of each process once', async () => {
  const heard: string[][] = [[], []];
  both.forEach((one, index) => one.listen((topics) => heard[index]?.push(...(topics ?? []))));
  both[0]?.send('a');
  both[0]?.send('a');
  both[1]?.send('b');
  await until(
    () => heard,
    (lists) => lists.every(({ length }) => length >= 2),
  );
  // What would come twice would come before what is sent now.
  both[0]?.send('c');
  await until(
    () => heard,
    (lists) => lists.every((list) => list.includes('c')),
  );
  expect(heard.map((list) => list.filter((topic) => topic !== 'c').sort())).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('more than one notification holds reaches the other process whole', async () => {
  const topics = Array.from({ length: 400 }, (_, index) => `${'x'.repeat(40)} ${index}`);
  const heard = new Set<string>();
  both[1]?.listen((list) => list?.forEach((topic) => heard.add(topic)));
  for (const topic of topics) both[0]?.send(topic);
  await until(
    () => topics.filter((topic) => !heard.has(topic)),
    ({ length }) => length === 0,
  );
  expect(heard.size).toBe(topics.length);
});
