import { MAX_OFFERS } from '@contract/waitlist/waitlist-rules';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertSlots,
  PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { ANY_EFFECT, insertStaff, openDesk } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';

const CLOCK = Date.parse(`${dayFrom(0)}T10:00:00+08:00`);
const ON = dayFrom(9, CLOCK);

let testDatabase: TestDatabase;
let provider: Provider;
let desk: Desk;
let callers: Caller[];
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  callers = [...(await createWorld(testDatabase, { callers: MAX_OFFERS + 3, slots: [] })).callers];
  await inDatabase(testDatabase, (database) => insertStaff(database, [CLINIC]));
  provider = await startOn(testDatabase, clockAt(CLOCK));
  desk = await openDesk(provider, CLINIC);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const newCaller = (): Caller => callers.pop() as Caller;

/** A full slot of the day, each at an hour of its own. */
async function fullSlot(hour: number): Promise<{ slotId: number; cancel: () => Promise<unknown> }> {
  const [startTime, endTime] = [`${hour}:00`, `${hour + 1}:00`];
  const [slotId = 0] = await inDatabase(testDatabase, (database) =>
    insertSlots(database, [{ day: ON, startTime, endTime, capacity: 1 }]),
  );
  const holder = newCaller();
  const { orderId } = await provider.ok(
    'POST /subscribe/subscribe/addV2.do',
    bookingOf(holder, slotId),
    holder,
  );
  const cancel = () =>
    provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, holder);
  return { slotId, cancel };
}

/** The slot that somebody is offered. */
async function offerTo(caller: Caller): Promise<number | undefined> {
  await provider.runJobs();
  return (await provider.ok('GET /subscribe/waiting/offers.do', {}, caller))[0]?.slotId;
}

test('offers that the desk withdraws by closing neither count nor keep anybody from another the same day', async () => {
  const slots = [];
  for (let index = 0; index <= MAX_OFFERS; index += 1) slots.push(await fullSlot(10 + index));
  const { linkmanId, ...caller } = newCaller();
  const waiting = { linkmanId, productId: PRODUCT, doseNo: 1, depaCode: CLINIC, day: ON };
  await provider.ok('POST /subscribe/waiting/join.do', waiting, caller);
  const last = slots.pop();
  for (const { slotId, cancel } of slots) {
    await cancel();
    expect(await offerTo({ linkmanId, ...caller })).toBe(slotId);
    const closing = { day: ON, slotId, reason: '停电', shown: ANY_EFFECT };
    await desk.ok('POST /desk/close.do', closing);
    expect(await provider.ok('GET /subscribe/waiting/list.do', {}, caller)).toMatchObject([
      { state: 'waiting', offersMade: 0, offer: null },
    ]);
  }
  await last?.cancel();
  expect(await offerTo({ linkmanId, ...caller })).toBe(last?.slotId);
  expect(await provider.ok('GET /subscribe/waiting/list.do', {}, caller)).toMatchObject([
    { state: 'waiting', offersMade: 1 },
  ]);
});
