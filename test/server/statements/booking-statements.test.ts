import { BOOK_FITTING } from '../../../server/domain/booking/submission/engine/book-statement';
import type { BookedRow } from '../../../server/domain/booking/submission/engine/book-statement';
import type { Booking } from '../../../server/domain/booking/submission/booking';
import {
  insertMembers,
  OFFLINE_CLINIC,
  OTHER_CLINIC,
  readLedger,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { bookingIn, valuesOf } from './booking-in';
import {
  AT,
  BEYOND,
  bookingOf,
  releaseHold,
  insertEntry,
  insertHold,
  insertTurn,
  NOW,
  openStatements,
  slotNow,
} from './statement-world';
import type { StatementWorld } from './statement-world';
import { sqlNow } from '../../run-clock';

// The statements that make orders, with input that the handlers above them would refuse first.
let world: StatementWorld;
let booking: ReturnType<typeof bookingIn>;
beforeAll(async () => {
  world = await openStatements();
  booking = bookingIn(world);
});
afterAll(() => world?.close());

/** Books one place by each of the statements' paths. @returns how many orders were made */
const BOOKING_CALLS = {
  'one of a batch': async (caller: Caller, slotId: number, more: Partial<Booking> = {}) =>
    (await booking.book(bookingOf(caller, slotId, more))).length,
  'one of a batch in which somebody else is booked already': async (
    caller: Caller,
    slotId: number,
    more: Partial<Booking> = {},
  ) =>
    (await BOOK_FITTING.run(world.database.pool, valuesOf([bookingOf(caller, slotId, more)])))
      .length,
  'a place that is held': async (caller: Caller, slotId: number, more: Partial<Booking> = {}) => {
    const holdId = await insertHold(world, { userId: caller.userId, slotId });
    return (await booking.bookHeld(holdId, bookingOf(caller, slotId, more))).length;
  },
  'one of a family': async (caller: Caller, slotId: number, more: Partial<Booking> = {}) =>
    (await booking.bookGroup([bookingOf(caller, slotId, more)])).length,
};

describe.each(Object.entries(BOOKING_CALLS))('booking %s', (_, made) => {
  test('makes the order', async () => {
    expect(await made(world.caller(), await world.slot())).toBe(1);
  });
  test.each([
    ['closed', `closed_at = ${sqlNow()}`],
    ['not released', `release_at = timestamptz '2026-05-04 10:00:01+08'`],
    ['of a day that is over', `day = '2026-05-03'`],
    ['of today whose time is over', `day = '2026-05-04', end_time = '10:00'`],
    ['beyond the last day', `day = '${BEYOND}'`],
  ])('makes none in a slot that is %s', async (_what, change) => {
    const slotId = await world.slot();
    await world.database.pool.query(`update slots set ${change} where id = $1`, [slotId]);
    expect(await made(world.caller(), slotId)).toBe(0);
  });
  test.each([
    ['released this moment', `release_at = timestamptz '2026-05-04 10:00:00+08'`],
    ['of today until it ends', `day = '2026-05-04', end_time = '10:01'`],
    ['of the last day', `day = '${AT.lastDay}'`],
  ])('makes one in a slot that is %s', async (_what, change) => {
    const slotId = await world.slot();
    await world.database.pool.query(`update slots set ${change} where id = $1`, [slotId]);
    expect(await made(world.caller(), slotId)).toBe(1);
  });
  test('makes none where the line of a release is open', async () => {
    const slotId = await world.slot();
    await insertTurn(world, world.caller(), slotId);
    expect(await made(world.caller(), slotId)).toBe(0);
  });
  test.each([
    ['another clinic', { depaCode: OTHER_CLINIC }],
    ['another product', { productId: WOMENS_PRODUCT }],
  ])('makes none in a slot of %s', async (_what, more) => {
    expect(await made(world.caller(), await world.slot(), more)).toBe(0);
  });
});

describe('a batch', () => {
  test('takes as many as there are places, the first ones', async () => {
    const slotId = await world.slot({ capacity: 2 });
    const bookings = Array.from({ length: 3 }, () => bookingOf(world.caller(), slotId));
    const ids = (await booking.book(...bookings)).map(({ id }) => id);
    expect(ids.sort()).toEqual(
      bookings
        .slice(0, 2)
        .map(({ orderId }) => orderId)
        .sort(),
    );
    expect(await slotNow(world, slotId)).toEqual({ remaining: 0, held: 0 });
  });

  test.each(Object.entries(BOOKING_CALLS))(
    'answers a repeated key with its order, and another account’s with a new one: %s',
    async (_, made) => {
      const [one, two] = [world.caller(), world.caller()];
      const slotId = await world.slot();
      const first = bookingOf(one, slotId);
      await booking.book(first);
      const { idempotencyKey } = first;
      // With another dose, so that no unique index can be what refuses it.
      await made(one, slotId, { idempotencyKey, doseNo: 2 });
      expect(
        await world.value('select count(*)::integer from orders where user_id = $1', [one.userId]),
      ).toBe(1);
      expect(await made(two, slotId, { idempotencyKey })).toBe(1);
    },
  );

  test('leaves out only who is booked already', async () => {
    const slotId = await world.slot();
    const [one, two] = [world.caller(), world.caller()];
    await booking.book(bookingOf(one, slotId));
    const request = bookingOf(two, slotId);
    const made = await BOOK_FITTING.run<BookedRow>(
      world.database.pool,
      valuesOf([bookingOf(one, slotId), request]),
    );
    expect(made.map(({ id }) => id)).toEqual([request.orderId]);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 1, held: 0 });
  });
});

