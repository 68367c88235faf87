import { BOOK_BATCH, BOOK_FITTING } from '../../../server/domain/booking/engine/book-statement';
import type { BookedRow } from '../../../server/domain/booking/engine/book-statement';
import type { Booking } from '../../../server/domain/booking/booking';
import { bookingValues } from '../../../server/domain/booking/engine/booking-columns';
import { BOOK_HELD } from '../../../server/domain/booking/engine/held-statement';
import { BOOK_PARTY } from '../../../server/domain/booking/engine/party-statement';
import {
  dayFrom,
  insertMembers,
  OFFLINE_CLINIC,
  OTHER_CLINIC,
  readLedger,
  WOMENS_PRODUCT,
} from '../booking-world';
import type { Caller } from '../booking-world';
import {
  AT,
  BEYOND,
  bookingOf,
  DAY,
  insertEntry,
  giveBack,
  insertHold,
  insertTurn,
  NOW,
  openStatements,
  slotNow,
} from './statement-world';
import type { StatementWorld } from './statement-world';

// The statements that make orders, asked what the handlers above them would refuse first.
let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
});
afterAll(() => world.close());

const CHANGES = 3;
const values = (bookings: readonly Booking[]): unknown[] => bookingValues(bookings, AT, CHANGES);
const book = (...bookings: Booking[]) => world.run<BookedRow>(BOOK_BATCH, values(bookings));
const bookHeld = (holdId: string, ...bookings: Booking[]) =>
  world.run<BookedRow>(BOOK_HELD, [...values(bookings), bookings.map(() => holdId)]);

interface PartyWish {
  readonly holdId?: string;
  readonly replaced?: readonly (string | null)[];
  readonly ticketId?: string;
  /** Orders that start later give way. */
  readonly startsAfter?: number;
}
const bookParty = async (
  bookings: readonly Booking[],
  { holdId, replaced, ticketId, startsAfter = NOW }: PartyWish = {},
) => {
  const rows = await world.run<{ what: string; id: string }>(BOOK_PARTY, [
    ...values(bookings),
    holdId ?? null,
    replaced ?? bookings.map(() => null),
    null,
    ['BOOKED'],
    new Date(startsAfter),
    ticketId ?? null,
  ]);
  return rows.filter(({ what }) => what === 'made');
};

/** Books one place in each of the ways there are. @returns how many orders were made */
const WAYS = {
  'one of a batch': async (caller: Caller, slotId: number, more: Partial<Booking> = {}) =>
    (await book(bookingOf(caller, slotId, more))).length,
  'one of a batch in which somebody else is booked already': async (
    caller: Caller,
    slotId: number,
    more: Partial<Booking> = {},
  ) => (await world.run(BOOK_FITTING, values([bookingOf(caller, slotId, more)]))).length,
  'a place that is held': async (caller: Caller, slotId: number, more: Partial<Booking> = {}) => {
    const holdId = await insertHold(world, { userId: caller.userId, slotId });
    return (await bookHeld(holdId, bookingOf(caller, slotId, more))).length;
  },
  'one of a family': async (caller: Caller, slotId: number, more: Partial<Booking> = {}) =>
    (await bookParty([bookingOf(caller, slotId, more)])).length,
};

describe.each(Object.entries(WAYS))('booking %s', (_, made) => {
  test('makes the order', async () => {
    expect(await made(world.caller(), await world.slot())).toBe(1);
  });
  test.each([
    ['closed', `closed_at = now()`],
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
    const ids = (await book(...bookings)).map(({ id }) => id);
    expect(ids.sort()).toEqual(
      bookings
        .slice(0, 2)
        .map(({ orderId }) => orderId)
        .sort(),
    );
    expect(await slotNow(world, slotId)).toEqual({ remaining: 0, held: 0 });
  });

  test.each(Object.entries(WAYS))(
    'answers a repeated key with its order, and another account’s with a new one: %s',
    async (_, made) => {
      const [one, two] = [world.caller(), world.caller()];
      const slotId = await world.slot();
      const first = bookingOf(one, slotId);
      await book(first);
      const { idempotencyKey } = first;
      // As if another dose were asked for: no index may be what refuses it.
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
    await book(bookingOf(one, slotId));
    const wish = bookingOf(two, slotId);
    const made = await world.run<BookedRow>(BOOK_FITTING, values([bookingOf(one, slotId), wish]));
    expect(made.map(({ id }) => id)).toEqual([wish.orderId]);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 1, held: 0 });
  });
});

