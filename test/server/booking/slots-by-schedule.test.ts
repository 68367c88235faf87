import { CODE } from '@contract/errors';
import { announce } from '../../../server/domain/booking/queue/announce';
import { addDays, daysFrom, monthEnd } from '@contract/time/day-rules';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  PRODUCT,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { everyDay, exceptionOf, setTimetable, timetableOf } from '../kit/worlds/schedule-world';
import type { Timetable } from '../kit/worlds/schedule-world';
import { until } from '../kit/until';

const CLOCK = Date.parse(`${dayFrom(0)}T10:00:00+08:00`);
const TODAY = dayFrom(0, CLOCK);
const LAST = monthEnd(TODAY, 1);
const DAY = dayFrom(5, CLOCK);
const MINUTE = 60_000;

let testDatabase: TestDatabase;
let provider: Provider;
let callers: Caller[];
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  callers = [...(await createWorld(testDatabase, { callers: 6, slots: [] })).callers];
  provider = await startOn(testDatabase, clockAt(CLOCK));
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const newCaller = (): Caller => callers.pop() as Caller;
const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  inDatabase(testDatabase, async ({ pool }) => (await pool.query<Row>(text, values)).rows);

/** Gives the product another timetable, and lets the job follow it. */
async function change(timetable: Timetable): Promise<void> {
  await inDatabase(testDatabase, (database) => setTimetable(database, PRODUCT, timetable));
  await provider.runJobs();
}
/** Slots from 9 to 11, with 3 places. */
const usual = timetableOf(everyDay(PRODUCT));

/** As `09:00-10:00 3/2`: a day's slots with their places and how many of them remain. */
const slotsOn = async (day: string): Promise<string[]> =>
  (
    await query<{ slot: string }>(
      `select start_time || '-' || end_time || ' ' || capacity || '/' || remaining as slot from slots
       where day = $1 order by start_time`,
      [day],
    )
  ).map(({ slot }) => slot);
const slotId = async (day: string, startTime: string): Promise<number> =>
  (
    await query<{ id: number }>('select id from slots where day = $1 and start_time = $2', [
      day,
      startTime,
    ])
  )[0]?.id ?? 0;
const changes = async (): Promise<number> => (await query('select from stale_schedules')).length;

test('are made for all days that can be booked, those of today that have not begun, and once', async () => {
  await change(
    timetableOf(everyDay(PRODUCT, { startTime: '09:00', endTime: '11:30', slotMinutes: 30 })),
  );
  expect(await slotsOn(TODAY)).toEqual(['10:30-11:00 3/3', '11:00-11:30 3/3']);
  const counted = `select day, count(*)::integer as slots from slots group by day order by day`;
  const days = await query(counted);
  expect(days).toEqual(daysFrom(TODAY, LAST).map((day) => ({ day, slots: day === TODAY ? 2 : 5 })));
  expect(await changes()).toBe(0);
  await provider.runJobs();
  expect(await query(counted)).toEqual(days);
});

test('follow another length, and go where nobody is', async () => {
  await change(usual);
  expect(await slotsOn(DAY)).toEqual(['09:00-10:00 3/3', '10:00-11:00 3/3']);
  await change({ ...usual, inStock: false });
  // Those that have begun stay.
  expect(await query('select from slots')).toHaveLength(0);
  await change(usual);
  expect(await slotsOn(LAST)).toEqual(['09:00-10:00 3/3', '10:00-11:00 3/3']);
});

test('who has a place keeps it when the day is closed; what comes free is for nobody', async () => {
  const [booked, holding] = [newCaller(), newCaller()];
  const slot = await slotId(DAY, '09:00');
  const ADD = 'POST /subscribe/subscribe/addV2.do';
  const { orderId } = await provider.ok(ADD, bookingOf(booked, slot), booked);
  const parts = [{ slotId: slot, places: 1 }];
  const { holdId } = await provider.ok('POST /subscribe/subscribe/hold.do', { parts }, holding);
  const closed = exceptionOf({ firstDay: DAY, lastDay: DAY });
  await change({ ...usual, exceptions: [closed] });
  expect(await slotsOn(DAY)).toEqual(['09:00-10:00 2/0']);

  await provider.ok(ADD, { ...bookingOf(holding, slot), holdId }, holding);
  const other = newCaller();
  expect((await provider.call(ADD, bookingOf(other, slot), other)).code).toBe(CODE.SLOT_CLOSED);
  await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, booked);
  expect(await slotsOn(DAY)).toEqual(['09:00-10:00 1/0']);
  expect(await query('select status from orders order by status')).toEqual([
    { status: 'BOOKED' },
    { status: 'CANCELLED' },
  ]);

  await change(usual);
  expect(await slotsOn(DAY)).toEqual(['09:00-10:00 3/2', '10:00-11:00 3/3']);
  expect(await inDatabase(testDatabase, readLedger)).toMatchObject({
    unbalanced: [],
    unrecorded: 0,
  });
});

