import { CODE } from '@contract/errors';
import { day } from '../kit/worlds/booking-slots';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertCallers,
  insertMembers,
  insertSlots,
  OTHER_CLINIC,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { HEPATITIS_A, insertLiveVaccines, MMR } from '../kit/worlds/live-world';
import { clockAt, startOn } from '../kit/start-on';
import { agreedTo } from '../../samples/agreed';

// Who is offered a freed place is judged on the day of the offer, by what has happened since they joined.
const CLOCK = Date.parse(`${dayFrom(0)}T10:00:00+08:00`);
const ADD = 'POST /subscribe/subscribe/addV2.do';

let testDatabase: TestDatabase;
let provider: Provider;
let callers: Caller[];
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  await inDatabase(testDatabase, async (database) => {
    await insertLiveVaccines(database);
    callers = await insertCallers(database, 40, { birthday: '2011-05-17' });
  });
  provider = await startOn(testDatabase, { ...clockAt(CLOCK), PERSON_KEY: 'k'.repeat(32) });
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const newCaller = (): Caller => callers.pop() as Caller;
const query = (text: string, values: unknown[] = []) =>
  inDatabase(
    testDatabase,
    async ({ pool }) => (await pool.query<Record<string, unknown>>(text, values)).rows,
  );

const add = (caller: Caller, slotId: number, productId: string, more: object = {}) =>
  provider.call(ADD, { ...bookingOf(caller, slotId), productId, ...more }, { token: caller.token });

/** A full slot of the other clinic, at ten on a day. */
async function fullSlot(productId: string, days: number) {
  const slot = { depaCode: OTHER_CLINIC, productId, day: day(days), capacity: 1 };
  const [slotId = 0] = await inDatabase(testDatabase, (database) =>
    insertSlots(database, [{ ...slot, startTime: '10:00', endTime: '11:00' }]),
  );
  const holder = newCaller();
  const booked = await add(holder, slotId, productId, { depaCode: OTHER_CLINIC });
  expect(booked.code).toBe(CODE.SUCCESS);
  const { orderId } = booked.data;
  const free = async (): Promise<void> => {
    await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, holder);
    await provider.runJobs();
  };
  return { slotId, free };
}

const join = ({ linkmanId, ...caller }: Caller, productId: string, more: object = {}) =>
  provider.ok(
    'POST /subscribe/waiting/join.do',
    { linkmanId, productId, doseNo: 1, depaCode: OTHER_CLINIC, ...more },
    caller,
  );
const offeredTo = async (caller: Caller): Promise<number[]> =>
  (await provider.ok('GET /subscribe/waiting/offers.do', {}, caller)).map(({ slotId }) => slotId);
const note = async ({ linkmanId, ...caller }: Caller, on: string): Promise<string> => {
  const dose = { linkmanId, code: 'mmr' as const, doseNo: 1, day: on };
  return (await provider.ok('POST /vaccine/plan/saveDose.do', dose, caller)).doseRecordId;
};
const answer = ({ linkmanId, ...caller }: Caller, immunodeficiency: 'yes' | 'no') =>
  provider.ok(
    'POST /linkman/health/save.do',
    {
      ...{ linkmanId, answers: { immunodeficiency }, days: {} },
      ...{ consent: true, agreed: agreedTo('healthConsent') },
    },
    caller,
  );

/** Two people who wait for a day's slot, in this order. */
async function waitFor(productId: string, days: number) {
  const slot = await fullSlot(productId, days);
  const [first, second] = [newCaller(), newCaller()];
  for (const caller of [first, second]) await join(caller, productId, { day: day(days) });
  return { ...slot, first, second };
}

/** Expects that a freed place passes the first by, and that booking refuses it to them as well. */
async function passesBy(
  { slotId, first, second, free }: Awaited<ReturnType<typeof waitFor>>,
  productId: string,
  code: string,
) {
  await free();
  expect(await offeredTo(first)).toEqual([]);
  expect(await offeredTo(second)).toEqual([slotId]);
  const asked = await add(first, slotId, productId, { depaCode: OTHER_CLINIC });
  expect(asked.code).toBe(code);
}

test('a dose that was recorded since', async () => {
  const waiting = await waitFor(MMR, 9);
  await note(waiting.first, day(-100));
  await passesBy(waiting, MMR, CODE.DUPLICATE_ORDER);
});

test('another injected live vaccine that was booked since', async () => {
  const waiting = await waitFor(HEPATITIS_A, 10);
  const [slotId = 0] = await inDatabase(testDatabase, (database) =>
    insertSlots(database, [{ productId: MMR, day: day(9), capacity: 1 }]),
  );
  expect((await add(waiting.first, slotId, MMR)).code).toBe(CODE.SUCCESS);
  await passesBy(waiting, HEPATITIS_A, CODE.INTERVAL);
});