describe('a held place', () => {
  const orders = async (hold: Parameters<typeof insertHold>[1], more: Partial<Booking> = {}) => {
    const caller = world.caller();
    const holdId = await insertHold(world, { ...hold, userId: hold.userId ?? caller.userId });
    return (await bookHeld(holdId, bookingOf(caller, hold.slotId, more))).length;
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
    await giveBack(world, holdId);
    expect(await bookHeld(holdId, bookingOf(caller, slotId))).toEqual([]);
  });
  test('is one of its own slot', async () => {
    const [caller, slotId, other] = [world.caller(), await world.slot(), await world.slot()];
    const holdId = await insertHold(world, { userId: caller.userId, slotId });
    expect(await bookHeld(holdId, bookingOf(caller, other))).toEqual([]);
    expect(await bookHeld('no such', bookingOf(caller, slotId))).toEqual([]);
  });
  test('makes one order, though two ask with it at once', async () => {
    const [caller, slotId] = [world.caller(), await world.slot()];
    const holdId = await insertHold(world, { userId: caller.userId, slotId });
    const wishes = [bookingOf(caller, slotId), bookingOf(caller, slotId, { doseNo: 2 })];
    expect(await bookHeld(holdId, ...wishes)).toHaveLength(1);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 2, held: 0 });
  });
  test('of two slots is for a family, as a whole', async () => {
    const [caller, slotId, next] = [world.caller(), await world.slot(), await world.slot()];
    const id = await insertHold(world, { userId: caller.userId, slotId });
    await insertHold(world, { userId: caller.userId, slotId: next, id, part: 1 });
    expect(await bookHeld(id, bookingOf(caller, slotId))).toEqual([]);
  });
  test('stays held where its owner is booked already', async () => {
    const [caller, slotId] = [world.caller(), await world.slot()];
    await book(bookingOf(caller, slotId));
    const holdId = await insertHold(world, { userId: caller.userId, slotId });
    expect(await bookHeld(holdId, bookingOf(caller, slotId))).toEqual([]);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 1, held: 1 });
  });
});

describe.each([
  ['alone', (holdId: string, booking: Booking) => bookHeld(holdId, booking)],
  ['in a family', (holdId: string, booking: Booking) => bookParty([booking], { holdId })],
] as const)('a place offered to who waits, booked %s', (_, bookWith) => {
  test('is for the person and the dose that waited', async () => {
    const caller = world.caller();
    const [second = ''] = await insertMembers(world.database, caller, [{}]);
    const slotId = await world.slot({ capacity: 1 });
    const holdId = await insertHold(world, { userId: caller.userId, slotId, kind: 'offer' });
    const wish = (more: Partial<Booking> = {}) => bookWith(holdId, bookingOf(caller, slotId, more));
    // The entry of somebody else's offer says nothing about this one.
    await insertEntry(world, caller, { hold_id: 'another', depa_code: OFFLINE_CLINIC });
    expect(await wish()).toEqual([]);
    await insertEntry(world, caller, { hold_id: holdId, depa_code: OTHER_CLINIC });
    expect(await wish({ linkmanId: second })).toEqual([]);
    expect(await wish({ doseNo: 2 })).toEqual([]);
    expect(await wish()).toHaveLength(1);
  });
});

describe('a family', () => {
  const family = async (count: number, slotId: number) => {
    const caller = world.caller();
    const ids = await insertMembers(
      world.database,
      caller,
      Array.from({ length: count - 1 }, () => ({})),
    );
    const people = [caller.linkmanId, ...ids];
    const bookings = people.map((linkmanId) =>
      bookingOf(caller, slotId, { linkmanId, personKey: linkmanId }),
    );
    return { caller, bookings };
  };

  test('is booked as a whole or not at all', async () => {
    const slotId = await world.slot({ capacity: 2 });
    const three = await family(3, slotId);
    expect(await bookParty(three.bookings)).toEqual([]);
    const two = await family(2, slotId);
    expect(await bookParty(two.bookings)).toHaveLength(2);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 0, held: 0 });
  });

  test('is no more than five people', async () => {
    const { bookings } = await family(6, await world.slot({ capacity: 9 }));
    expect(await bookParty(bookings)).toEqual([]);
  });

  test('of a release is no more people than its turn was given places', async () => {
    const slotId = await world.slot();
    const { caller, bookings } = await family(2, slotId);
    const { ticketId } = await insertTurn(world, caller, slotId, { people: 2, places: 1 });
    expect(await bookParty(bookings, { ticketId })).toEqual([]);
    expect(await bookParty(bookings.slice(0, 1), { ticketId })).toHaveLength(1);
    expect(await world.value('select state from release_tickets where id = $1', [ticketId])).toBe(
      'used',
    );
  });

  test.each([
    ['that waits', { state: 'waiting' }],
    ['whose time is over', { until: NOW }],
  ])('is not booked with a ticket %s', async (_what, turn) => {
    const slotId = await world.slot();
    const { caller, bookings } = await family(1, slotId);
    const { ticketId } = await insertTurn(world, caller, slotId, turn);
    expect(await bookParty(bookings, { ticketId })).toEqual([]);
  });

  test('is not booked with somebody else’s ticket, nor with one of another release', async () => {
    const slotId = await world.slot();
    const { caller, bookings } = await family(1, slotId);
    const { ticketId } = await insertTurn(world, world.caller(), slotId);
    expect(await bookParty(bookings, { ticketId })).toEqual([]);
    const other = await insertTurn(world, caller, await world.slot());
    expect(await bookParty(bookings, { ticketId: other.ticketId })).toEqual([]);
  });

  test('uses its hold up and gives back what it does not need', async () => {
    const slotId = await world.slot({ capacity: 3 });
    const { caller, bookings } = await family(2, slotId);
    const holdId = await insertHold(world, { userId: caller.userId, slotId, places: 3 });
    const stranger = await insertHold(world, {
      userId: world.caller().userId,
      slotId: await world.slot({ capacity: 1 }),
    });
    expect(await bookParty(bookings, { holdId: stranger })).toEqual([]);
    expect(await bookParty(bookings, { holdId })).toHaveLength(2);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 1, held: 0 });
  });

  test.each([
    ['over', { expiresAt: NOW }, false],
    ['given back', {}, true],
  ])('has no place by a hold that is %s', async (_what, hold, isBack) => {
    const slotId = await world.slot({ capacity: 1 });
    const { caller, bookings } = await family(1, slotId);
    const holdId = await insertHold(world, { userId: caller.userId, slotId, ...hold });
    if (isBack) await giveBack(world, holdId);
    // Somebody else has taken what went back.
    if (isBack) await book(bookingOf(world.caller(), slotId));
    expect(await bookParty(bookings, { holdId })).toEqual([]);
  });

  test('has no place by somebody else’s hold', async () => {
    const slotId = await world.slot({ capacity: 1 });
    const { bookings } = await family(1, slotId);
    const holdId = await insertHold(world, { userId: world.caller().userId, slotId });
    expect(await bookParty(bookings, { holdId })).toEqual([]);
  });
});

