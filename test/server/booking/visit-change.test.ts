import { CODE } from '@contract/errors';
import type { Refusal } from '@contract/subscribe/endpoints';
import type { Database } from '../../../server/db/database';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  insertSlots,
  INTERVAL_DAYS,
  newKey,
  openIn,
  PRODUCT,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Slot, TestDatabase } from '../kit/worlds/booking-world';
import { payAhead } from '../kit/worlds/pay-ahead';
import { shareSlots } from '../kit/worlds/shared-slots-world';
import { bookVisit, insertHouseholds } from '../kit/worlds/visit-world';
import type { BookedVisit, Household } from '../kit/worlds/visit-world';

const CLOCK = Date.parse(`${dayFrom(0)}T08:00:00+08:00`);
const day = (days: number): string => dayFrom(days, CLOCK);
const CHANGE = 'POST /order/subscribe/changeVisit.do';
const CANCEL = 'POST /order/subscribe/cancelVisit.do';

const hour = (startTime: string, capacity: number, on: string): Slot => ({
  ...{ day: on, startTime, endTime: startTime.replace(/..$/, '50'), capacity },
});
const SLOTS = {
  from: hour('09:00', 60, day(3)),
  to: hour('09:00', 60, day(4)),
  late: hour('14:00', 60, day(4)),
  filled: hour('09:00', 3, day(5)),
  sibling: { day: day(5), startTime: '08:30', endTime: '09:00', capacity: 2 },
  two: hour('09:00', 2, day(6)),
  closed: { ...hour('09:00', 9, day(7)), closed: true },
  soon: hour('10:00', 9, day(0)),
  justInTime: hour('10:01', 9, day(0)),
  early: hour('09:00', 30, day(8)),
  limit: hour('09:00', 30, day(9)),
  beyond: hour('09:00', 30, day(10)),
  second: hour('09:00', 30, day(9 + INTERVAL_DAYS)),
} satisfies Record<string, Slot>;
type SlotName = keyof typeof SLOTS;

let testDatabase: TestDatabase;
let database: Database;
let provider: Provider;
let ids: Record<SlotName, number>;
let households: Household[];

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  database = await openIn(testDatabase);
  await shareSlots(database);
  households = await insertHouseholds(database, 40);
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
const booked = (slot: SlotName = 'from', of = household()): Promise<BookedVisit> =>
  bookVisit(database, provider, of, [ids[slot], ids[slot], ids[slot]]);
const movesOf = (orderIds: readonly string[], ...slots: readonly SlotName[]) => ({
  moves: orderIds.map((orderId, index) => ({
    orderId,
    slotId: ids[slots[Math.min(index, slots.length - 1)] ?? 'to'],
  })),
});
const move = ({ caller, orderIds }: BookedVisit, ...slots: readonly SlotName[]) =>
  provider.call(CHANGE, movesOf(orderIds, ...slots), caller);
const cancel = ({ caller }: BookedVisit, orderIds: readonly string[], more: object = {}) =>
  provider.call(CANCEL, { orderIds: [...orderIds], reason: 'time', ...more }, caller);
