import { CODE } from '@contract/errors';
import { createTestDatabase, createWorld, inDatabase, newKey } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { activityFrom, publish, publishedRecord, verifyDraw, verifyRecord } from './lottery-world';
import type { Record } from './lottery-world';
import { clockAt, startOn } from '../kit/start-on';
import { until } from '../kit/until';
import { sqlNow } from '../../run-clock';
import { agreedTo } from '../../samples/agreed';

const PEOPLE = 2_000;
const PRIZES = 10;
const INSTANCES = 3;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const GET = 'POST /lottery/ticket/get.do';
const CLAIM = 'POST /lottery/prize/claim.do';
const CONSENT = { consent: true, agreed: agreedTo('deliveryConsent') } as const;
const OPENS = Math.floor(Date.now() / DAY) * DAY;
const { closesAt, drawAt } = activityFrom(OPENS);

let testDatabase: TestDatabase;
let world: World;
let providers: Provider[] = [];
let activityId: string;
let record: Record;

const halt = () => Promise.all(providers.map((provider) => provider.halt()));
const at = async (now: number): Promise<void> => {
  await halt();
  const start = () => startOn(testDatabase, clockAt(now));
  providers = await Promise.all(Array.from({ length: INSTANCES }, start));
};
const nth = (index: number): Provider => providers[index % INSTANCES] as Provider;
const detail = () => nth(0).ok('GET /lottery/activity/detail.do', { activityId });
const runSql = async <Row extends object>(text: string): Promise<Row[]> =>
  inDatabase(testDatabase, async ({ pool }) => (await pool.query<Row>(text, [activityId])).rows);
/** Units that somebody holds, by prize: 1 first, 2 to 4 second, 5 to 10 third. */
const heldUnits = async (): Promise<number[]> => {
  const rows = await runSql<{ unit: number }>(
    `select unit from lottery_winners where activity_id = $1 and state in ('won', 'claimed', 'sent') order by unit`,
  );
  return rows.map(({ unit }) => unit);
};
const ALL_UNITS = Array.from({ length: PRIZES }, (_, index) => index + 1);

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  world = await createWorld(testDatabase, { callers: PEOPLE, slots: [] });
  await inDatabase(testDatabase, ({ pool }) => pool.query('update linkmen set person_key = id'));
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(`update sessions set expires_at = ${sqlNow()} + interval '9 years'`),
  );
  activityId = await publish(testDatabase, activityFrom(OPENS));
  await at(closesAt - HOUR);
});
afterAll(async () => {
  await halt();
  await testDatabase?.remove();
});

/**
 * Asks for a ticket until there is an answer, as a person does whom a busy provider asks to try again or whose connection
 * breaks.
 */
async function insist(provider: Provider, { token }: Caller): Promise<string> {
  const request = { activityId, source: 'free', idempotencyKey: newKey() } as const;
  for (;;) {
    const answer = await provider.call(GET, request, { token }).catch((error: unknown) => {
      if (!/ECONNRESET/.test(String((error as { cause?: unknown }).cause))) throw error;
      return { code: CODE.BUSY };
    });
    if (answer.code !== CODE.BUSY) return answer.code;
  }
}

test('in a rush of 2,000 people over three instances everybody gets one free ticket', async () => {
  const codes = await Promise.all(
    world.callers.flatMap((caller, index) => [0, 1].map((n) => insist(nth(index + n), caller))),
  );
  expect(codes.filter((code) => code === CODE.SUCCESS)).toHaveLength(PEOPLE);
  expect(codes.filter((code) => code === CODE.LOTTERY_FREE_HAD)).toHaveLength(PEOPLE);
  const [row] = await runSql(
    'select count(*)::int as tickets, count(distinct holder)::int as people from lottery_tickets where activity_id = $1',
  );
  expect(row).toEqual({ tickets: PEOPLE, people: PEOPLE });
});

test('it closes once, and publishes the list before the public value exists', async () => {
  const before = await detail();
  expect(before).toMatchObject({ state: 'open', listHash: null, seed: null, publicValue: null });
  expect((await publishedRecord(nth(1), activityId)).lines).toEqual([]);
  await at(closesAt + 60_000);
  const closed = await until(detail, ({ listHash }) => listHash !== null);
  expect(closed).toMatchObject({ state: 'closed', tickets: PEOPLE, seed: null, publicValue: null });
  expect(closed.seedHash).toBe(before.seedHash);
  const late = { activityId, source: 'free', idempotencyKey: newKey() } as const;
  const { token } = world.callers[0] as Caller;
  expect((await nth(0).call(GET, late, { token })).code).toBe(CODE.LOTTERY_NOT_OPEN);
});