test('fewer places than are taken come once they are free', async () => {
  const on = addDays(DAY, 1);
  const slot = await slotId(on, '10:00');
  const orders: string[] = [];
  for (const caller of [newCaller(), newCaller()]) {
    const booking = bookingOf(caller, slot);
    const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', booking, caller);
    orders.push(orderId);
    if (orders.length < 2) continue;
    await change(timetableOf(everyDay(PRODUCT, { capacity: 1 })));
    expect(await slotsOn(on)).toEqual(['09:00-10:00 1/1', '10:00-11:00 2/0']);
    await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, caller);
  }
  expect(await slotsOn(on)).toEqual(['09:00-10:00 1/1', '10:00-11:00 1/0']);
});

test('a place that is being taken meanwhile is taken', async () => {
  await change(usual);
  const on = addDays(DAY, 2);
  const slot = await slotId(on, '09:00');
  const { userId } = newCaller();
  await inDatabase(testDatabase, async (database) => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(
      `with taken as (update slots set remaining = remaining - 1, held = held + 1 where id = $1 returning id)
       insert into holds (id, user_id, slot_id, places, kind, created_at, expires_at)
       select 'meanwhile', $2, id, 1, 'form', now(), 'infinity' from taken`,
      [slot, userId],
    );
    const changed = change(timetableOf(everyDay(PRODUCT, { capacity: 1 })));
    const waiting = `select from pg_locks where not granted`;
    await until(async () => (await database.pool.query(waiting)).rows.length > 0);
    await client.query('commit');
    client.release();
    await changed;
  });
  expect(await slotsOn(on)).toEqual(['09:00-10:00 1/0', '10:00-11:00 1/1']);
});

test('an announced release keeps its slots until it has ended', async () => {
  const days = { releaseDays: 2, releaseTime: '09:00' };
  const on = addDays(TODAY, 8);
  const releaseAt = Date.parse(`${addDays(on, -2)}T09:00:00+08:00`);
  await change(timetableOf(everyDay(PRODUCT, days)));
  await inDatabase(testDatabase, ({ pool }) =>
    announce(pool, [{ depaCode: CLINIC, productId: PRODUCT, releaseAt }]),
  );
  await change(timetableOf(everyDay(PRODUCT, { ...days, capacity: 1 })));
  expect(await slotsOn(on)).toEqual(['09:00-10:00 3/3', '10:00-11:00 3/3']);
  expect(await slotsOn(addDays(on, 1))).toEqual(['09:00-10:00 1/1', '10:00-11:00 1/1']);
  expect(await changes()).toBe(1);

  await query(`update slots set drawn = false where drawn`);
  await query(`update releases set state = 'ended', drawn_at = now(), ended_at = now()`);
  await provider.jobsAt(CLOCK + 2 * MINUTE);
  expect(await slotsOn(on)).toEqual(['09:00-10:00 1/1', '10:00-11:00 1/1']);
  expect(await changes()).toBe(0);
});

test('with the next month come its days', async () => {
  await change(usual);
  const next = Date.parse(`${addDays(monthEnd(TODAY), 1)}T00:00:30+08:00`);
  await provider.jobsAt(next);
  const [made] = await query<{ last: string; days: number }>(
    'select max(day) as last, count(distinct day)::integer as days from slots where day > $1',
    [LAST],
  );
  const last = monthEnd(TODAY, 2);
  expect(made).toEqual({ last, days: daysFrom(addDays(LAST, 1), last).length });
});