const stateOf = async ({ orderIds }: BookedVisit) =>
  (
    await database.pool.query<{ at: string; status: string; changes: number }>(
      `select day || ' ' || start_time as at, status, remaining_changes as changes from orders
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
const allAt = (at: string, changes: number) =>
  Array.from({ length: 3 }, () => ({ at, status: 'BOOKED', changes }));

test('three doses of two people move to another day in one step, each order stays itself', async () => {
  const visit = await booked();
  const [before, there] = [await remaining('from'), await remaining('to')];
  expect(await move(visit, 'to')).toMatchObject({
    code: CODE.SUCCESS,
    data: { orderIds: visit.orderIds },
  });
  expect(await stateOf(visit)).toEqual(allAt(`${day(4)} 09:00`, 2));
  expect([await remaining('from'), await remaining('to')]).toEqual([before + 3, there - 3]);
  const [orderId] = visit.orderIds;
  const order = await provider.ok(
    'GET /order/subscribe/clientDetail.do',
    { orderId },
    visit.caller,
  );
  expect(order.timeline).toMatchObject([
    { kind: 'created' },
    { kind: 'changed', note: `${day(3)} 09:00` },
  ]);
  expect(order.visit).toHaveLength(2);
});

test('the present time changes nothing and costs no change; one that stays keeps its changes', async () => {
  const visit = await booked();
  expect((await move(visit, 'from')).code).toBe(CODE.SUCCESS);
  expect(await stateOf(visit)).toEqual(allAt(`${day(3)} 09:00`, 3));
});

test('a part may move alone, and comes at another time then', async () => {
  const visit = await booked('to');
  const [first, second] = visit.orderIds;
  const answer = await provider.call(CHANGE, movesOf([first, second], 'late'), visit.caller);
  expect(answer.code).toBe(CODE.SUCCESS);
  expect((await stateOf(visit)).map(({ at }) => at)).toEqual([
    `${day(4)} 14:00`,
    `${day(4)} 14:00`,
    `${day(4)} 09:00`,
  ]);
});

test('the visit’s own places count as free: it shifts within a full clinic', async () => {
  const visit = await booked('filled');
  const { caller, orderIds } = visit;
  const times = await provider.ok(
    'GET /order/subscribe/visitTimes.do',
    { orderIds: orderIds.join(','), day: day(5) },
    caller,
  );
  expect(times.map(({ startTime, together }) => [startTime, together])).toEqual([
    ['08:30', false],
    ['09:00', true],
  ]);
  const slotIds = times[0]?.slotIds ?? [];
  expect([...slotIds].sort((a, b) => a - b)).toEqual(
    [ids.sibling, ids.sibling, ids.filled].sort((a, b) => a - b),
  );
  const moves = orderIds.map((orderId, index) => ({ orderId, slotId: slotIds[index] ?? 0 }));
  expect((await provider.call(CHANGE, { moves }, caller)).code).toBe(CODE.SUCCESS);
  expect([await remaining('filled'), await remaining('sibling')]).toEqual([2, 0]);
  const month = await provider.ok(
    'GET /order/subscribe/visitWorkDays.do',
    { orderIds: orderIds.join(','), month: day(5).slice(0, 7) },
    caller,
  );
  expect(month.days[day(5)]).toBe(5);
});

test('a slot with one place too few moves nobody, and other times are named', async () => {
  const visit = await booked();
  const refused = await move(visit, 'two');
  expect(refused.code).toBe(CODE.SLOT_FULL);
  const [remedy] = (refused.data as unknown as Refusal).remedies;
  expect(remedy?.kind).toBe('otherVisit');
  expect(await remaining('two')).toBe(2);
  expect(await stateOf(visit)).toEqual(allAt(`${day(3)} 09:00`, 3));
  expect((await move(visit, 'closed')).code).toBe(CODE.SLOT_CLOSED);
});

test('times with waiting in between, or on two days, are not one visit', async () => {
  const visit = await booked();
  expect((await move(visit, 'to', 'to', 'late')).code).toBe(CODE.NOT_ONE_VISIT);
  expect((await move(visit, 'to', 'from', 'to')).code).toBe(CODE.NOT_ONE_VISIT);
  expect(await stateOf(visit)).toEqual(allAt(`${day(3)} 09:00`, 3));
});

test('one order without changes left keeps everybody where they are', async () => {
  const visit = await booked();
  await database.pool.query('update orders set remaining_changes = 0 where id = $1', [
    visit.orderIds[2],
  ]);
  expect((await move(visit, 'to')).code).toBe(CODE.NO_CHANGES_LEFT);
  expect((await stateOf(visit)).map(({ at }) => at)).toEqual(Array(3).fill(`${day(3)} 09:00`));
});

test('until two hours before it may be moved and cancelled, then no more', async () => {
  const late = await booked('soon');
  expect((await move(late, 'to')).code).toBe(CODE.ORDER_STATE);
  expect((await cancel(late, late.orderIds)).code).toBe(CODE.ORDER_STATE);
  expect(await stateOf(late)).toMatchObject(Array(3).fill({ status: 'BOOKED' }));
  const inTime = await booked('justInTime');
  expect((await move(inTime, 'to')).code).toBe(CODE.SUCCESS);
});

test('what is booked elsewhere counts, on both sides of the interval; the visit’s own doses move along', async () => {
  const visit = await booked('early');
  const { caller } = visit;
  const next = { ...bookingOf(caller, ids.second), doseNo: 2 };
  await provider.ok('POST /subscribe/subscribe/addV2.do', next, caller);
  const refused = await move(visit, 'beyond');
  expect(refused.code).toBe(CODE.INTERVAL);
  expect((refused.data as unknown as Refusal).person).toMatchObject({
    linkmanId: caller.linkmanId,
    // She has two of the visit's doses.
    product: { productId: PRODUCT },
  });
  expect(refused.msg).toContain(`疫苗 ${PRODUCT}：`);
  expect(await stateOf(visit)).toEqual(allAt(`${day(8)} 09:00`, 3));
  expect((await move(visit, 'limit')).code).toBe(CODE.SUCCESS);
  expect(await stateOf(visit)).toEqual(allAt(`${day(9)} 09:00`, 2));
});

test('another account’s visit is none, and orders of two visits are not one', async () => {
  const [visit, other] = [await booked(), await booked()];
  const { moves } = movesOf(visit.orderIds, 'to');
  const listed = { orderIds: visit.orderIds.join(',') };
  const stranger = other.caller;
  const answers = await Promise.all([
    provider.call(CHANGE, { moves }, stranger),
    provider.call(CANCEL, { orderIds: [...visit.orderIds], reason: 'time' }, stranger),
    provider.call('GET /order/subscribe/visitCharge.do', listed, stranger),
    provider.call('GET /order/subscribe/visitTimes.do', { ...listed, day: day(4) }, stranger),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(Array(4).fill(CODE.NOT_FOUND));
  const own = await provider.ok(
    'POST /subscribe/subscribe/addV2.do',
    { ...bookingOf(visit.caller, ids.to), linkmanId: visit.daughterId, productId: 'P2' },
    visit.caller,
  );
  const mixed = movesOf([visit.orderIds[0], own.orderId], 'late');
  expect((await provider.call(CHANGE, mixed, visit.caller)).code).toBe(CODE.NOT_ONE_VISIT);
  const twice = movesOf([visit.orderIds[0], visit.orderIds[0]], 'late');
  expect((await provider.call(CHANGE, twice, visit.caller)).code).toBe(CODE.NOT_ONE_VISIT);
  expect(await stateOf(visit)).toEqual(allAt(`${day(3)} 09:00`, 3));
});

test('a part is cancelled and the others stay; sent again it answers the same', async () => {
  const visit = await booked();
  const before = await remaining('from');
  const [first, , third] = visit.orderIds;
  for (let sent = 0; sent < 2; sent += 1)
    expect((await cancel(visit, [third, first])).code).toBe(CODE.SUCCESS);
  expect((await stateOf(visit)).map(({ status }) => status)).toEqual([
    'CANCELLED',
    'BOOKED',
    'CANCELLED',
  ]);
  expect(await remaining('from')).toBe(before + 2);
  // One of them is cancelled already: nothing happens to the other.
  expect((await cancel(visit, visit.orderIds)).code).toBe(CODE.ORDER_STATE);
  expect((await stateOf(visit))[1]?.status).toBe('BOOKED');
});

test('what was paid comes back as one sum, and the rest is cancelled with it', async () => {
  const visit = await booked();
  const [first, second] = visit.orderIds;
  await payAhead(provider, first, visit.caller);
  await payAhead(provider, second, visit.caller);
  const charge = await provider.ok(
    'GET /order/subscribe/visitCharge.do',
    { orderIds: visit.orderIds.join(',') },
    visit.caller,
  );
  expect(charge.parts.map(({ orderId }) => orderId)).toEqual(visit.orderIds);
  expect(charge.parts[2]).toMatchObject({ paidCents: 0, refundCents: 0, chargeCents: 0 });
  expect(charge.paidCents).toBe((charge.parts[0]?.paidCents ?? 0) * 2);
  expect(charge).toMatchObject({ refundCents: charge.paidCents, chargeCents: 0 });
  expect((await cancel(visit, visit.orderIds, { chargeCents: 0 })).code).toBe(CODE.SUCCESS);
  expect((await stateOf(visit)).map(({ status }) => status)).toEqual([
    'REFUNDING',
    'REFUNDING',
    'CANCELLED',
  ]);
});

test('a charge that was not told cancels nothing', async () => {
  const visit = await booked('limit');
  await payAhead(provider, visit.orderIds[0], visit.caller);
  // As if it began in a few hours: then the clinic keeps a part.
  await database.pool.query(`update orders set day = $2, start_time = '15:00' where id = any($1)`, [
    visit.orderIds,
    day(0),
  ]);
  const listed = { orderIds: visit.orderIds.join(',') };
  const charge = await provider.ok('GET /order/subscribe/visitCharge.do', listed, visit.caller);
  expect(charge.chargeCents).toBeGreaterThan(0);
  const less = { chargeCents: charge.chargeCents - 1 };
  expect((await cancel(visit, visit.orderIds, less)).code).toBe(CODE.ORDER_STATE);
  expect(await stateOf(visit)).toMatchObject(Array(3).fill({ status: 'BOOKED' }));
  const told = { chargeCents: charge.chargeCents };
  expect((await cancel(visit, visit.orderIds, told)).code).toBe(CODE.SUCCESS);
});

test('a failure at the last of them leaves all as they were', async () => {
  const visit = await booked();
  await database.pool.query(`
    create function fail_last() returns trigger language plpgsql as $$ begin
      if new.order_id = '${[...visit.orderIds].sort().pop()}' then raise exception 'the server dies here'; end if;
      return new; end $$;
    create trigger fail_last before insert on order_events for each row execute function fail_last()`);
  const before = [await remaining('from'), await remaining('to')];
  try {
    expect((await move(visit, 'to')).code).not.toBe(CODE.SUCCESS);
    expect((await cancel(visit, visit.orderIds)).code).not.toBe(CODE.SUCCESS);
  } finally {
    await database.pool.query('drop function fail_last cascade');
  }
  expect(await stateOf(visit)).toEqual(allAt(`${day(3)} 09:00`, 3));
  expect([await remaining('from'), await remaining('to')]).toEqual(before);
});

test('one parent moves while the other cancels: all or none of each', async () => {
  for (let round = 0; round < 8; round += 1) {
    const visit = await booked();
    const [moved, cancelled] = await Promise.all([
      move(visit, 'to'),
      cancel(visit, visit.orderIds),
    ]);
    const now = await stateOf(visit);
    expect(new Set(now.map(({ at, status }) => `${at} ${status}`)).size).toBe(1);
    const isMoved = now[0]?.at === `${day(4)} 09:00`;
    expect(moved.code).toBe(isMoved ? CODE.SUCCESS : CODE.ORDER_STATE);
    expect(cancelled.code).toBe(CODE.SUCCESS);
    expect(now[0]?.status).toBe('CANCELLED');
  }
});

test('two moves of one visit at once end as one of them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const visit = await booked();
    await Promise.all([move(visit, 'to'), move(visit, 'late')]);
    const now = await stateOf(visit);
    expect(new Set(now.map(({ at }) => at)).size).toBe(1);
    expect(now[0]?.at).toMatch(new RegExp(`^${day(4)}`));
  }
});

test('a visit that was booked as a family moves as one; each tab counts it once', async () => {
  const { caller, daughterId } = household();
  const { productId, doseNo, guidelineVersion } = bookingOf(caller, 0);
  const people = [caller.linkmanId, daughterId].map((linkmanId) => ({
    ...{ linkmanId, productId, doseNo, guidelineVersion, slotId: ids.from },
  }));
  const form = { idempotencyKey: newKey(), depaCode: 'D1', people };
  const { orders } = await provider.ok('POST /subscribe/subscribe/addFamily.do', form, caller);
  const orderIds = orders.map(({ orderId }) => orderId);
  expect((await provider.call(CHANGE, movesOf(orderIds, 'late'), caller)).code).toBe(CODE.SUCCESS);
  const counts = async () =>
    (await provider.ok('GET /order/subscribe/summary.do', {}, caller)).counts;
  expect(await counts()).toEqual({ all: 1, pending: 0, booked: 1, done: 0, closed: 0 });
  await provider.ok(CANCEL, { orderIds: orderIds.slice(0, 1), reason: 'time' }, caller);
  expect(await counts()).toEqual({ all: 1, pending: 0, booked: 1, done: 0, closed: 1 });
});
