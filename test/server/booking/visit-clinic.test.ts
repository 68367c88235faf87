import { CODE } from '@contract/errors';
import type { Database } from '../../../server/db/database';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  insertSlots,
  INTERVAL_DAYS,
  newKey,
  openIn,
  OTHER_CLINIC,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Slot, TestDatabase } from '../kit/worlds/booking-world';
import { ANY_EFFECT, insertStaff, openDesk } from '../kit/worlds/desk-world';
import { payAhead } from '../kit/worlds/pay-ahead';
import { shareSlots } from '../kit/worlds/shared-slots-world';
import { bookVisit, insertHouseholds } from '../kit/worlds/visit-world';
import type { BookedVisit, Household } from '../kit/worlds/visit-world';

const CLOCK = Date.parse(`${dayFrom(0)}T10:00:00+08:00`);
const day = (days: number): string => dayFrom(days, CLOCK);
const NEAREST = 'GET /order/subscribe/nearestVisits.do';
const CHANGE = 'POST /order/subscribe/changeClinic.do';

const SLOTS = {
  early: { day: day(1), capacity: 60, closed: true },
  closing: { day: day(3), capacity: 60 },
  // A dose on the day after tomorrow, not on a later one, is early enough before this.
  second: { day: day(2 + INTERVAL_DAYS), capacity: 60 },
  own: { day: day(6), capacity: 60 },
  there: { depaCode: OTHER_CLINIC, day: day(4), capacity: 60 },
  thereLater: { depaCode: OTHER_CLINIC, day: day(4), startTime: '15:00', capacity: 60 },
  thereTwo: { depaCode: OTHER_CLINIC, day: day(2), capacity: 2 },
} satisfies Record<string, Slot>;
type SlotName = keyof typeof SLOTS;

let testDatabase: TestDatabase;
let database: Database;
let provider: Provider;
let ids: Record<SlotName, number>;
let households: Household[];
let now = CLOCK;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  database = await openIn(testDatabase);
  await shareSlots(database);
  await shareSlots(database, undefined, OTHER_CLINIC);
  await insertStaff(database, [CLINIC, OTHER_CLINIC]);
  households = await insertHouseholds(database, 20);
  const made = await insertSlots(database, Object.values(SLOTS));
  const names = Object.keys(SLOTS);
  ids = Object.fromEntries(names.map((name, index) => [name, made[index]])) as typeof ids;
  provider = await startOn(testDatabase, clockAt(CLOCK));
});
afterAll(async () => {
  const unbalanced = database ? (await readLedger(database)).unbalanced : [];
  await database?.close();
  await provider?.halt();
  await testDatabase?.remove();
  expect(unbalanced).toEqual([]);
});

const household = (): Household => households.pop() as Household;
const booked = (slot: SlotName = 'closing'): Promise<BookedVisit> =>
  bookVisit(database, provider, household(), [ids[slot], ids[slot], ids[slot]]);
const nearest = ({ orderIds, caller }: Pick<BookedVisit, 'caller' | 'orderIds'>) =>
  provider.ok(NEAREST, { orderIds: orderIds.join(',') }, caller);
const change = (
  { caller, orderIds }: Pick<BookedVisit, 'caller' | 'orderIds'>,
  slot: SlotName = 'there',
  more: object = {},
) => {
  const moves = orderIds.map((orderId) => ({ orderId, slotId: ids[slot] }));
  const asked = { idempotencyKey: newKey(), depaCode: OTHER_CLINIC, moves, ...more };
  return provider.call(CHANGE, asked, caller);
};
const stateOf = async (orderIds: readonly string[]) =>
  (
    await database.pool.query<{ status: string; clinic: string; reason: string; day: string }>(
      `select status, depa_code as clinic, cancel_reason as reason, day from orders
       where id = any($1) order by array_position($1, id)`,
      [orderIds],
    )
  ).rows;
const remaining = async (slot: SlotName): Promise<number> =>
  (
    await database.pool.query<{ remaining: number }>('select remaining from slots where id = $1', [
      ids[slot],
    ])
  ).rows[0]?.remaining ?? -1;
