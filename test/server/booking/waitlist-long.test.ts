import { createOffers, MOST_READ } from '../../../server/domain/booking/waitlist/offer-freed-slots';
import { instantOf } from '../../../server/kernel/clock';
import type { Database } from '../../../server/db/database';
import {
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  insertCallers,
  insertSlots,
  openIn,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { offeredTo, capacityOf, putInQueue, servicesAt } from '../kit/worlds/waitlist-world';

// A line whose first people the evaluation refuses: they are too young by now.
const DAY = dayFrom(5);
const YOUNG = dayFrom(-400);
const HELD = { remaining: 0, held: 1 };
const FREE = { remaining: 1, held: 0 };

let testDatabase: TestDatabase;
let database: Database;
let services: ReturnType<typeof servicesAt>;
const clock = { now: 0 };
beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  database = await openIn(testDatabase);
  services = servicesAt(database, clock);
});
afterAll(async () => {
  await database?.close();
  await testDatabase?.remove();
});

/** A freed place for which people wait: some who are too young before others who are not. */
async function scene(young: number, old: number): Promise<{ slotId: number; others: Caller[] }> {
  const { pool } = database;
  for (const table of ['waitlist_entries', 'holds', 'slots'])
    await pool.query(`delete from ${table}`);
  const [slotId = 0] = await insertSlots(database, [{ day: DAY, capacity: 0 }]);
  await putInQueue(
    database,
    await insertCallers(database, young, { birthday: YOUNG }),
    CLINIC,
    DAY,
  );
  const others = await insertCallers(database, old);
  await putInQueue(database, others, CLINIC, DAY);
  await pool.query('update slots set remaining = 1, capacity = 1 where id = $1', [slotId]);
  expect(await capacityOf(database, slotId)).toEqual(HELD);
  return { slotId, others };
}

/** Runs the job at this time of today. @returns whether there may be more */
function run(offer: ReturnType<typeof createOffers>, time: string): Promise<boolean> {
  clock.now = instantOf(dayFrom(0), time);
  return offer(clock.now);
}

test('a place goes to the first whom it suits, however many stand before them', async () => {
  const { slotId, others } = await scene(45, 2);
  expect(await run(createOffers(services), '10:00')).toBe(false);
  expect(await offeredTo(database, slotId)).toEqual([others[0]?.userId]);
});

test('a run reads so many people, and the next goes on where it stopped', async () => {
  const { slotId, others } = await scene(MOST_READ + 1, 1);
  const offer = createOffers(services);
  expect(await run(offer, '10:00')).toBe(true);
  expect(await offeredTo(database, slotId)).toEqual([]);
  expect(await capacityOf(database, slotId)).toEqual(HELD);
  expect(await run(offer, '10:00')).toBe(false);
  expect(await offeredTo(database, slotId)).toEqual([others[0]?.userId]);
});

test('a place that suits nobody is everybody’s, by day and by night', async () => {
  for (const time of ['10:00', '22:00']) {
    const { slotId } = await scene(21, 0);
    await run(createOffers(services), time);
    expect(await capacityOf(database, slotId)).toEqual(FREE);
  }
});

test('one that is kept over night is looked at again ten minutes later', async () => {
  const { slotId } = await scene(1, 1);
  const offer = createOffers(services);
  await run(offer, '22:00');
  await database.pool.query(`update linkmen set birthday = $1`, [YOUNG]);
  await run(offer, '22:09');
  expect(await capacityOf(database, slotId)).toEqual(HELD);
  await run(offer, '22:10');
  expect(await capacityOf(database, slotId)).toEqual(FREE);
});
