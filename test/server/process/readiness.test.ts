import { createTestDatabase, inDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { until } from '../kit/until';

let testDatabase: TestDatabase;
let provider: Provider | undefined;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
});
afterEach(() => provider?.halt());
afterAll(() => testDatabase?.remove());

/** What both checks answer. */
async function asked({ url }: Provider) {
  const [lives, ready] = await Promise.all(
    ['/healthz', '/readyz'].map((path) => fetch(url + path)),
  );
  if (!lives || !ready) throw new Error('no answer');
  const text = await ready.text();
  const said = JSON.parse(text) as { missing?: readonly string[]; jobsLed?: boolean };
  return { lives: lives.status, ready: ready.status, ...said, text };
}

test('a database that is away leaves a process alive, but not ready; nothing of the connection is told', async () => {
  provider = await startOn(testDatabase);
  const { url } = testDatabase.postgres ?? {};
  expect(
    await until(
      () => asked(provider as Provider),
      ({ jobsLed }) => jobsLed === true,
    ),
  ).toMatchObject({ lives: 200, ready: 200 });
  testDatabase.postgres?.kill();
  const away = await asked(provider);
  expect(away).toMatchObject({ lives: 200, ready: 503, missing: ['database'] });
  // Neither where it is nor why it cannot be reached.
  const { hostname, port } = new URL(url ?? '');
  for (const secret of [hostname, port, 'ECONN', 'ENOENT']) expect(away.text).not.toContain(secret);
  await testDatabase.postgres?.restart();
  await until(
    () => asked(provider as Provider),
    ({ ready }) => ready === 200,
  );
});

test('a database whose migrations are behind the process is not ready', async () => {
  provider = await startOn(testDatabase);
  const take = `delete from migrations where name = (select max(name) from migrations) returning name, checksum`;
  await inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query<{ name: string; checksum: string }>(take);
    expect(await asked(provider as Provider)).toMatchObject({
      lives: 200,
      ready: 503,
      missing: ['migrations'],
    });
    await pool.query('insert into migrations (name, checksum) values ($1, $2)', [
      rows[0]?.name,
      rows[0]?.checksum,
    ]);
  });
  expect(await asked(provider)).toMatchObject({ ready: 200 });
});

test('jobs that nobody leads are told, and take no process out of service', async () => {
  provider = await startOn(testDatabase, { PROCESS_ROLE: 'serve' });
  await inDatabase(testDatabase, ({ pool }) => pool.query('delete from job_leader'));
  expect(await asked(provider)).toMatchObject({ ready: 200, jobsLed: false });
});

test('a process that is to stop is not ready while it still takes calls', async () => {
  provider = await startOn(testDatabase, { DRAIN_SECONDS: '3' });
  expect(await asked(provider)).toMatchObject({ ready: 200 });
  provider.child.kill('SIGTERM');
  const stopping = await until(
    () => asked(provider as Provider),
    ({ ready }) => ready === 503,
  );
  expect(stopping).toMatchObject({ lives: 200, missing: ['stopping'] });
  expect((await fetch(`${provider.url}/base/time/now.do`)).status).toBe(200);
  await provider.halt();
  expect(provider.child.exitCode).toBe(0);
  await expect(fetch(`${provider.url}/healthz`)).rejects.toThrow('fetch failed');
});