const unchanged = { status: 'BOOKED', clinic: CLINIC, day: day(3) };
/** Prices are read from memory for two seconds. */
const setPrice = async (cents: number) => {
  await database.pool.query('update clinic_products set price_cents = $1 where depa_code = $2', [
    cents,
    OTHER_CLINIC,
  ]);
  await provider.halt();
  provider = await startOn(testDatabase, clockAt(now));
};

test('the nearest times are of the own clinic first, then of others, for all doses together', async () => {
  const visit = await booked();
  const times = await nearest(visit);
  expect(times).toMatchObject([
    { depaCode: CLINIC, day: day(6), distance: 0, canMove: true, slotIds: Array(3).fill(ids.own) },
    { depaCode: OTHER_CLINIC, day: day(4), startTime: '09:00', canMove: true },
    // In a month.
    { depaCode: CLINIC, day: day(2 + INTERVAL_DAYS) },
  ]);
  expect(times[1]?.distance).toBeGreaterThan(5_000);
  expect(times[1]?.totalCents).toBe(3 * 62_600);
  // The only other one has room for two of three.
  const [first, second] = visit.orderIds;
  const pair = await nearest({ caller: visit.caller, orderIds: [first, second] as never });
  expect(pair.map(({ depaCode, day: on }) => [depaCode, on])).toContainEqual([
    OTHER_CLINIC,
    day(2),
  ]);
});

test('a visit moves to another clinic: booked there and cancelled here in one step, once for a key', async () => {
  const visit = await booked();
  const before = [await remaining('closing'), await remaining('there')];
  const idempotencyKey = newKey();
  await database.pool.query(`update orders set remark = '对鸡蛋过敏' where id = $1`, [
    visit.orderIds[0],
  ]);
  const [one, two] = await Promise.all([
    change(visit, 'there', { idempotencyKey }),
    change(visit, 'there', { idempotencyKey }),
  ]);
  expect([one.code, two.code]).toEqual([CODE.SUCCESS, CODE.SUCCESS]);
  expect(two.data).toEqual(one.data);
  const { orderIds } = one.data;
  expect(await stateOf(visit.orderIds)).toEqual(
    Array(3).fill({ ...unchanged, status: 'CANCELLED', reason: 'replaced' }),
  );
  expect(await stateOf(orderIds)).toMatchObject(
    Array(3).fill({ status: 'BOOKED', clinic: OTHER_CLINIC, day: day(4) }),
  );
  expect([await remaining('closing'), await remaining('there')]).toEqual([
    (before[0] ?? 0) + 3,
    (before[1] ?? 0) - 3,
  ]);
  const detail = await provider.ok(
    'GET /order/subscribe/clientDetail.do',
    { orderId: orderIds[0] ?? '' },
    visit.caller,
  );
  expect(detail).toMatchObject({ remark: '对鸡蛋过敏', changesLeft: 3 });
  expect(detail.visit).toHaveLength(2);
});

test('one place too few, a slot of another clinic, or two times: nothing is changed', async () => {
  const visit = await booked();
  expect((await change(visit, 'thereTwo')).code).toBe(CODE.SLOT_FULL);
  expect((await change(visit, 'own')).code).toBe(CODE.SLOT_CLOSED);
  const [first, second, third] = visit.orderIds;
  const moves = [
    { orderId: first, slotId: ids.there },
    { orderId: second, slotId: ids.there },
    { orderId: third, slotId: ids.thereLater },
  ];
  expect((await change(visit, 'there', { moves })).code).toBe(CODE.NOT_ONE_VISIT);
  const own = await change(visit, 'own', { depaCode: CLINIC });
  expect([own.code, own.msg]).toEqual([CODE.NOT_REPLACEABLE, expect.stringContaining('直接改约')]);
  expect(await stateOf(visit.orderIds)).toMatchObject(Array(3).fill(unchanged));
});

