import type { Booking } from '../../server/domain/booking/submission/booking';
import { createBookingEngine } from '../../server/domain/booking/submission/engine/engine';
import { newOrderId, newReference } from '../../server/shared/lifecycle/order-id';
import {
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  newKey,
} from '../server/kit/worlds/booking-world';
import type { Caller, Kind, TestDatabase, World } from '../server/kit/worlds/booking-world';
import { shareSlots } from '../server/kit/worlds/shared-slots-world';
import { startOn } from '../server/kit/start-on';
import { TEST_CIPHER } from '../server/kit/test-cipher';
import { removeDirectory, temporaryDirectory } from '../server/kit/temporary-directory';
import {
  assertBalanced,
  insertWaitlistOffers,
  insertProducts,
  offeredHoldId,
  productName,
  limitProducts,
} from './bench-world';
import { bookingRequest, trivialRequest } from './booking-requests';
import { postRequest, sendLoad } from './load';
import type { Load } from './load';
import { batchScript, pgbench, singleScript } from './pgbench';
import type { Target } from './pgbench';
import { bookOne } from './single-statement';

/** Fewer for a quick run: `npm run bench:booking -- 1`. */
const ROUNDS = Number(process.argv[2] ?? 3);
const CALLERS = 30_000;
/**
 * Requests in flight at the same time, a fifth of the people at the opening of a release: while one batch is in the
 * database, others are parsed, checked and answered.
 */
const CONNECTIONS = 1_024;
/** Bookings in flight at the same time where there is no HTTP. */
const IN_PROCESS = 512;
/** Node option that `npm start` sets for the provider: see docs/operating.md. */
const AS_STARTED = '--max-semi-space-size=64';
/** Slots per product: `hot` uses the first only, `spread` uses all. */
const SLOTS = 200;
const ROUND = 2_000; // ms per measurement
/** ms until V8 has compiled the provider's hot code. */
const WARM_UP = 6_000;
const HOLD = '/subscribe/subscribe/hold.do';
/**
 * Products of bookings without a hold, of bookings with one, and of offers; the last are for warming up and for the
 * embedded database.
 */
const HELD_FROM = 2 * ROUNDS;
const OFFERED_FROM = 3 * ROUNDS;
const SPARE = 4 * ROUNDS;
/** Number of those spare products: plain spread, plain hot, held, offered. */
const SPARES = 4;
/** Products after those that share one slot, and how many they are; then those limited by their stock, one a round. */
const SHARED_FROM = SPARE + SPARES;
const SHARED = 20;
const LIMITED_FROM = SHARED_FROM + SHARED;

type Spread = 'hot' | 'spread';
const rates = new Map<string, number[]>();
const note = (name: string, perSecond: number): void => {
  rates.set(name, [...(rates.get(name) ?? []), perSecond]);
  process.stdout.write(`  ${name.padEnd(44)} ${Math.round(perSecond).toLocaleString('en')}/s\n`);
};
const median = (name: string): number => {
  const sorted = [...(rates.get(name) ?? [])].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
};

interface Ground {
  readonly testDatabase: TestDatabase;
  readonly world: World;
  /** First slot of each product. */
  readonly firstSlots: readonly number[];
}

async function prepare(kind: Kind): Promise<Ground> {
  const testDatabase = await createTestDatabase(kind);
  const world = await createWorld(testDatabase, { callers: CALLERS, slots: [] });
  const firstSlots = await inDatabase(testDatabase, async (database) => {
    const slots = await insertProducts(database, LIMITED_FROM + ROUNDS, SLOTS, dayFrom);
    const shared = Array.from({ length: SHARED }, (_, index) => productName(SHARED_FROM + index));
    await shareSlots(database, shared);
    await limitProducts(database, LIMITED_FROM, ROUNDS, CALLERS);
    return slots;
  });
  return { testDatabase, world, firstSlots };
}

