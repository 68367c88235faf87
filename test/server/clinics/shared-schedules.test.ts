import { CODE } from '@contract/errors';
import { storedCatalogue } from '../../../server/domain/clinics/catalogue/stored/apply-catalogue';
import { writeCatalogueFiles } from '../../../server/domain/clinics/catalogue/files/write-catalogue';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertCallers,
  PRODUCT,
  readLedger,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { everyDay, HOURS, markStale } from '../kit/worlds/schedule-world';
import { applyTo } from './catalogue-world';

const CLOCK = Date.parse(`${dayFrom(0)}T10:00:00+08:00`);
const DAY = dayFrom(5, CLOCK);
const BOTH = `${PRODUCT}|${WOMENS_PRODUCT}`;
const ADD = 'POST /subscribe/subscribe/addV2.do';
const CANCEL = 'POST /order/subscribe/cancel.do';

let testDatabase: TestDatabase;
let provider: Provider;
let callers: Caller[];
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  callers = await inDatabase(testDatabase, (database) => insertCallers(database, 12, { sex: 2 }));
  await applyTo(testDatabase, ({ clinics }) => ({
    clinics: clinics.map((clinic) => ({ ...clinic, hours: [...HOURS] })),
    schedules: [...everyDay(PRODUCT), ...everyDay(WOMENS_PRODUCT)],
  }));
  provider = await startOn(testDatabase, clockAt(CLOCK));
  await provider.runJobs();
});
afterEach(async () => {
  expect((await inDatabase(testDatabase, readLedger)).unbalanced).toEqual([]);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

/** Gives the first clinic other groups of products, each with 3 places from 9 to 10 and from 10 to 11, and lets the job follow. */
async function share(...groups: string[]) {
  const change = () => ({ schedules: groups.flatMap((group) => everyDay(group)) });
  const { diff } = await applyTo(testDatabase, change);
  await provider.runJobs();
  return diff;
}

const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  inDatabase(testDatabase, async ({ pool }) => (await pool.query<Row>(text, values)).rows);

/** As `P1 09:00 3/2`: the day's slots by group, with their places and how many of them remain. */
const slots = async (): Promise<string[]> =>
  (
    await query<{ slot: string }>(
      `select group_code || ' ' || start_time || ' ' || capacity || '/' || remaining as slot from slots
       where day = $1 and depa_code = $2 order by start_time, group_code`,
      [DAY, CLINIC],
    )
  ).map(({ slot }) => slot);
const idOf = async (groupCode: string, startTime: string): Promise<number> =>
  (
    await query<{ id: number }>(
      'select id from slots where depa_code = $1 and day = $2 and group_code = $3 and start_time = $4',
      [CLINIC, DAY, groupCode, startTime],
    )
  )[0]?.id ?? 0;

async function book(productId: string, groupCode: string, startTime: string) {
  const caller = callers.pop() as Caller;
  const form = { ...bookingOf(caller, await idOf(groupCode, startTime)), productId };
  const answer = await provider.call(ADD, form, caller);
  return { caller, answer };
}
const orders = () =>
  query<{ product_id: string; status: string }>(
    'select product_id, status from orders order by product_id, status',
  );
const booked = (product_id: string) => ({ product_id, status: 'BOOKED' });

test('products that join have one capacity, of which those who came before have their part', async () => {
  const first = await book(WOMENS_PRODUCT, WOMENS_PRODUCT, '09:00');
  await book(WOMENS_PRODUCT, WOMENS_PRODUCT, '09:00');
  await book(PRODUCT, PRODUCT, '09:00');
  const { met } = await share(BOTH);
  expect(met).toEqual([]);
  expect(await orders()).toEqual([booked(PRODUCT), booked(WOMENS_PRODUCT), booked(WOMENS_PRODUCT)]);
  // Of three places at nine two were booked in the slot that is left, and one in this.
  expect(await slots()).toEqual(['P1 09:00 1/0', 'P2 09:00 2/0', 'P1 10:00 3/3']);
  expect((await book(PRODUCT, PRODUCT, '09:00')).answer.code).toBe(CODE.SLOT_FULL);
  expect((await book(PRODUCT, WOMENS_PRODUCT, '09:00')).answer.code).not.toBe(CODE.SUCCESS);
  for (const productId of [PRODUCT, WOMENS_PRODUCT])
    expect((await book(productId, PRODUCT, '10:00')).answer.code).toBe(CODE.SUCCESS);
  expect(await slots()).toEqual(['P1 09:00 1/0', 'P2 09:00 2/0', 'P1 10:00 3/1']);

  // What comes free in the slot that is left is given where the products are now, once the schedule is followed again.
  const { orderId } = first.answer.data as { orderId: string };
  await provider.ok(CANCEL, { orderId, reason: 'time' }, first.caller);
  expect(await slots()).toEqual(['P1 09:00 1/0', 'P2 09:00 1/0', 'P1 10:00 3/1']);
  await inDatabase(testDatabase, ({ pool }) => markStale(pool, PRODUCT));
  await provider.runJobs();
  expect(await slots()).toEqual(['P1 09:00 2/1', 'P2 09:00 1/0', 'P1 10:00 3/1']);
});

test('what was applied is what is exported, and applying it again changes nothing', async () => {
  const { changes } = await share(BOTH);
  expect(changes).toEqual([]);
  const stored = await inDatabase(testDatabase, storedCatalogue);
  expect(new Set(stored.schedules.map(({ groupCode }) => groupCode))).toEqual(new Set([BOTH]));
  const files = writeCatalogueFiles(stored);
  expect(files.get('schedule.csv')).toContain('D1,*,');
});

test('an appointment is moved from a slot that its product has left to the one that it shares', async () => {
  const caller = callers.pop() as Caller;
  const [row] = await query<{ id: string; user_id: string }>(
    `select id, user_id from orders where status = 'BOOKED' and slot_id = $1`,
    [await idOf(WOMENS_PRODUCT, '09:00')],
  );
  const [session] = await query<{ token_hash: string }>(
    'select token_hash from sessions where user_id = $1',
    [row?.user_id],
  );
  // The account's session becomes one whose token the test has.
  await query('update sessions set user_id = $1 where user_id = $2', [row?.user_id, caller.userId]);
  expect(session).toBeDefined();
  const moving = { orderId: row?.id ?? '', slotId: await idOf(PRODUCT, '10:00') };
  await provider.ok('POST /order/subscribe/update.do', moving, caller);
  expect(await slots()).toEqual(['P1 09:00 2/1', 'P2 09:00 0/0', 'P1 10:00 3/0']);
});

test('products that part keep their appointments where they are', async () => {
  await share(PRODUCT, WOMENS_PRODUCT);
  const statuses = (await orders()).filter(({ status }) => status === 'BOOKED');
  expect(statuses).toHaveLength(4);
  // The first one goes on with the slots; the other has its former ones again, less what its people have in those.
  expect(await slots()).toEqual(['P1 09:00 3/2', 'P2 09:00 3/3', 'P1 10:00 3/0', 'P2 10:00 1/1']);
  expect((await book(WOMENS_PRODUCT, WOMENS_PRODUCT, '10:00')).answer.code).toBe(CODE.SUCCESS);
});
