import { CODE } from '@contract/errors';
import type { Provider } from '../kit/harness';
import { found } from '../kit/until';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  inDatabase,
  insertCallers,
  insertSlots,
  newKey,
  PRODUCT,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import {
  countedByHand,
  dosesMissing,
  entriesNow,
  insertLot,
  limitByStock,
} from '../kit/worlds/limited-world';
import { enter, insertRelease, ticketOf } from '../kit/worlds/release-world';
import { applyTo } from '../clinics/catalogue-world';
import { day, insertStaffOfBoth, signInAll, startStockProvider } from '../staff/stock-world';
import type { Member, StaffLogin } from '../staff/stock-world';

const ADD = 'POST /subscribe/subscribe/addV2.do';

let testDatabase: TestDatabase;
let provider: Provider;
let staff: Readonly<Record<StaffLogin, Member>>;
let callers: Caller[];
let slotId: number;
/** Of today, too soon for an offer. */
let slotNow: number;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  await insertStaffOfBoth(testDatabase);
  await inDatabase(testDatabase, async (database) => {
    await limitByStock(database);
    callers = await insertCallers(database, 60);
    [slotId = 0, slotNow = 0] = await insertSlots(database, [
      { day: day(5), capacity: 20 },
      { day: day(0), capacity: 4, startTime: '10:00', endTime: '11:00' },
    ]);
  });
  provider = await startStockProvider(testDatabase);
  staff = await signInAll(provider);
});
afterAll(async () => {
  await provider?.halt();
  if (testDatabase)
    await inDatabase(testDatabase, async (database) => {
      expect((await readLedger(database)).unbalanced).toEqual([]);
      expect(await countedByHand(database)).toEqual((await entriesNow(database))?.remaining);
      expect(await dosesMissing(database)).toBe(0);
    });
  await testDatabase?.remove();
});

const newCaller = (): Caller => callers.pop() as Caller;
const receive = (lot: string, doses: number) =>
  staff.manager.ok('POST /manage/stock/receive.do', {
    ...{ depaCode: CLINIC, productId: PRODUCT, lot, doses, expiry: day(20), packCodes: [] },
    requestKey: newKey(),
  });
const setState = (lotId: number, state: 'usable' | 'quarantined') =>
  staff.manager.ok('POST /manage/stock/state.do', {
    ...{ depaCode: CLINIC, lotId, state, reason: '冰箱断电' },
  });
const book = (caller: Caller, more: object = {}) =>
  provider.call(ADD, { ...bookingOf(caller, slotId), ...more }, caller);
const wait = (caller: Caller, on?: string) =>
  provider.ok(
    'POST /subscribe/waiting/join.do',
    {
      linkmanId: caller.linkmanId,
      productId: PRODUCT,
      doseNo: 1,
      depaCode: CLINIC,
      ...(on && { day: on }),
    },
    caller,
  );
/** Applies a stock.csv with one line. */
const applyFile = (lot: string, firstDoses: number, expiry = day(20)) =>
  applyTo(
    testDatabase,
    () => ({ lots: [{ depaCode: CLINIC, productId: PRODUCT, lot, expiry, firstDoses }] }),
    { now: provider.now },
  );
/** Somebody gets a dose that came in. @returns the order, with the lot that is recorded */
async function given(): Promise<{ orderId: string; lot: string }> {
  const lot = `GIVEN${newKey().slice(0, 4)}`;
  await receive(lot, 1);
  const caller = newCaller();
  const form = { ...bookingOf(caller, slotNow), slotId: slotNow };
  const { orderId } = await provider.ok(ADD, form, caller);
  await staff.desk.ok('POST /desk/arrive.do', { orderId });
  await staff.desk.ok('POST /desk/finish.do', { orderId, lot });
  return { orderId, lot };
}
/** A dose that has come in is held for who waits, and is theirs. */
async function expectOffered(waits: Caller): Promise<void> {
  expect((await book(newCaller())).code).toBe(CODE.SLOT_FULL);
  await provider.runJobs();
  const { holdId } = await found(async () => (await offersTo(waits))[0]);
  expect((await book(waits, { holdId })).code).toBe(CODE.SUCCESS);
}
const offersTo = (caller: Caller) => provider.ok('GET /subscribe/waiting/offers.do', {}, caller);

