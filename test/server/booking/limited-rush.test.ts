import { CODE } from '@contract/errors';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  KINDS,
  readLedger,
} from '../kit/worlds/booking-world';
import type { TestDatabase, World } from '../kit/worlds/booking-world';
import {
  countedByHand,
  dosesMissing,
  entriesNow,
  insertLot,
  limitByStock,
} from '../kit/worlds/limited-world';

const ADD = 'POST /subscribe/subscribe/addV2.do';
/** Who wants a dose; doses that are valid on both days, and those that are only on the first. */
const [CALLERS, LONG, SHORT] = [600, 40, 10];
/** Days from now of the two slots; each has a place for everybody. */
const [FIRST, SECOND] = [2, 9];

describe.each(KINDS)('a rush for the last doses, on %s', (kind) => {
  let testDatabase: TestDatabase;
  let world: World;
  let providers: Provider[];

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    world = await createWorld(testDatabase, {
      callers: CALLERS,
      slots: [FIRST, SECOND].map((days) => ({ day: dayFrom(days), capacity: CALLERS })),
    });
    await inDatabase(testDatabase, async (database) => {
      await insertLot(database, { lot: 'LONG1', expiry: dayFrom(60), doses: LONG });
      await insertLot(database, { lot: 'SHORT1', expiry: dayFrom(FIRST + 2), doses: SHORT });
      await limitByStock(database);
    });
    const start = (): Promise<Provider> => startOn(testDatabase);
    // On PostgreSQL two providers share the database.
    providers = kind === 'postgres' ? await Promise.all([start(), start()]) : [await start()];
  });
  afterAll(async () => {
    await Promise.all(providers.map((provider) => provider.halt()));
    await testDatabase?.remove();
  });

  test('each is booked once, at whichever provider, and everybody else hears that there are none', async () => {
    const answers = await Promise.all(
      world.callers.map((caller, index) => {
        const provider = providers[index % providers.length] as Provider;
        const slotId = world.slotIds[index % 3 === 0 ? 1 : 0] ?? 0;
        return provider.call(ADD, bookingOf(caller, slotId), { token: caller.token });
      }),
    );
    const booked = answers.filter(({ code }) => code === CODE.SUCCESS).length;
    const refused = answers.filter(({ code }) => code !== CODE.SUCCESS);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set([CODE.SLOT_FULL]));
    await Promise.all(providers.map((provider) => provider.halt()));
    await inDatabase(testDatabase, async (database) => {
      const { orders, unbalanced } = await readLedger(database);
      expect(unbalanced).toEqual([]);
      expect(orders).toHaveLength(booked);
      const ofSecond = orders.filter(({ slot_id }) => slot_id === world.slotIds[1]).length;
      expect(ofSecond).toBeLessThanOrEqual(LONG);
      expect(booked).toBe(LONG + SHORT);
      expect((await entriesNow(database))?.remaining.every((count) => count >= 0)).toBe(true);
      expect(await countedByHand(database)).toEqual((await entriesNow(database))?.remaining);
      expect(await dosesMissing(database)).toBe(0);
    });
  });
});