describe('an order that gives way', () => {
  /** Somebody's order in a slot, and a wish for another one. */
  const standing = async (more: Partial<Booking> = {}) => {
    const caller = world.caller();
    const [from, to] = [await world.slot(), await world.slot({ day: dayFrom(1, Date.parse(DAY)) })];
    const old = bookingOf(caller, from, more);
    await book(old);
    const replace = (wish: Partial<Booking> = {}, startsAfter = NOW) =>
      bookParty([bookingOf(caller, to, wish)], { replaced: [old.orderId], startsAfter });
    return { caller, old, from, to, replace };
  };
  const set = (orderId: string, change: string) =>
    world.database.pool.query(`update orders set ${change} where id = $1`, [orderId]);

  test('ends with the making of the new one, and its place goes back', async () => {
    const { old, from, to, replace } = await standing();
    expect(await replace()).toHaveLength(1);
    expect(await world.value('select status from orders where id = $1', [old.orderId])).toBe(
      'CANCELLED',
    );
    expect([await slotNow(world, from), await slotNow(world, to)]).toEqual([
      { remaining: 3, held: 0 },
      { remaining: 2, held: 0 },
    ]);
  });

  test.each([
    ['has arrived', `status = 'ARRIVED'`],
    ['was paid ahead', 'paid_cents = 1'],
  ])('does not where it %s', async (_what, change) => {
    const { old, replace } = await standing();
    await set(old.orderId, change);
    expect(await replace({ doseNo: 1 }).catch(() => 'refused')).toEqual([]);
  });

  test('does not where it begins too soon', async () => {
    const { replace } = await standing();
    expect(await replace({}, Date.parse(`${DAY}T23:59:00+08:00`))).toEqual([]);
  });

  test.each([
    ['person', { personKey: 'somebody else' }],
    ['vaccine', { vaccineCode: 'V2' }],
    ['dose', { doseNo: 2 }],
  ])('does not to one of another %s', async (_what, wish) => {
    const { replace } = await standing();
    expect(await replace(wish)).toEqual([]);
  });

  test('is one’s own', async () => {
    const { old } = await standing();
    const other = world.caller();
    const wish = bookingOf(other, await world.slot(), { personKey: old.personKey });
    expect(await bookParty([wish], { replaced: [old.orderId] }).catch(() => [])).toEqual([]);
    expect(await world.value('select status from orders where id = $1', [old.orderId])).toBe(
      'BOOKED',
    );
  });

  test('leaves its own place to the new one where nothing else is free', async () => {
    const caller = world.caller();
    const slotId = await world.slot({ capacity: 1 });
    const old = bookingOf(caller, slotId);
    await book(old);
    const anew = bookingOf(caller, slotId);
    expect(await bookParty([anew], { replaced: [old.orderId] })).toHaveLength(1);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 0, held: 0 });
  });
});

test('the books are right after all of it', async () => {
  expect((await readLedger(world.database)).unbalanced).toEqual([]);
});