test('what was paid ahead stays at its clinic, and is offered its times only', async () => {
  const visit = await booked();
  await payAhead(provider, visit.orderIds[1], visit.caller);
  expect((await nearest(visit)).map(({ depaCode }) => depaCode)).toEqual([CLINIC, CLINIC]);
  const refused = await change(visit);
  expect([refused.code, refused.msg]).toEqual([
    CODE.NOT_REPLACEABLE,
    expect.stringContaining('退款'),
  ]);
  expect(await stateOf(visit.orderIds)).toMatchObject(Array(3).fill(unchanged));
});

test('another account’s visit is none', async () => {
  const [visit, other] = [await booked(), await booked()];
  const asked = { orderIds: visit.orderIds.join(',') };
  expect((await provider.call(NEAREST, asked, other.caller)).code).toBe(CODE.NOT_FOUND);
  expect((await change({ ...visit, caller: other.caller })).code).toBe(CODE.NOT_FOUND);
  expect(await stateOf(visit.orderIds)).toMatchObject(Array(3).fill(unchanged));
});

test('an interval to a later dose counts at the other clinic too', async () => {
  const reopened = (isOpen: boolean) =>
    database.pool.query(
      'update slots set closed_at = case when $2 then null else now() end where id = $1',
      [ids.early, isOpen],
    );
  await reopened(true);
  const visit = await booked('early');
  await reopened(false);
  const next = { ...bookingOf(visit.caller, ids.second), doseNo: 2 };
  await provider.ok('POST /subscribe/subscribe/addV2.do', next, visit.caller);
  const refused = await change(visit);
  expect(refused.code).toBe(CODE.INTERVAL);
  expect((await nearest(visit)).filter(({ day: on }) => on > day(3))).toEqual([]);
});

test('a closing says it once a visit, with times of another clinic where there are none; moved in one call', async () => {
  // The own clinic has nothing else.
  await database.pool.query('update slots set closed_at = now() where id = any($1)', [
    [ids.own, ids.second],
  ]);
  const visit = await booked();
  const desk = await openDesk(provider, CLINIC);
  await desk.ok('POST /desk/close.do', { day: day(3), reason: '停水', shown: ANY_EFFECT });
  await provider.jobsAt(now);
  await provider.jobsAt((now += 60_000));
  const { list } = await provider.ok('GET /message/message/pageList.do', {}, visit.caller);
  const closings = list.filter(({ kind }) => kind === 'slotClosed');
  expect(closings).toHaveLength(1);
  expect(closings[0]?.body).toContain(`最近可约：`);
  expect(closings[0]?.body).toContain(`（门诊 ${OTHER_CLINIC}）`);
  const texts = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from sms_sends t join messages m on m.id = t.message_id
     where m.user_id = $1 and m.kind = 'slotClosed' and t.state = 'sent'`,
    [visit.caller.userId],
  );
  expect(texts.rows[0]?.count).toBe(1);
  const times = await nearest(visit);
  expect(times[0]).toMatchObject({ depaCode: OTHER_CLINIC, canMove: true });
  const moves = visit.orderIds.map((orderId, index) => ({
    orderId,
    slotId: times[0]?.slotIds[index] ?? 0,
  }));
  expect((await change(visit, 'there', { moves })).code).toBe(CODE.SUCCESS);
});

test('another price is not moved to, but offered for a booking of its own', async () => {
  await database.pool.query('update slots set closed_at = null where id = any($1)', [
    [ids.closing, ids.own],
  ]);
  const priced = await booked();
  await setPrice(65_000);
  const times = await nearest(priced);
  expect(times.at(-1)).toMatchObject({
    ...{ depaCode: OTHER_CLINIC, canMove: false, totalCents: 3 * 67_800 },
  });
  const refused = await change(priced);
  expect([refused.code, refused.msg]).toEqual([
    CODE.NOT_REPLACEABLE,
    expect.stringContaining('价格'),
  ]);
  expect(await stateOf(priced.orderIds)).toMatchObject(Array(3).fill(unchanged));
});