describe('a held place', () => {
  const orders = async (hold: Parameters<typeof insertHold>[1], more: Partial<Booking> = {}) => {
    const caller = world.caller();
    const holdId = await insertHold(world, { ...hold, userId: hold.userId ?? caller.userId });
    return (await booking.bookHeld(holdId, bookingOf(caller, hold.slotId, more))).length;
  };
  test('is the order’s of its owner alone, as long as it lives', async () => {
    const slotId = await world.slot({ capacity: 9 });
    const mine = { userId: null, slotId } as const;
    expect(await orders({ ...mine, userId: world.caller().userId })).toBe(0);
    expect(await orders({ ...mine, expiresAt: NOW })).toBe(0);
    expect(await orders({ ...mine, places: 2 })).toBe(0);
    expect(await orders(mine)).toBe(1);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 4, held: 4 });
  });
  test('is no more once it was given back', async () => {
    const [caller, slotId] = [world.caller(), await world.slot()];
    const holdId = await insertHold(world, { userId: caller.userId, slotId });
    await releaseHold(world, holdId);
    expect(await booking.bookHeld(holdId, bookingOf(caller, slotId))).toEqual([]);
  });
  test('is one of its own slot', async () => {
    const [caller, slotId, other] = [world.caller(), await world.slot(), await world.slot()];
    const holdId = await insertHold(world, { userId: caller.userId, slotId });
    expect(await booking.bookHeld(holdId, bookingOf(caller, other))).toEqual([]);
    expect(await booking.bookHeld('no such', bookingOf(caller, slotId))).toEqual([]);
  });
  test('makes one order, though two ask with it at once', async () => {
    const [caller, slotId] = [world.caller(), await world.slot()];
    const holdId = await insertHold(world, { userId: caller.userId, slotId });
    const wishes = [bookingOf(caller, slotId), bookingOf(caller, slotId, { doseNo: 2 })];
    expect(await booking.bookHeld(holdId, ...wishes)).toHaveLength(1);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 2, held: 0 });
  });
  test('of two slots is for a family, as a whole', async () => {
    const [caller, slotId, next] = [world.caller(), await world.slot(), await world.slot()];
    const id = await insertHold(world, { userId: caller.userId, slotId });
    await insertHold(world, { userId: caller.userId, slotId: next, id, part: 1 });
    expect(await booking.bookHeld(id, bookingOf(caller, slotId))).toEqual([]);
  });
  test('stays held where its owner is booked already', async () => {
    const [caller, slotId] = [world.caller(), await world.slot()];
    await booking.book(bookingOf(caller, slotId));
    const holdId = await insertHold(world, { userId: caller.userId, slotId });
    expect(await booking.bookHeld(holdId, bookingOf(caller, slotId))).toEqual([]);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 1, held: 1 });
  });
});

describe.each([
  ['alone', (holdId: string, request: Booking) => booking.bookHeld(holdId, request)],
  ['in a family', (holdId: string, request: Booking) => booking.bookGroup([request], { holdId })],
] as const)('a place offered to who waits, booked %s', (_, bookWith) => {
  test('is for the person and the dose that waited', async () => {
    const caller = world.caller();
    const [second = ''] = await insertMembers(world.database, caller, [{}]);
    const slotId = await world.slot({ capacity: 1 });
    const holdId = await insertHold(world, { userId: caller.userId, slotId, kind: 'offer' });
    const request = (more: Partial<Booking> = {}) =>
      bookWith(holdId, bookingOf(caller, slotId, more));
    // A waiting-list entry of another hold does not affect this one.
    await insertEntry(world, caller, { hold_id: 'another', depa_code: OFFLINE_CLINIC });
    expect(await request()).toEqual([]);
    await insertEntry(world, caller, { hold_id: holdId, depa_code: OTHER_CLINIC });
    expect(await request({ linkmanId: second })).toEqual([]);
    expect(await request({ doseNo: 2 })).toEqual([]);
    expect(await request()).toHaveLength(1);
  });
});

test('the books are right after all of it', async () => {
  expect((await readLedger(world.database)).unbalanced).toEqual([]);
});