test('three instances, one of them killed over and over, draw exactly ten winners once', async () => {
  await halt();
  for (let blow = 0; blow < 3; blow += 1) {
    const victim = await startOn(testDatabase, clockAt(drawAt + 5_000));
    await new Promise((resolve) => setTimeout(resolve, blow * 150));
    victim.child.kill('SIGKILL');
    await victim.halt();
  }
  await at(drawAt + 10_000);
  const drawn = await until(detail, ({ state }) => state === 'drawn');
  expect(drawn.winnerList).toHaveLength(PRIZES);
  expect(drawn.winnerList.map(({ prize }) => prize)).toEqual([
    '一等奖',
    ...Array.from({ length: 3 }, () => '二等奖'),
    ...Array.from({ length: 6 }, () => '三等奖'),
  ]);
  for (const { shownAs } of drawn.winnerList) expect(shownAs).toMatch(/^1\d\d\*{4}\d{4}$/);
  record = await publishedRecord(nth(2), activityId);
  expect(record.lines).toHaveLength(PEOPLE);
  expect(new Set(record.result).size).toBe(2 * PRIZES);
  expect(await heldUnits()).toEqual(ALL_UNITS);
});

test('the independent script finds the draw as published, from its file and from the provider', () => {
  expect(verifyRecord(testDatabase, record)).toMatchObject({ status: 0 });
  const { status, said } = verifyDraw('--from', nth(0).url, activityId);
  expect(status).toBe(0);
  expect(said).toContain(`1. ${record.result[0]}`);
});

const flip = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
const swapped = <T>(list: readonly T[], a: number, b: number): T[] => {
  const copy = [...list];
  [copy[a], copy[b]] = [copy[b] as T, copy[a] as T];
  return copy;
};

test.each<[string, (of: Record) => Partial<Record>]>([
  ['another seed', ({ seed }) => ({ seed: flip(seed ?? '') })],
  ['another public value', ({ publicValue }) => ({ publicValue: flip(publicValue ?? '') })],
  ['a ticket less', ({ lines }) => ({ lines: lines.slice(1) })],
  ['a ticket of its own', ({ lines }) => ({ lines: [...lines, `zz ${'0'.repeat(16)}`] })],
  ['two tickets in another order', ({ lines }) => ({ lines: swapped(lines, 4, 5) })],
  ['two places of the result changed', ({ result }) => ({ result: swapped(result, 9, 10) })],
  [
    'somebody else in the result',
    ({ result, lines }) => ({
      result: [
        ...result.slice(0, -1),
        lines.map((line) => line.split(' ')[0] ?? '').find((id) => !result.includes(id)) ?? '',
      ],
    }),
  ],
])('the script finds %s', (_what, change) => {
  expect(verifyRecord(testDatabase, { ...record, ...change(record) })).toMatchObject({ status: 1 });
});

const to = { name: '张三', mobile: '13800000009', regionCode: '110101', address: '某路 1 号 2 室' };

test('in a rush of claims winners claim for themselves, and nobody claims what is another’s', async () => {
  const owners = await runSql<{ ticket_id: string; user_id: string; position: number }>(
    `select w.ticket_id, o.user_id, w.position from lottery_winners w join lottery_ticket_owners o using (ticket_id)
     where w.activity_id = $1 order by w.position`,
  );
  const tokens = new Map(world.callers.map(({ userId, token }) => [userId, token]));
  const claim = (ticketId: string, token = '', n = 0) =>
    nth(n).call(CLAIM, { ticketId, ...to, ...CONSENT }, { token });
  // The last three winners do not claim; reserves try to.
  const claiming = owners.slice(0, 7);
  const [own, ofOthers, ofReserves] = await Promise.all([
    Promise.all(
      claiming.flatMap(({ ticket_id: id, user_id: user }) =>
        [0, 1, 2].map((n) => claim(id, tokens.get(user), n)),
      ),
    ),
    Promise.all(
      world.callers
        .filter(({ userId }) => !owners.some(({ user_id: user }) => user === userId))
        .slice(0, 300)
        .map(({ token }, n) => claim(record.result[n % PRIZES] ?? '', token, n)),
    ),
    Promise.all(
      owners.slice(PRIZES).map(({ ticket_id: id, user_id: user }) => claim(id, tokens.get(user))),
    ),
  ]);
  expect(new Set(own.map(({ code }) => code))).toEqual(new Set([CODE.SUCCESS]));
  for (const { code } of [...ofOthers, ...ofReserves]) expect(code).toBe(CODE.NOT_FOUND);
  expect(await heldUnits()).toEqual(ALL_UNITS);
});

test('what nobody claimed moves up to the reserves in their sequence, and is never held twice', async () => {
  await at(drawAt + 9 * DAY);
  const states = await until(
    () =>
      runSql<{ position: number; state: string; unit: number | null }>(
        'select position, state, unit from lottery_winners where activity_id = $1 order by position',
      ),
    (rows) => rows.filter(({ state }) => state === 'forfeited').length === 3,
  );
  expect(states.slice(0, 7).every(({ state }) => state === 'claimed')).toBe(true);
  const moved = states.slice(PRIZES, PRIZES + 3);
  expect(moved.map(({ state }) => state)).toEqual(['won', 'won', 'won']);
  expect(moved.map(({ unit }) => unit).sort()).toEqual([10, 8, 9]);
  expect(states.slice(PRIZES + 3).every(({ state }) => state === 'reserve')).toBe(true);
  expect(await heldUnits()).toEqual(ALL_UNITS);
  // The result stays as it was drawn.
  expect((await publishedRecord(nth(0), activityId)).result).toEqual(record.result);
});
