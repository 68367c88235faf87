import fastify from 'fastify';
import type { Database } from '../db/database';
import { createStopping } from '../kernel/stopping';
import { mountHealth } from './health';

const HOT = [{ limit: 'codesOfService', used: 5, most: 10 }] as const;
const FAILING = [{ name: 'holds', failures: 3 }];
const WELL = { migrated: true, led: true };

interface Asked {
  /** What the database answers; null: nothing, ever; an error: that. */
  readonly state?: typeof WELL | Error | null;
  readonly kind?: Database['kind'];
  readonly isStopping?: boolean;
  readonly failing?: typeof FAILING;
}

/** What a path answers. */
async function asked(
  path: string,
  { state = WELL, kind = 'postgres', isStopping = false, failing = [] }: Asked = {},
) {
  const server = fastify();
  const query = () =>
    state === null
      ? new Promise(() => undefined)
      : state instanceof Error
        ? Promise.reject(state)
        : Promise.resolve({ rows: [state] });
  const stopping = createStopping();
  if (isStopping) stopping.begin();
  mountHealth(server, {
    database: { kind, spare: { query } } as unknown as Database,
    jobs: { failing: () => failing },
    stopping,
    newestMigration: '0002_second.sql',
    hotBudgets: () => Promise.resolve(HOT),
    patience: 20,
  });
  const { statusCode, body } = await server.inject(path);
  await server.close();
  return { statusCode, body: JSON.parse(body) as unknown };
}
const AWAY = new Error('connect to db.internal as yimiao:secret');

test('one that answers calls is ready', async () => {
  expect(await asked('/readyz')).toEqual({
    statusCode: 200,
    body: { status: 'ok', database: 'postgres', jobsLed: true, failingJobs: [], hotBudgets: HOT },
  });
});

test('jobs that fail, or that unled runs, are named, and take no process out of service', async () => {
  expect(await asked('/readyz', { failing: FAILING })).toMatchObject({
    statusCode: 200,
    body: { failingJobs: FAILING },
  });
  const unled = { state: { migrated: true, led: false } };
  expect(await asked('/readyz', unled)).toMatchObject({
    statusCode: 200,
    body: { jobsLed: false },
  });
  // The embedded database has one process, which needs no lease.
  expect(await asked('/readyz', { ...unled, kind: 'pglite' })).toMatchObject({
    body: { jobsLed: true },
  });
});

test.each<[string, Asked, string[]]>([
  ['a database that refuses', { state: AWAY }, ['database']],
  ['a database that says nothing', { state: null }, ['database']],
  ['a migration', { state: { migrated: false, led: true } }, ['migrations']],
  ['the time to stop', { isStopping: true }, ['stopping']],
  ['two at once', { isStopping: true, state: AWAY }, ['stopping', 'database']],
])('what is missing is named: %s', async (_, how, missing) => {
  const answer = await asked('/readyz', how);
  expect(answer).toMatchObject({ statusCode: 503, body: { status: 'unavailable', missing } });
  expect(JSON.stringify(answer)).not.toMatch(/secret|internal/);
});

test('a process that lives says so, whatever it lacks, and nothing else', async () => {
  for (const how of [{}, { state: AWAY }, { state: null }, { isStopping: true }])
    expect(await asked('/healthz', how)).toEqual({ statusCode: 200, body: { status: 'ok' } });
});