describe('doses that come in', () => {
  test('are offered to who waits first; the others are free for everybody', async () => {
    const [first, second] = [newCaller(), newCaller()];
    await wait(first, day(5));
    await wait(second);
    // Three come in for two who wait: one is free at once, for whoever is quicker.
    await receive('COME01', 3);
    expect((await book(newCaller())).code).toBe(CODE.SUCCESS);
    expect((await book(newCaller())).code).toBe(CODE.SLOT_FULL);
    await provider.runJobs();
    const { holdId } = await found(async () => (await offersTo(first))[0]);
    await found(async () => (await offersTo(second))[0]);
    expect((await book(first, { holdId })).code).toBe(CODE.SUCCESS);
    expect((await book(newCaller())).code).toBe(CODE.SLOT_FULL);
  });

  test.each<[string, (lotId: number, lot: string) => Promise<unknown>]>([
    [
      'a count finds',
      (lotId) =>
        staff.manager.ok('POST /manage/stock/move.do', {
          ...{ depaCode: CLINIC, lotId, kind: 'counted', doses: 1, shown: 0 },
          requestKey: newKey(),
        }),
    ],
    [
      'a quarantine no longer keeps back',
      async (lotId) => {
        await setState(lotId, 'quarantined');
        await inDatabase(testDatabase, ({ pool }) =>
          pool.query(
            `insert into lot_movements (lot_id, moved_at, kind, doses) values ($1, now(), 'counted', 1)`,
            [lotId],
          ),
        );
        await setState(lotId, 'usable');
      },
    ],
    ['a file enters', () => applyFile(`FILE${newKey().slice(0, 4)}`, 1)],
    ['a file corrects', (_, lot) => applyFile(lot, 1)],
  ])('that %s are offered to who waits first', async (_, comeIn) => {
    const waits = newCaller();
    await wait(waits);
    const lot = `FOUND${newKey().slice(0, 4).toUpperCase()}1`;
    const lotId = await inDatabase(testDatabase, (database) =>
      insertLot(database, { lot, expiry: day(20), doses: 0 }),
    );
    await comeIn(lotId, lot);
    await expectOffered(waits);
  });

  test('that a file says are valid for longer are offered to who waits first', async () => {
    await applyFile('SHORT01', 1, day(3));
    const waits = newCaller();
    await wait(waits, day(5));
    await applyFile('SHORT01', 1);
    await expectOffered(waits);
  });

  test('a file that brings none holds no place', async () => {
    const waits = newCaller();
    await wait(waits, day(5));
    await applyFile('SHORT02', 1, day(3));
    await applyFile('SHORT02', 0, day(3));
    await provider.runJobs();
    expect(await offersTo(waits)).toEqual([]);
    await receive('COME04', 1);
    await expectOffered(waits);
  });

  test.each<[string, (orderId: string) => Promise<unknown>]>([
    [
      'corrects the lot of',
      (orderId) => staff.desk.ok('POST /desk/correctLot.do', { orderId, lot: 'UNLISTED-1' }),
    ],
    [
      'takes back',
      async (orderId) => {
        const { doneAt } = await staff.desk.ok('GET /desk/takeBackEffect.do', { orderId });
        await staff.desk.ok('POST /desk/takeBack.do', {
          ...({ orderId, doneAt, reason: 'notGiven', outcome: 'ended' } as const),
        });
      },
    ],
  ])('that are there again as a desk %s a dose are offered to who waits first', async (_, undo) => {
    const { orderId } = await given();
    const waits = newCaller();
    await wait(waits);
    await undo(orderId);
    await expectOffered(waits);
  });

  test('a lot corrected to another one of the stock brings none', async () => {
    const { orderId } = await given();
    await receive('RIGHT01', 1);
    expect((await book(newCaller())).code).toBe(CODE.SUCCESS);
    const waits = newCaller();
    await wait(waits);
    await staff.desk.ok('POST /desk/correctLot.do', { orderId, lot: 'RIGHT01' });
    await provider.runJobs();
    expect(await offersTo(waits)).toEqual([]);
    await receive('COME05', 1);
    await expectOffered(waits);
  });

  test('that nobody can use who waits are free for everybody soon', async () => {
    const waits = newCaller();
    await wait(waits, day(5));
    // The evaluation would refuse the dose: they turn out to be too young.
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query('update linkmen set birthday = $2 where id = $1', [waits.linkmanId, day(-400)]),
    );
    await receive('COME02', 1);
    expect((await book(newCaller())).code).toBe(CODE.SLOT_FULL);
    await provider.runJobs();
    const quick = newCaller();
    await found(async () => ((await book(quick)).code === CODE.SUCCESS ? true : undefined));
    expect(await offersTo(waits)).toEqual([]);
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(
        `update waitlist_entries set state = 'left', ended_at = now() where linkman_id = $1`,
        [waits.linkmanId],
      ),
    );
  });

  test('where nobody waits are free at once', async () => {
    await receive('COME03', 1);
    expect((await book(newCaller())).code).toBe(CODE.SUCCESS);
    expect((await book(newCaller())).code).toBe(CODE.SLOT_FULL);
  });
});

test('a rush admits no more people than there are doses', async () => {
  const { releaseId } = await inDatabase(testDatabase, async (database) => {
    await insertLot(database, { lot: 'RUSH', expiry: day(40), doses: 2 });
    return insertRelease(database, { capacities: [6], releaseAt: provider.now + 1_800_000 });
  });
  const people = Array.from({ length: 5 }, newCaller);
  for (const caller of people)
    expect((await enter(provider, caller, releaseId)).code).toBe(CODE.SUCCESS);
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(
      `with opened as (update releases set release_at = $2 where id = $1 returning id, release_at)
       update slots s set release_at = o.release_at from opened o where s.release_id = o.id`,
      [releaseId, new Date(provider.now)],
    ),
  );
  await provider.runJobs();
  const states = async () =>
    (await Promise.all(people.map((caller) => ticketOf(provider, caller, releaseId)))).map(
      (ticket) => ticket?.state,
    );
  expect((await states()).filter((state) => state === 'admitted')).toHaveLength(2);
});