/** Every caller books each product once. */
function* requests(ground: Ground, product: number, spread: Spread): Generator<Buffer> {
  let n = 0;
  for (const caller of ground.world.callers) {
    n += 1;
    const slotId = (ground.firstSlots[product] ?? 0) + (spread === 'hot' ? 0 : n % SLOTS);
    yield bookingRequest(caller, productName(product), slotId);
  }
}

/** Every caller books one of the products that share a slot, another one in each round. */
function* sharedRequests(ground: Ground, round: number): Generator<Buffer> {
  let n = round;
  for (const caller of ground.world.callers) {
    n += 1;
    const productId = productName(SHARED_FROM + (n % SHARED));
    yield bookingRequest(caller, productId, ground.firstSlots[SHARED_FROM] ?? 0);
  }
}

/** Built beforehand, so that the load generator takes little processor time. */
function send(url: string, requests: Iterable<Buffer>, ms = ROUND): Promise<Load> {
  const ready = [...requests][Symbol.iterator]();
  return sendLoad(url, CONNECTIONS, ms, () => ready.next().value ?? null);
}

const overHttp = (ground: Ground, url: string, product: number, spread: Spread, ms = ROUND) =>
  send(url, requests(ground, product, spread), ms);

const slotOf = (ground: Ground, product: number): number => ground.firstSlots[product] ?? 0;

/** Bookings that use the callers' own holds. */
function* heldRequests(
  ground: Ground,
  product: number,
  retained: Iterable<readonly [Caller, string]>,
): Generator<Buffer> {
  for (const [caller, holdId] of retained)
    yield bookingRequest(caller, productName(product), slotOf(ground, product), { holdId });
}

/** Every caller holds one place in the same slot. */
function* holdRequests(ground: Ground, product: number): Generator<Buffer> {
  const slotId = slotOf(ground, product);
  for (const caller of ground.world.callers)
    yield postRequest(HOLD, caller.token, { parts: [{ slotId, places: 1 }] });
}

function targetOf(ground: Ground, product: number, spread: Spread): Target {
  const prefixOf = (id: string): string => id.slice(0, id.lastIndexOf('-') + 1);
  const [caller] = ground.world.callers as [Caller];
  return {
    productId: productName(product),
    vaccineCode: productName(product),
    firstSlot: ground.firstSlots[product] ?? 0,
    slots: spread === 'hot' ? 1 : SLOTS,
    users: CALLERS,
    userPrefix: prefixOf(caller.userId),
    linkmanPrefix: prefixOf(caller.linkmanId),
  };
}

const productOf = (round: number, spread: Spread): number => 2 * round + (spread === 'hot' ? 0 : 1);

/** The active form holds of a product, each with its caller. */
async function heldCapacity(ground: Ground, product: number): Promise<[Caller, string][]> {
  const { rows } = await inDatabase(ground.testDatabase, ({ pool }) =>
    pool.query<{ id: string; user_id: string }>(
      `select id, user_id from holds where slot_id = $1 and kind = 'form' and ended_at is null`,
      [slotOf(ground, product)],
    ),
  );
  const callers = new Map(ground.world.callers.map((caller) => [caller.userId, caller]));
  return rows.map(({ id, user_id }) => [callers.get(user_id) as Caller, id]);
}

/** What the form does: every caller holds, then books what was held. */
async function formHeld(ground: Ground, url: string, product: number) {
  const holds = await send(url, holdRequests(ground, product));
  const held = await heldCapacity(ground, product);
  return { holds, books: await send(url, heldRequests(ground, product, held)) };
}

/** Every caller books their waiting-list offer. */
async function offered(ground: Ground, url: string, product: number): Promise<Load> {
  const { callers } = ground.world;
  await inDatabase(ground.testDatabase, (database) =>
    insertWaitlistOffers(database, product, slotOf(ground, product), callers),
  );
  const offeredHolds = callers.map(
    (caller) => [caller, offeredHoldId(product, caller.userId)] as const,
  );
  return send(url, heldRequests(ground, product, offeredHolds));
}