test('an answer about health since; once it is taken back, the next place is theirs', async () => {
  const waiting = await waitFor(MMR, 11);
  const { first } = waiting;
  await answer(first, 'yes');
  await passesBy(waiting, MMR, CODE.HEALTH_PROFILE);
  await answer(first, 'no');
  const next = await fullSlot(MMR, 12);
  await join(first, MMR, { day: day(12) });
  await next.free();
  expect(await offeredTo(first)).toEqual([next.slotId]);
});

test('an appointment at another clinic at that time', async () => {
  const waiting = await waitFor(HEPATITIS_A, 13);
  const at = { day: day(13), startTime: '10:30', endTime: '11:30', capacity: 1 };
  const [slotId = 0] = await inDatabase(testDatabase, (database) =>
    insertSlots(database, [{ productId: MMR, depaCode: CLINIC, ...at }]),
  );
  expect((await add(waiting.first, slotId, MMR)).code).toBe(CODE.SUCCESS);
  await passesBy(waiting, HEPATITIS_A, CODE.DUPLICATE_ORDER);
});

test('whose days have become earlier is offered a place that the days of joining excluded', async () => {
  const [early, late] = [await fullSlot(MMR, 14), await fullSlot(MMR, 15)];
  const caller = newCaller();
  const record = await note(caller, day(-1));
  await join(caller, MMR, { doseNo: 2 });
  await early.free();
  expect(await offeredTo(caller)).toEqual([]);
  // A place that suits nobody is everybody's.
  expect(await query('select remaining, held from slots where id = $1', [early.slotId])).toEqual([
    { remaining: 1, held: 0 },
  ]);
  const { token } = caller;
  await provider.ok('POST /vaccine/plan/removeDose.do', { doseRecordId: record }, { token });
  await note(caller, day(-200));
  await late.free();
  expect(await offeredTo(caller)).toEqual([late.slotId]);
});

describe('an entry whose last day has passed', () => {
  /** Puts somebody on the list, with a last day of yesterday. @param born of the person @returns the entry as it is then */
  async function late(born: string) {
    await fullSlot(MMR, 16 + Number(born.slice(3, 4)));
    const caller = newCaller();
    const { waitingId } = await join(caller, MMR, { day: day(16 + Number(born.slice(3, 4))) });
    await query('update waitlist_entries set to_day = $2 where id = $1', [waitingId, day(-1)]);
    await query('update linkmen set birthday = $2 where id = $1', [caller.linkmanId, born]);
    await provider.moveTo(provider.now + 60_000);
    await provider.runJobs();
    const [entry] = await query('select state, to_day from waitlist_entries where id = $1', [
      waitingId,
    ]);
    return entry;
  }

  test('goes on where it has days again', async () => {
    const entry = await late('2011-05-17');
    expect(entry?.state).toBe('waiting');
    expect(entry?.to_day === null || String(entry?.to_day) > day(0)).toBe(true);
  });

  test('ends where it has none', async () => {
    expect(await late('1950-05-17')).toMatchObject({ state: 'over' });
  });
});

test('for whom of a family the vaccine is, and for which dose, wherever they wait', async () => {
  const caller = newCaller();
  const [child] = await inDatabase(testDatabase, (database) =>
    insertMembers(database, caller, [{ birthday: day(-900) }]),
  );
  const people = async () => {
    const { token } = caller;
    const found = await provider.ok(
      'GET /subscribe/waiting/people.do',
      { productId: MMR },
      { token },
    );
    return new Map(found.map(({ linkmanId, doseNo }) => [linkmanId, doseNo]));
  };
  // The product of this world is for those from nine years on.
  expect([...(await people())].sort()).toEqual(
    [
      [caller.linkmanId, 1],
      [child, null],
    ].sort(),
  );
  await note(caller, day(-100));
  expect((await people()).get(caller.linkmanId)).toBe(2);
  const slot = { productId: MMR, day: day(20), capacity: 1 };
  const [slotId = 0] = await inDatabase(testDatabase, (database) => insertSlots(database, [slot]));
  expect((await add(caller, slotId, MMR, { doseNo: 2 })).code).toBe(CODE.SUCCESS);
  // An appointment can be waited for an earlier day.
  expect((await people()).get(caller.linkmanId)).toBe(2);
  await answer(caller, 'yes');
  expect((await people()).get(caller.linkmanId)).toBeNull();
});
