import { createTestDatabase, inDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import type { Login, Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { until } from '../kit/until';

const LIST = 'GET /message/message/pageList.do';
/** Connections of a process for bookings. */
const POOL_SIZE = 8;

let testDatabase: TestDatabase;
let started: Provider[] = [];

/** Starts a process on the database, with a role. */
async function start(role: string): Promise<Provider> {
  const provider = await startOn(testDatabase, { PROCESS_ROLE: role });
  started.push(provider);
  return provider;
}
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
});
afterEach(async () => {
  await Promise.all(started.map((one) => one.halt()));
  started = [];
});
afterAll(() => testDatabase?.remove());

/** Somebody follows an account, of which a job notifies it. */
async function follow(provider: Provider, mobile: string, anna: Login): Promise<void> {
  const { userId } = await provider.ok('GET /ugc-api/user/init.do', {}, { as: anna });
  const as = await provider.signUp(mobile);
  await provider.ok('POST /ugc-api/user/follow.do', { userId, on: true }, { as });
}

const messages = async (provider: Provider, as: Login): Promise<number> =>
  (await provider.ok(LIST, {}, { as })).list.length;

test('one process serves, another works, and each leaves the rest to the other', async () => {
  const serving = await start('serve');
  const working = await start('work');
  const anna = await serving.signUp('13900000301');
  await follow(serving, '13900000311', anna);
  await serving.runJobs();
  expect(await messages(serving, anna)).toBe(0);
  await working.runJobs();
  expect(await messages(serving, anna)).toBe(1);
  for (const { url } of [serving, working])
    for (const path of ['/healthz', '/readyz']) expect((await fetch(url + path)).status).toBe(200);
  expect((await fetch(`${working.url}/index.html`)).status).toBe(404);
  const asked = await fetch(`${working.url}/message/message/pageList.do`);
  expect(asked.status).toBe(404);
});

test('one process leads the jobs, and the next one takes over when it stops', async () => {
  const first = await start('both');
  const leader = () =>
    inDatabase(testDatabase, async ({ pool }) => {
      const { rows } = await pool.query<{ holder: string }>('select holder from job_leader');
      return rows[0]?.holder;
    });
  const holder = await until(leader);
  const second = await start('both');
  const anna = await second.signUp('13900000302');
  expect(await leader()).toBe(holder);
  await first.halt();
  await follow(second, '13900000312', anna);
  await until(() => messages(second, anna));
  expect(await leader()).not.toBe(holder);
});

test('a job that fails three times in a row is an alarm in the log, and named by the readiness check', async () => {
  const provider = await start('both');
  const failing = async (): Promise<unknown> => {
    const answer = await fetch(`${provider.url}/readyz`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { failingJobs?: unknown }).failingJobs;
  };
  const rename = (from: string, to: string) =>
    inDatabase(testDatabase, ({ pool }) => pool.query(`alter table ${from} rename to ${to}`));
  expect(await failing()).toEqual([]);
  await rename('bean_lots', 'bean_lots_away');
  // Each runs three times at least, before nothing is left to do.
  await provider.runJobs();
  const names = ['beans that expire soon', 'expired beans'];
  expect(await failing()).toEqual(
    names.map((name) => ({ name, failures: expect.any(Number) as unknown })),
  );
  await provider.printed('a job fails again and again');
  const alarms = provider.output.split('\n').filter((line) => line.includes('"alarm":"job"'));
  expect(alarms.map((line) => (JSON.parse(line) as { job: string }).job).sort()).toEqual(names);
  await rename('bean_lots_away', 'bean_lots');
  await provider.runJobs();
  expect(await failing()).toEqual([]);
});

test('the readiness check waits for no connection that bookings use', async () => {
  const provider = await start('both');
  const anna = await provider.signUp('13900000303');
  await inDatabase(testDatabase, async ({ pool }) => {
    const client = await pool.connect();
    await client.query('begin; lock table messages in access exclusive mode');
    const calls = Array.from({ length: POOL_SIZE }, () => provider.call(LIST, {}, { as: anna }));
    // All connections wait for the table before the check asks.
    await until(async () => {
      const { rows } = await pool.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'`,
      );
      return (rows[0]?.waiting ?? 0) >= POOL_SIZE;
    });
    expect((await fetch(`${provider.url}/readyz`)).status).toBe(200);
    await client.query('rollback');
    client.release();
    await Promise.all(calls);
  });
});
