import type { Booking } from '../../../server/domain/booking/submission/booking';
import { dayFrom, insertMembers, readLedger } from '../kit/worlds/booking-world';
import { bookingIn } from './booking-in';
import {
  bookingOf,
  DAY,
  releaseHold,
  insertHold,
  insertTurn,
  NOW,
  openStatements,
  slotNow,
} from './statement-world';
import type { StatementWorld } from './statement-world';

// The statement that books a group, or replaces a conflicting order.
let world: StatementWorld;
let booking: ReturnType<typeof bookingIn>;
beforeAll(async () => {
  world = await openStatements();
  booking = bookingIn(world);
});
afterAll(() => world?.close());

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
    expect(await booking.bookGroup(three.bookings)).toEqual([]);
    const two = await family(2, slotId);
    expect(await booking.bookGroup(two.bookings)).toHaveLength(2);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 0, held: 0 });
  });

  test('is no more than eight doses', async () => {
    const { bookings } = await family(9, await world.slot({ capacity: 12 }));
    expect(await booking.bookGroup(bookings)).toEqual([]);
  });

  test('of a release is no more people than its turn was given places', async () => {
    const slotId = await world.slot();
    const { caller, bookings } = await family(2, slotId);
    const { ticketId } = await insertTurn(world, caller, slotId, { people: 2, places: 1 });
    expect(await booking.bookGroup(bookings, { ticketId })).toEqual([]);
    expect(await booking.bookGroup(bookings.slice(0, 1), { ticketId })).toHaveLength(1);
    expect(await world.value('select state from release_tickets where id = $1', [ticketId])).toBe(
      'used',
    );
  });

  test('uses up its own turn alone', async () => {
    const slotId = await world.slot();
    const { caller, bookings } = await family(1, slotId);
    const { ticketId } = await insertTurn(world, caller, slotId);
    const other = await insertTurn(world, world.caller(), await world.slot());
    expect(await booking.bookGroup(bookings, { ticketId })).toHaveLength(1);
    expect(
      await world.value('select state from release_tickets where id = $1', [other.ticketId]),
    ).toBe('admitted');
  });

  test('comes at two times of which each has places for its own people', async () => {
    const [first, second] = [await world.slot({ capacity: 1 }), await world.slot({ capacity: 2 })];
    const { bookings } = await family(3, second);
    const [one, ...others] = bookings as [Booking, ...Booking[]];
    expect(await booking.bookGroup([{ ...one, slotId: first }, ...others])).toHaveLength(3);
  });

  test('has no place at one time by what it holds, or has booked, at another', async () => {
    const [held, full] = [await world.slot(), await world.slot({ capacity: 0 })];
    const { caller, bookings } = await family(1, full);
    const holdId = await insertHold(world, { userId: caller.userId, slotId: held });
    expect(await booking.bookGroup(bookings, { holdId })).toEqual([]);
    const old = bookingOf(caller, held);
    await booking.book(old);
    expect(await booking.bookGroup(bookings, { replaced: [old.orderId] })).toEqual([]);
  });

  test.each([
    ['that waits', { state: 'waiting' }],
    ['whose time is over', { until: NOW }],
  ])('is not booked with a ticket %s', async (_what, turn) => {
    const slotId = await world.slot();
    const { caller, bookings } = await family(1, slotId);
    const { ticketId } = await insertTurn(world, caller, slotId, turn);
    expect(await booking.bookGroup(bookings, { ticketId })).toEqual([]);
  });

  test('is not booked with somebody else’s ticket, nor with one of another release', async () => {
    const slotId = await world.slot();
    const { caller, bookings } = await family(1, slotId);
    const { ticketId } = await insertTurn(world, world.caller(), slotId);
    expect(await booking.bookGroup(bookings, { ticketId })).toEqual([]);
    const other = await insertTurn(world, caller, await world.slot());
    expect(await booking.bookGroup(bookings, { ticketId: other.ticketId })).toEqual([]);
  });

  test('uses its hold up and gives back what it does not need', async () => {
    const slotId = await world.slot({ capacity: 3 });
    const { caller, bookings } = await family(2, slotId);
    const holdId = await insertHold(world, { userId: caller.userId, slotId, places: 3 });
    const stranger = await insertHold(world, {
      userId: world.caller().userId,
      slotId: await world.slot({ capacity: 1 }),
    });
    expect(await booking.bookGroup(bookings, { holdId: stranger })).toEqual([]);
    expect(await booking.bookGroup(bookings, { holdId })).toHaveLength(2);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 1, held: 0 });
  });

  test.each([
    ['over', { expiresAt: NOW }, false],
    ['given back', {}, true],
  ])('has no place by a hold that is %s', async (_what, hold, isBack) => {
    const slotId = await world.slot({ capacity: 1 });
    const { caller, bookings } = await family(1, slotId);
    const holdId = await insertHold(world, { userId: caller.userId, slotId, ...hold });
    if (isBack) await releaseHold(world, holdId);
    // Somebody else has booked the released place.
    if (isBack) await booking.book(bookingOf(world.caller(), slotId));
    expect(await booking.bookGroup(bookings, { holdId })).toEqual([]);
  });

  test('has no place by somebody else’s hold', async () => {
    const slotId = await world.slot({ capacity: 1 });
    const { bookings } = await family(1, slotId);
    const holdId = await insertHold(world, { userId: world.caller().userId, slotId });
    expect(await booking.bookGroup(bookings, { holdId })).toEqual([]);
  });
});

