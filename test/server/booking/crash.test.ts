import { CODE } from '@contract/errors';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  KINDS,
  PRODUCT,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Caller, Kind, TestDatabase, World } from '../kit/worlds/booking-world';
import { familyFaults, visitAs } from './crash-families';
import type { FamilyAnswers } from './crash-families';
import { insistOn, Phoenix } from './phoenix';
import { pause, until } from '../kit/until';

const CLIENTS = 400;
const CAPACITY = 120;
const SLOTS = 3;
/** Families of two, and the capacity of each of the two slots that only some of them can get. */
const FAMILIES = 40;
const FAMILY_CAPACITY = 15;
/** s that a hold lasts: some expire while the provider is down. */
const HOLD_SECONDS = '2';
const ADD = 'POST /subscribe/subscribe/addV2.do';
const CYCLES: Record<Kind, number> = { pglite: 3, postgres: 3 };
/** Orders that have been acknowledged before the provider is killed; another part of the rush each time. */
const BLOW_AFTER = [5, 60, 150];

interface Acknowledged {
  readonly userId: string;
  readonly key: string;
  readonly orderId: string;
}

interface Answers {
  readonly acknowledged: readonly Acknowledged[];
  readonly families: readonly FamilyAnswers[];
}

async function rush(
  phoenix: Phoenix,
  world: World,
  blows: readonly (() => Promise<void>)[],
): Promise<Answers> {
  const insist = insistOn(phoenix);
  const acknowledged: Acknowledged[] = [];
  // A rush takes time: some come late.
  const late = (index: number): Promise<void> => pause((index % 40) * 25);
  const singles = world.callers.slice(FAMILIES).map(async (caller, index) => {
    const form = bookingOf(caller, world.slotIds[index % SLOTS] ?? 0);
    await late(index);
    const made = await insist((provider) => provider.call(ADD, form, caller), [CODE.SLOT_FULL]);
    if (made)
      acknowledged.push({
        userId: caller.userId,
        key: form.idempotencyKey,
        orderId: made.orderId,
      });
  });
  const families = world.secondIds.map(async (secondId, index) => {
    const family = { ...(world.callers[index] as Caller), secondId };
    await late(index);
    return visitAs(insist, family, world.slotIds.slice(SLOTS), index);
  });
  const strike = async (): Promise<void> => {
    for (const [index, blow] of blows.entries()) {
      const end = Date.now() + 60_000;
      while (acknowledged.length < (BLOW_AFTER[index] ?? 0) && Date.now() < end) await pause(2);
      await blow();
    }
  };
  const [told] = await Promise.all([Promise.all(families), ...singles, strike()]);
  return { acknowledged, families: told };
}

async function expectPreserved(
  testDatabase: TestDatabase,
  { acknowledged, families }: Answers,
): Promise<void> {
  const { ledger, faults } = await inDatabase(testDatabase, async (database) => ({
    ledger: await readLedger(database),
    faults: await familyFaults(database, families),
  }));
  expect(faults).toEqual([]);
  const { orders, unbalanced, unrecorded } = ledger;
  expect(unbalanced).toEqual([]);
  expect(unrecorded).toBe(0);
  const stored = new Map(
    orders.map((order) => [`${order.user_id} ${order.idempotency_key}`, order.id]),
  );
  for (const { userId, key, orderId } of acknowledged)
    expect([orderId, stored.get(`${userId} ${key}`)]).toEqual([orderId, orderId]);
  expect(acknowledged).toHaveLength(SLOTS * CAPACITY);
  const visits = families.filter(({ visit }) => visit !== null).length;
  expect(visits).toBeGreaterThan(0);
  expect(orders).toHaveLength(SLOTS * CAPACITY + 2 * visits);
}

const WORLD = {
  callers: CLIENTS + FAMILIES,
  families: FAMILIES,
  slots: [
    ...Array.from({ length: SLOTS }, (_, index) => ({
      day: dayFrom(2 + index),
      capacity: CAPACITY,
    })),
    ...['09:00', '10:00'].map((startTime, index) => ({
      day: dayFrom(2 + SLOTS),
      startTime,
      endTime: `${10 + index}:00`,
      capacity: FAMILY_CAPACITY,
    })),
  ],
};

/** Checks that, after every hold has expired, what is not booked in the families' slots is remaining again. */
async function expectAllBack(phoenix: Phoenix, { families }: Answers): Promise<void> {
  const visits = families.filter(({ visit }) => visit !== null).length;
  const query = { depaCode: CLINIC, productId: PRODUCT, day: dayFrom(2 + SLOTS) };
  const times = 'GET /subscribe/subscribe/departmentWorkTimes2.do';
  await until(
    async () => (await phoenix.provider.ok(times, query)).map(({ residue }) => residue),
    (left) => left.every((remaining) => remaining === FAMILY_CAPACITY - visits),
  );
}

describe.each(KINDS)('a provider on %s that is killed in a rush', (kind) => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
  });
  afterAll(() => testDatabase?.remove());

  test('keeps every order that it acknowledged, once, families whole, and every slot in balance', async () => {
    const world = await createWorld(testDatabase, WORLD);
    const phoenix = await Phoenix.rise(testDatabase, { HOLD_SECONDS });
    const blows = Array.from({ length: CYCLES[kind] }, () => () => phoenix.killAndRise());
    const told = await rush(phoenix, world, blows);
    await expectAllBack(phoenix, told);
    await phoenix.halt();
    await expectPreserved(testDatabase, told);
  });
});

test('PostgreSQL killed in a rush loses no order that was acknowledged', async () => {
  const testDatabase = await createTestDatabase('postgres');
  const world = await createWorld(testDatabase, WORLD);
  const phoenix = await Phoenix.rise(testDatabase, { HOLD_SECONDS });
  const blow = async (): Promise<void> => {
    testDatabase.postgres?.kill();
    await testDatabase.postgres?.restart();
  };
  try {
    const told = await rush(phoenix, world, [blow, blow]);
    await phoenix.halt();
    await expectPreserved(testDatabase, told);
  } finally {
    await phoenix.halt();
    await testDatabase.remove();
  }
});
