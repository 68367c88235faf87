import { startProvider } from './harness';
import type { Provider } from './harness';
import {
  bookingOf,
  createPlace,
  createWorld,
  dayFrom,
  inDatabase,
  KINDS,
  readLedger,
} from './booking-world';
import type { Kind, Place, World } from './booking-world';

const CLIENTS = 400;
const PLACES = 120;
const SLOTS = 3;
const ADD = 'POST /subscribe/subscribe/addV2.do';
const CYCLES: Record<Kind, number> = { pglite: 3, postgres: 3 };
/** Orders that have been acknowledged before the blow falls; another part of the rush each time. */
const BLOW_AFTER = [5, 60, 150];

jest.setTimeout(180_000);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A provider that comes back after each crash; clients find it through `url`. */
class Phoenix {
  private constructor(
    private readonly place: Place,
    private current: Provider,
  ) {}

  static async rise(place: Place): Promise<Phoenix> {
    return new Phoenix(place, await Phoenix.start(place));
  }

  private static start(place: Place): Promise<Provider> {
    return startProvider({
      dataDir: place.dataDir,
      env: { SEED: '0' },
      ...(place.postgres && { postgres: place.postgres }),
    });
  }

  get provider(): Provider {
    return this.current;
  }

  async killAndRise(): Promise<void> {
    await this.current.kill();
    this.current = await Phoenix.start(this.place);
  }

  halt(): Promise<void> {
    return this.current.halt();
  }
}

type Form = ReturnType<typeof bookingOf>;

/** Sends a form with the same key until an answer arrives, as a client does. */
async function insist(phoenix: Phoenix, token: string, form: Form): Promise<string | null> {
  const until = Date.now() + 90_000;
  for (;;) {
    try {
      const { code, data } = await phoenix.provider.call(ADD, form, { token });
      if (code === '0000') return data.orderId;
      if (code === '20001') return null;
    } catch {
      // No answer: the order may or may not be there.
    }
    if (Date.now() > until) throw new Error('Never answered.');
    await pause(30);
  }
}

interface Acknowledged {
  readonly userId: string;
  readonly key: string;
  readonly orderId: string;
}

async function rush(
  phoenix: Phoenix,
  world: World,
  blows: readonly (() => Promise<void>)[],
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  const clients = world.callers.map(async (caller, index) => {
    const form = bookingOf(caller, world.slotIds[index % SLOTS] ?? 0);
    // A rush is not one instant: some come late.
    await pause((index % 40) * 25);
    const orderId = await insist(phoenix, caller.token, form);
    if (orderId !== null)
      acknowledged.push({ userId: caller.userId, key: form.idempotencyKey, orderId });
  });
  const strike = async (): Promise<void> => {
    for (const [index, blow] of blows.entries()) {
      const until = Date.now() + 60_000;
      while (acknowledged.length < (BLOW_AFTER[index] ?? 0) && Date.now() < until) await pause(2);
      await blow();
    }
  };
  await Promise.all([...clients, strike()]);
  return acknowledged;
}

async function expectKept(place: Place, acknowledged: readonly Acknowledged[]): Promise<void> {
  const { orders, unbalanced, untold } = await inDatabase(place, readLedger);
  expect(unbalanced).toEqual([]);
  expect(untold).toBe(0);
  const stored = new Map(
    orders.map((order) => [`${order.user_id} ${order.idempotency_key}`, order.id]),
  );
  for (const { userId, key, orderId } of acknowledged)
    expect([orderId, stored.get(`${userId} ${key}`)]).toEqual([orderId, orderId]);
  expect(acknowledged).toHaveLength(SLOTS * PLACES);
  expect(orders).toHaveLength(SLOTS * PLACES);
}

const slots = Array.from({ length: SLOTS }, (_, index) => ({
  day: dayFrom(2 + index),
  capacity: PLACES,
}));

describe.each(KINDS)('a provider on %s that is killed in a rush', (kind) => {
  let place: Place;
  beforeAll(async () => {
    place = await createPlace(kind);
  });
  afterAll(() => place.remove());

  test('keeps every order that it acknowledged, once, and every slot in balance', async () => {
    const world = await createWorld(place, { callers: CLIENTS, slots });
    const phoenix = await Phoenix.rise(place);
    const blows = Array.from({ length: CYCLES[kind] }, () => () => phoenix.killAndRise());
    const acknowledged = await rush(phoenix, world, blows);
    await phoenix.halt();
    await expectKept(place, acknowledged);
  });
});

test('PostgreSQL killed in a rush loses no order that was acknowledged', async () => {
  const place = await createPlace('postgres');
  const world = await createWorld(place, { callers: CLIENTS, slots });
  const phoenix = await Phoenix.rise(place);
  const blow = async (): Promise<void> => {
    place.postgres?.kill();
    await place.postgres?.restart();
  };
  try {
    const acknowledged = await rush(phoenix, world, [blow, blow]);
    await phoenix.halt();
    await expectKept(place, acknowledged);
  } finally {
    await phoenix.halt();
    await place.remove();
  }
});