async function measureHeld(ground: Ground, url: string, round: number): Promise<void> {
  const { holds, books } = await formHeld(ground, url, HELD_FROM + round);
  note('HTTP, holds, hot', holds.perSecond);
  note('HTTP, held, hot', books.perSecond);
}

async function measureOffered(ground: Ground, url: string, round: number): Promise<void> {
  note('HTTP, offered, hot', (await offered(ground, url, OFFERED_FROM + round)).perSecond);
}

/** What the machine's HTTP does at most: everybody asks whether the clinic takes bookings for the product. */
async function measureTrivial(ground: Ground, url: string): Promise<void> {
  const requests = ground.world.callers.map((caller) => trivialRequest(caller, productName(SPARE)));
  note('HTTP, trivial', (await send(url, requests)).perSecond);
}

/** One slot that is hot for people who want different products. */
async function measureShared(ground: Ground, url: string, round: number): Promise<void> {
  const load = await send(url, sharedRequests(ground, round));
  note('HTTP, shared, hot', load.perSecond);
}

async function measurePlain(ground: Ground, url: string, round: number, spread: Spread) {
  const load = await overHttp(ground, url, productOf(round, spread), spread);
  note(`HTTP, ${spread}`, load.perSecond);
  console.log(`    p50 ${load.p50.toFixed(0)} ms, p99 ${load.p99.toFixed(0)} ms`);
}

/** The same by pgbench, one and a hundred orders a statement. */
async function measureStatements(ground: Ground, scripts: string, round: number, spread: Spread) {
  const url = ground.testDatabase.postgres?.url ?? '';
  const target = targetOf(ground, productOf(round, spread), spread);
  const seconds = ROUND / 1000;
  for (const clients of [8, 64])
    note(
      `pgbench single, ${spread}, ${clients} clients`,
      await pgbench(url, scripts, singleScript(target), clients, seconds),
    );
  const writers = spread === 'hot' ? 1 : 2;
  note(
    `pgbench 100 a statement, ${spread}`,
    100 * (await pgbench(url, scripts, batchScript(target, 100), writers, seconds)),
  );
}

async function benchPostgres(): Promise<void> {
  console.log('PostgreSQL');
  const ground = await prepare('postgres');
  const { testDatabase } = ground;
  const scripts = temporaryDirectory('pgbench');
  const provider = await startOn(testDatabase, { NODE_OPTIONS: AS_STARTED });
  await overHttp(ground, provider.url, SPARE, 'spread', WARM_UP);
  await overHttp(ground, provider.url, SPARE + 1, 'hot', WARM_UP / 2);
  await formHeld(ground, provider.url, SPARE + 2);
  await offered(ground, provider.url, SPARE + 3);
  for (let round = 0; round < ROUNDS; round += 1) {
    const cases = [
      () => measureTrivial(ground, provider.url),
      () => measureHeld(ground, provider.url, round),
      () => measureOffered(ground, provider.url, round),
      () => measurePlain(ground, provider.url, round, 'hot'),
      () => measureShared(ground, provider.url, round),
      () =>
        overHttp(ground, provider.url, LIMITED_FROM + round, 'hot').then((load) =>
          note('HTTP, limited, hot', load.perSecond),
        ),
      () => measureStatements(ground, scripts, round, 'hot'),
      () => measurePlain(ground, provider.url, round, 'spread'),
      () => measureStatements(ground, scripts, round, 'spread'),
    ];
    // The first measurement finds smaller tables, so each round starts with another one.
    for (const index of cases.keys()) await cases[(index + 2 * round) % cases.length]?.();
  }
  await provider.halt();
  await assertBalanced(testDatabase);
  removeDirectory(scripts);
  await testDatabase.remove();
}