describe('an order that gives way', () => {
  /** Somebody's order in a slot, and a request for another one that conflicts with it. */
  const existingOrder = async (more: Partial<Booking> = {}) => {
    const caller = world.caller();
    const [from, to] = [await world.slot(), await world.slot({ day: dayFrom(1, Date.parse(DAY)) })];
    const old = bookingOf(caller, from, more);
    await booking.book(old);
    const replace = (request: Partial<Booking> = {}, startsAfter = NOW) =>
      booking.bookGroup([bookingOf(caller, to, request)], { replaced: [old.orderId], startsAfter });
    return { caller, old, from, to, replace };
  };
  const set = (orderId: string, change: string) =>
    world.database.pool.query(`update orders set ${change} where id = $1`, [orderId]);

  test('ends with the making of the new one, and its place goes back', async () => {
    const { old, from, to, replace } = await existingOrder();
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
    const { old, replace } = await existingOrder();
    await set(old.orderId, change);
    expect(await replace({ doseNo: 1 }).catch(() => 'refused')).toEqual([]);
  });

  test('does not where it begins too soon', async () => {
    const { old, replace } = await existingOrder();
    const start = Date.parse(
      `${DAY}T${String(await world.value('select start_time from orders where id = $1', [old.orderId]))}:00+08:00`,
    );
    expect(await replace({}, start)).toEqual([]);
    expect(await replace({}, Date.parse(`${DAY}T23:59:00+08:00`))).toEqual([]);
  });

  test.each([
    ['person', { personKey: 'somebody else' }],
    ['vaccine', { vaccineCode: 'V2' }],
    ['dose', { doseNo: 2 }],
  ])('does not to one of another %s', async (_what, request) => {
    const { replace } = await existingOrder();
    expect(await replace(request)).toEqual([]);
  });

  test('is one’s own', async () => {
    const { old } = await existingOrder();
    const other = world.caller();
    const request = bookingOf(other, await world.slot(), { personKey: old.personKey });
    expect(await booking.bookGroup([request], { replaced: [old.orderId] }).catch(() => [])).toEqual(
      [],
    );
    expect(await world.value('select status from orders where id = $1', [old.orderId])).toBe(
      'BOOKED',
    );
  });

  test('leaves its own place to the new one where nothing else is free', async () => {
    const caller = world.caller();
    const slotId = await world.slot({ capacity: 1 });
    const old = bookingOf(caller, slotId);
    await booking.book(old);
    const anew = bookingOf(caller, slotId);
    expect(await booking.bookGroup([anew], { replaced: [old.orderId] })).toHaveLength(1);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 0, held: 0 });
  });
});

test('the books are right after all of it', async () => {
  expect((await readLedger(world.database)).unbalanced).toEqual([]);
});
