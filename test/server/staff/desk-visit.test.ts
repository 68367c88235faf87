import { CODE } from '@contract/errors';
import type { Database } from '../../../server/db/database';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';
import {
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  insertSlots,
  openIn,
  OTHER_CLINIC,
} from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { insertStaff, openDesk } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';
import { shareSlots } from '../kit/worlds/shared-slots-world';
import { bookVisit, insertHouseholds } from '../kit/worlds/visit-world';
import type { BookedVisit, Household } from '../kit/worlds/visit-world';

const CLOCK = Date.parse(`${dayFrom(0)}T08:00:00+08:00`);
const TODAY = dayFrom(0, CLOCK);
const ARRIVE = 'POST /desk/arriveVisit.do';

let testDatabase: TestDatabase;
let database: Database;
let provider: Provider;
let desk: Desk;
let otherDesk: Desk;
let households: Household[];
let slots: readonly number[];

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  database = await openIn(testDatabase);
  await insertStaff(database, [CLINIC, OTHER_CLINIC]);
  await shareSlots(database);
  households = await insertHouseholds(database, 8);
  slots = await insertSlots(database, [
    { day: TODAY, startTime: '10:30', endTime: '11:00', capacity: 50 },
    { day: TODAY, startTime: '14:30', endTime: '15:00', capacity: 50 },
    { day: dayFrom(1, CLOCK), startTime: '10:30', endTime: '11:00', capacity: 50 },
  ]);
  provider = await startOn(testDatabase, clockAt(CLOCK));
  desk = await openDesk(provider, CLINIC);
  otherDesk = await openDesk(provider, OTHER_CLINIC);
});
afterAll(async () => {
  await database?.close();
  await provider?.halt();
  await testDatabase?.remove();
});

const booked = (index = 0): Promise<BookedVisit> => {
  const slot = slots[index] ?? 0;
  return bookVisit(database, provider, households.pop() as Household, [slot, slot, slot]);
};
const detail = ({ caller }: BookedVisit, orderId: string) =>
  provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
const statuses = async (visit: BookedVisit) =>
  Promise.all(visit.orderIds.map(async (orderId) => (await detail(visit, orderId)).status));
const found = async (code: string) => {
  const visit = await desk.ok('GET /desk/findVisit.do', { code });
  return [visit.orderId, visit.orders.map(({ orderId }) => orderId).sort()];
};

test('the code and the reference of any dose find everybody and all their doses', async () => {
  const visit = await booked();
  const all = [...visit.orderIds].sort();
  for (const orderId of visit.orderIds) {
    const { qrText, reference } = await detail(visit, orderId);
    for (const code of [qrText, reference]) expect(await found(code)).toEqual([orderId, all]);
    const answer = await otherDesk.call('GET /desk/findVisit.do', { code: reference });
    expect(answer.code).toBe(CODE.NOT_FOUND);
  }
});

test('a child who moved from 10:30 to 14:30 is at 14:30 and nowhere else', async () => {
  const visit = await booked();
  const [first, second, moved] = visit.orderIds;
  const input = { moves: [{ orderId: moved, slotId: slots[1] ?? 0 }] };
  await provider.ok('POST /order/subscribe/changeVisit.do', input, visit.caller);
  expect(await found((await detail(visit, first)).reference)).toEqual([
    first,
    [first, second].sort(),
  ]);
  expect(await found((await detail(visit, moved)).reference)).toEqual([moved, [moved]]);
  const { times } = await desk.ok('GET /desk/day.do', {});
  const startTimes = times.flatMap(({ startTime, visits }) =>
    visits.flatMap(({ orders }) =>
      orders.filter(({ orderId }) => orderId === moved).map(() => startTime),
    ),
  );
  expect(startTimes).toEqual(['14:30']);
});

test('everybody is checked in at once, each dose finished on its own with its lot', async () => {
  const visit = await booked();
  const orderIds = [...visit.orderIds];
  const arrived = await desk.ok(ARRIVE, { orderIds });
  expect(arrived.orders.map(({ status }) => status)).toEqual(Array(3).fill('ARRIVED'));
  // Sent again, and with one of them finished meanwhile, it answers the same.
  await desk.ok('POST /desk/finish.do', { orderId: visit.orderIds[1], lot: 'L2026-1' });
  expect((await desk.ok(ARRIVE, { orderIds })).visitId).toBe(visit.visitId);
  expect(await statuses(visit)).toEqual(['ARRIVED', 'DONE', 'ARRIVED']);
  const lots = (await desk.ok('GET /desk/day.do', {})).times
    .flatMap(({ visits }) => visits.flatMap(({ orders }) => orders))
    .filter(({ orderId }) => visit.orderIds.includes(orderId));
  expect(lots.map(({ lot }) => lot).sort()).toEqual(['', '', 'L2026-1']);
});

test('nobody is checked in where one of them cannot be: cancelled, another day, another visit, another clinic', async () => {
  const visit = await booked();
  const [first, second, third] = visit.orderIds;
  const cancel = { orderIds: [third], reason: 'time' as const };
  await provider.ok('POST /order/subscribe/cancelVisit.do', cancel, visit.caller);
  const refused = await desk.call(ARRIVE, { orderIds: [...visit.orderIds] });
  expect(refused.code).toBe(CODE.ORDER_STATE);
  const tomorrow = await booked(2);
  const early = await desk.call(ARRIVE, { orderIds: [...tomorrow.orderIds] });
  expect(early.code).toBe(CODE.ORDER_STATE);
  expect(early.msg).toContain(dayFrom(1, CLOCK));
  const other = await booked();
  const mixed = await desk.call(ARRIVE, { orderIds: [first, other.orderIds[0]] });
  expect(mixed.code).toBe(CODE.NOT_ONE_VISIT);
  const elsewhere = await otherDesk.call(ARRIVE, { orderIds: [first, second] });
  expect(elsewhere.code).toBe(CODE.NOT_FOUND);
  expect(await statuses(visit)).toEqual(['BOOKED', 'BOOKED', 'CANCELLED']);
  expect(await statuses(tomorrow)).toEqual(Array(3).fill('BOOKED'));
});

test('two desks check the same visit in at once, and a parent cancels: nobody is lost', async () => {
  const visit = await booked();
  const orderIds = [...visit.orderIds];
  const answers = await Promise.all([
    desk.call(ARRIVE, { orderIds }),
    desk.call(ARRIVE, { orderIds }),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([CODE.SUCCESS, CODE.SUCCESS]);
  const other = await booked();
  const ids = [...other.orderIds];
  const cancel = { orderIds: ids, reason: 'time' as const };
  await Promise.all([
    desk.call(ARRIVE, { orderIds: ids }),
    provider.call('POST /order/subscribe/cancelVisit.do', cancel, other.caller),
  ]);
  expect(new Set(await statuses(other)).size).toBe(1);
});