/** Books without HTTP for a time, with a fixed number in flight. */
async function inProcess(
  ground: Ground,
  product: number,
  book: (booking: Booking) => Promise<unknown>,
): Promise<number> {
  const name = productName(product);
  const callers = ground.world.callers[Symbol.iterator]();
  const started = performance.now();
  let count = 0;
  const work = async (): Promise<void> => {
    while (performance.now() - started < ROUND) {
      const { value: caller } = callers.next() as IteratorResult<Caller, undefined>;
      if (!caller) return;
      await book({
        orderId: newOrderId(Date.now()),
        reference: newReference(),
        userId: caller.userId,
        linkmanId: caller.linkmanId,
        personKey: caller.linkmanId,
        // Each product is booked once by a person, in the order of the measurements.
        personTurn: product + 1,
        claimant: '',
        bookedBy: '',
        idempotencyKey: newKey(),
        slotId: ground.firstSlots[product] ?? 0,
        depaCode: 'D1',
        productId: name,
        vaccineCode: name,
        doseNo: 1,
        status: 'BOOKED',
        priceCents: 1,
        serviceFeeCents: 1,
        mobile: TEST_CIPHER.seal('13800000000'),
        remark: '',
        guidelineVersion: 'bench',
      });
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: IN_PROCESS }, work));
  return count / ((performance.now() - started) / 1000);
}

async function benchEmbedded(): Promise<void> {
  console.log('PGlite');
  const ground = await prepare('pglite');
  await inDatabase(ground.testDatabase, async ({ pool }) => {
    const engine = createBookingEngine({ runner: pool, now: Date.now });
    for (let round = 0; round < ROUNDS; round += 1) {
      note(
        'embedded, one statement a booking',
        await inProcess(ground, 2 * round, (booking) => bookOne(pool, booking, Date.now())),
      );
      note(
        'embedded, batched',
        await inProcess(ground, 2 * round + 1, (booking) => engine.book(booking)),
      );
    }
  });
  const provider = await startOn(ground.testDatabase, { NODE_OPTIONS: AS_STARTED });
  await overHttp(ground, provider.url, SPARE, 'spread', WARM_UP);
  note('embedded, HTTP, hot', (await overHttp(ground, provider.url, SPARE + 1, 'hot')).perSecond);
  await provider.halt();
  await assertBalanced(ground.testDatabase);
  await ground.testDatabase.remove();
}

function ratio(of: string, to: string, least?: number): boolean {
  const value = median(of) / median(to);
  const verdict =
    least === undefined
      ? ''
      : value >= least
        ? `  (at least ${least}: yes)`
        : `  (at least ${least}: NO)`;
  console.log(`  ${of} / ${to} = ${value.toFixed(1)}×${verdict}`);
  return least === undefined || value >= least;
}

async function main(): Promise<void> {
  await benchPostgres();
  await benchEmbedded();
  console.log(`Medians of ${ROUNDS} rounds, bookings a second`);
  for (const name of rates.keys())
    console.log(`  ${name.padEnd(44)} ${Math.round(median(name)).toLocaleString('en')}`);
  console.log('Ratios');
  const held = [
    ratio('HTTP, hot', 'HTTP, trivial', 0.35),
    ratio('HTTP, hot', 'pgbench single, hot, 8 clients', 3),
    ratio('HTTP, hot', 'pgbench single, hot, 64 clients'),
    ratio('HTTP, spread', 'pgbench single, spread, 8 clients'),
    ratio('HTTP, spread', 'pgbench single, spread, 64 clients'),
    ratio('HTTP, hot', 'pgbench 100 a statement, hot'),
    ratio('HTTP, held, hot', 'HTTP, hot', 0.6),
    ratio('HTTP, holds, hot', 'HTTP, hot', 0.6),
    ratio('HTTP, offered, hot', 'HTTP, hot', 0.6),
    ratio('HTTP, shared, hot', 'HTTP, hot', 0.8),
    ratio('HTTP, limited, hot', 'HTTP, hot', 0.7),
    ratio('embedded, batched', 'embedded, one statement a booking', 5),
  ];
  process.exitCode = held.every(Boolean) ? 0 : 1;
}

void main();
