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
import type { Caller, Place, World } from './booking-world';

const CALLERS = 24;
const SLOTS = 4;
const PLACES = 6;
const ROUNDS = 14;

jest.setTimeout(120_000);

/** Repeatable choices: a failing run is run again with its seed. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const EXPECTED = new Set(['0000', '20001', '20002', '20007', '20010']);

describe.each(KINDS)('bookings, changes and cancellations that cross each other on %s', (kind) => {
  let place: Place;
  let world: World;
  let providers: Provider[];
  beforeAll(async () => {
    place = await createPlace(kind);
    const slots = Array.from({ length: SLOTS }, (_, index) => ({
      day: dayFrom(3 + index),
      capacity: PLACES,
    }));
    world = await createWorld(place, { callers: CALLERS, slots });
    const start = () =>
      startProvider({
        dataDir: place.dataDir,
        env: { SEED: '0' },
        ...(place.postgres && { postgres: place.postgres }),
      });
    providers = kind === 'postgres' ? [await start(), await start()] : [await start()];
  });
  afterAll(async () => {
    await Promise.all(providers.map((provider) => provider.halt()));
    await place.remove();
  });

  test('leave every slot in balance and every place given back once', async () => {
    const dice = createDice(20_261_120);
    const unexpected: string[] = [];
    const provider = (): Provider => providers[dice(providers.length)] as Provider;
    const slotId = (): number => world.slotIds[dice(SLOTS)] ?? 0;

    async function live(caller: Caller): Promise<void> {
      const as = { token: caller.token };
      let orderId: string | null = null;
      for (let round = 0; round < ROUNDS; round += 1) {
        const answers: { code: string; msg: string }[] = [];
        if (orderId === null) {
          const answer = await provider().call(
            'POST /subscribe/subscribe/addV2.do',
            bookingOf(caller, slotId()),
            as,
          );
          if (answer.code === '0000') orderId = answer.data.orderId;
          answers.push(answer);
        } else {
          const id: string = orderId;
          const cancel = () =>
            provider().call('POST /order/subscribe/cancel.do', { orderId: id, reason: 'time' }, as);
          const change = () =>
            provider().call(
              'POST /order/subscribe/update.do',
              { orderId: id, slotId: slotId() },
              as,
            );
          const rebook = () =>
            provider().call('POST /subscribe/subscribe/addV2.do', bookingOf(caller, slotId()), as);
          // The same order is pulled at from several sides at once.
          const crossing = [
            [change],
            [change, change],
            [cancel, cancel],
            [cancel, change],
            [cancel, rebook],
            [change, cancel, cancel],
          ][dice(6)];
          const results = await Promise.all((crossing ?? []).map((step) => step()));
          answers.push(...results);
          const { list } = await provider().ok(
            'GET /order/subscribe/pageList.do',
            { group: 'booked' },
            as,
          );
          orderId = list[0]?.orderId ?? null;
        }
        for (const { code, msg } of answers)
          if (!EXPECTED.has(code)) unexpected.push(`${code} ${msg}`);
      }
    }
    await Promise.all(world.callers.map(live));
    const faults = providers.map(({ output }) =>
      output.split('\n').filter((line) => line.includes('request failed')),
    );
    expect({ unexpected, faults: faults.flat() }).toEqual({ unexpected: [], faults: [] });

    await Promise.all(providers.map((one) => one.halt()));
    const { unbalanced, orders } = await inDatabase(place, readLedger);
    expect(unbalanced).toEqual([]);
    const held = orders.filter(({ status }) => status === 'BOOKED');
    expect(new Set(held.map(({ user_id }) => user_id)).size).toBe(held.length);
    expect(orders.some(({ status }) => status === 'CANCELLED')).toBe(true);
  });
});
