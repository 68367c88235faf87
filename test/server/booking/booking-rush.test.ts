import { CODE } from '@contract/errors';
import type { Provider } from '../kit/harness';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  KINDS,
  newKey,
  readLedger,
} from '../kit/worlds/booking-world';
import type { TestDatabase, World } from '../kit/worlds/booking-world';
import { startOn } from '../kit/start-on';

const CLIENTS = 2_000;
const CAPACITY = 100;
const ADD = 'POST /subscribe/subscribe/addV2.do';

describe.each(KINDS)('a rush on %s', (kind) => {
  let testDatabase: TestDatabase;
  let world: World;
  let providers: Provider[];

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    const slots = [CAPACITY, 30].map((capacity, index) => ({
      day: dayFrom(2 + index),
      capacity,
    }));
    world = await createWorld(testDatabase, { callers: CLIENTS + 60, slots });
    const start = (): Promise<Provider> => startOn(testDatabase);
    // On PostgreSQL two providers share the database.
    providers = kind === 'postgres' ? await Promise.all([start(), start()]) : [await start()];
  });
  afterAll(async () => {
    await Promise.all(providers.map((provider) => provider.halt()));
    await testDatabase?.remove();
  });

  const at = (index: number): Provider => providers[index % providers.length] as Provider;

  test('gives exactly as many orders as there are places and tells everybody else that it is full', async () => {
    const [slotId = 0] = world.slotIds;
    const answers = await Promise.all(
      world.callers
        .slice(0, CLIENTS)
        .map((caller, index) =>
          at(index).call(ADD, bookingOf(caller, slotId), { token: caller.token }),
        ),
    );
    const codes = new Map<string, number>();
    for (const { code } of answers) codes.set(code, (codes.get(code) ?? 0) + 1);
    expect(Object.fromEntries(codes)).toEqual({
      [CODE.SUCCESS]: CAPACITY,
      [CODE.SLOT_FULL]: CLIENTS - CAPACITY,
    });
    const refused = answers.find(({ code }) => code === CODE.SLOT_FULL);
    expect(refused?.data).toMatchObject({ alternatives: [{ slotId: world.slotIds[1] }] });
  });

  test('answers a repeated request with the same order, at whichever provider it arrives', async () => {
    const slotId = world.slotIds[1] ?? 0;
    const callers = world.callers.slice(CLIENTS, CLIENTS + 10);
    const answers = await Promise.all(
      callers.flatMap((caller) => {
        const form = bookingOf(caller, slotId);
        return [0, 1, 2, 3].map((n) => at(n).ok(ADD, form, { token: caller.token }));
      }),
    );
    const ids = callers.map((_, index) =>
      answers.slice(index * 4, index * 4 + 4).map(({ orderId }) => orderId),
    );
    for (const group of ids) expect(new Set(group).size).toBe(1);
    expect(new Set(ids.flat()).size).toBe(callers.length);
  });

  test('lets a person in once, however many keys ask, without failing the neighbours in the batch', async () => {
    const slotId = world.slotIds[1] ?? 0;
    const callers = world.callers.slice(CLIENTS + 10, CLIENTS + 30);
    const [twice, ...others] = callers;
    if (!twice) throw new Error('No callers.');
    const asked = [...Array.from({ length: 8 }, () => twice), ...others];
    const answers = await Promise.all(
      asked.map((caller, index) =>
        at(index).call(ADD, bookingOf(caller, slotId, newKey()), { token: caller.token }),
      ),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.slice(0, 8).sort()).toEqual([
      CODE.SUCCESS,
      ...Array<string>(7).fill(CODE.DUPLICATE_ORDER),
    ]);
    expect(new Set(codes.slice(8))).toEqual(new Set([CODE.SUCCESS]));
    const winner = answers.slice(0, 8).find(({ code }) => code === CODE.SUCCESS)?.data.orderId;
    const loser = answers.slice(0, 8).find(({ code }) => code === CODE.DUPLICATE_ORDER);
    expect(loser?.data).toMatchObject({ orderId: winner });
  });

  test('leaves every slot in balance', async () => {
    await Promise.all(providers.map((provider) => provider.halt()));
    const ledger = await inDatabase(testDatabase, readLedger);
    expect(ledger.unbalanced).toEqual([]);
    expect(ledger.unrecorded).toBe(0);
    expect(ledger.orders).toHaveLength(CAPACITY + 30);
  });
});
