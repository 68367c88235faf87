import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
} from '../kit/worlds/booking-world';
import type { TestDatabase, World } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { until } from '../kit/until';

const TOKEN = 'the token that monitoring sends with it';
const ADD = '/subscribe/subscribe/addV2.do';
const CALLERS = 40;

let testDatabase: TestDatabase;
let world: World;
let provider: Provider | undefined;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const slots = [
    { day: dayFrom(1), capacity: 100 },
    { day: dayFrom(2), capacity: 100 },
  ];
  world = await createWorld(testDatabase, { callers: CALLERS, slots });
});
afterEach(() => provider?.halt());
afterAll(() => testDatabase?.remove());

const scrape = (url: string, token?: string) =>
  fetch(
    `${url}/metrics`,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  );

/** Values by name and labels, as in the text. */
async function valuesAt(url: string): Promise<ReadonlyMap<string, number>> {
  const answer = await scrape(url, TOKEN);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const lines = (await answer.text()).split('\n').filter((line) => /^[a-z]/.test(line));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** Starts a provider whose readings of the database are those of now. */
const start = async (): Promise<Provider> =>
  (provider = await startOn(testDatabase, { METRICS_TOKEN: TOKEN }));

test('without a setting there are none', async () => {
  provider = await startOn(testDatabase);
  expect((await scrape(provider.url)).status).toBe(404);
});

test('with a token nobody reads them without it', async () => {
  const { url } = await start();
  for (const token of [undefined, '', `${TOKEN}x`, TOKEN.slice(1)]) {
    const refused = await scrape(url, token);
    expect(refused.status).toBe(401);
    expect(await refused.text()).toBe('');
  }
  expect((await scrape(url, TOKEN)).status).toBe(200);
});

test('with an address of their own they are there, and not at the site', async () => {
  provider = await startOn(testDatabase, { METRICS_LISTEN: '127.0.0.1:0' });
  const port = /"port":(\d+),"msg":"metrics listening"/.exec(provider.output)?.[1] ?? '';
  const own = `http://127.0.0.1:${port}`;
  const answer = await scrape(own);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('yimiao_database_up 1');
  expect((await fetch(`${own}/healthz`)).status).toBe(404);
  expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await scrape(provider.url)).status).toBe(404);
});

test('calls, bookings, connections and jobs are counted', async () => {
  const { url } = await start();
  const [slotId = 0] = world.slotIds;
  const books = world.callers.map((caller) =>
    fetch(url + ADD, {
      method: 'POST',
      headers: { tk: caller.token, 'content-type': 'application/json' },
      body: JSON.stringify(bookingOf(caller, slotId)),
    }),
  );
  for (const answer of await Promise.all(books)) expect(answer.status).toBe(200);
  await fetch(`${url}/13912340000.do`);
  const values = await until(
    () => valuesAt(url),
    (all) => (all.get('yimiao_job_last_success_seconds{job="holds"}') ?? 0) > 0,
  );
  expect(values.get(`yimiao_calls_total{endpoint="POST ${ADD}",code="0000"}`)).toBe(CALLERS);
  expect(values.get(`yimiao_call_seconds_count{endpoint="POST ${ADD}"}`)).toBe(CALLERS);
  expect([...values.keys()].filter((name) => name.includes('13912340000'))).toEqual([]);
  expect(values.get('yimiao_booking_batch_size_sum')).toBe(CALLERS);
  const batches = values.get('yimiao_booking_batch_seconds_count') ?? 0;
  expect(batches).toBeGreaterThan(0);
  expect(batches).toBeLessThanOrEqual(CALLERS);
  expect(values.get('yimiao_job_failures_in_a_row{job="holds"}')).toBe(0);
  for (const pool of ['bookings', 'reads', 'spare'])
    expect(values.get(`yimiao_database_waiting{pool="${pool}"}`)).toBe(0);
});

test('places that do not add up are found, and so is what waits', async () => {
  const [, slotId] = world.slotIds;
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query('update slots set remaining = remaining - 3 where id = $1', [slotId]),
  );
  const { url } = await start();
  const wrong = await valuesAt(url);
  expect(wrong.get('yimiao_slots_unbalanced')).toBe(1);
  expect(wrong.get('yimiao_slots_checked_total')).toBe(2);
  expect(wrong.get('yimiao_database_up')).toBe(1);
  for (const name of ['queue_tickets_waiting', 'holds_open', 'payments_pending', 'refunds_waiting'])
    expect(wrong.get(`yimiao_${name}`)).toBe(0);
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query('update slots set remaining = remaining + 3 where id = $1', [slotId]),
  );
  // Readings stand for ten seconds.
  await until(
    () => valuesAt(url),
    (all) => all.get('yimiao_slots_unbalanced') === 0,
  );
});

test('while the database is away its readings are missing, and the rest is told', async () => {
  const { url } = await start();
  testDatabase.postgres?.kill();
  const away = await valuesAt(url);
  expect(away.get('yimiao_database_up')).toBe(0);
  expect(away.has('yimiao_holds_open')).toBe(false);
  expect(away.get('yimiao_memory_bytes')).toBeGreaterThan(1e7);
  await testDatabase.postgres?.restart();
  const back = await until(
    () => valuesAt(url),
    (all) => all.get('yimiao_database_up') === 1,
  );
  expect(back.get('yimiao_holds_open')).toBe(0);
});
