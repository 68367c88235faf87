import { BOOK_BATCH } from '../../../server/domain/booking/submission/engine/book-statement';
import type { BookedRow } from '../../../server/domain/booking/submission/engine/book-statement';
import { BOOK_COURSE } from '../../../server/domain/booking/submission/engine/course-statement';
import {
  END_HOLD,
  EXPIRE,
} from '../../../server/domain/booking/submission/holds/end-hold-statement';
import { CHANGE } from '../../../server/domain/booking/order/change-statement';
import { TRANSITION } from '../../../server/domain/booking/order/transition-statement';
import { OFFER_SLOT } from '../../../server/domain/booking/waitlist/offer-statement';
import { timeValues } from '../../../server/shared/slots/bookable';
import {
  insertMembers,
  newKey,
  PRODUCT,
  readLedger,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { shareSlots } from '../kit/worlds/shared-slots-world';
import {
  countedByHand,
  dosesLeftOn,
  dosesMissing,
  entriesNow,
  insertLot,
  limitByStock,
} from '../kit/worlds/limited-world';
import { bookingIn, valuesOf } from './booking-in';
import { holdsIn } from './holds-in';
import {
  AT,
  bookingOf,
  CANCELLATION,
  HOUR,
  insertEntry,
  insertHold,
  NOW,
  openStatements,
} from './statement-world';
import type { StatementWorld } from './statement-world';
import { whileLocked } from './while-locked';

/** Days of the window: before the first lot expires, and after it. */
const EARLY = '2026-05-11';
const LATE = '2026-05-20';
const BETWEEN = '2026-05-15';
const LAST = '2026-12-31';

let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
  await shareSlots(world.database);
});
afterAll(() => world?.close());
afterEach(async () => {
  const entries = await entriesNow(world.database);
  if (entries) expect(await countedByHand(world.database)).toEqual(entries.remaining);
  expect((await readLedger(world.database)).unbalanced).toEqual([]);
  await world.run('delete from order_events', []);
  await world.run('delete from orders', []);
  await world.run('update waitlist_entries set hold_id = null', []);
  await world.run('delete from holds', []);
  await world.run('update slots set remaining = capacity, held = 0', []);
  await world.run('delete from lot_movements', []);
  await world.run('delete from clinic_lots', []);
  expect((await entriesNow(world.database))?.remaining.every((left) => left === 0) ?? true).toBe(
    true,
  );
  await limitByStock(world.database, false);
});

/** Limits the product, with so many doses that expire before the late day, and so many that do not. */
async function stock(early: number, late: number): Promise<void> {
  await insertLot(world.database, { lot: 'EARLY', expiry: BETWEEN, doses: early });
  await insertLot(world.database, { lot: 'LATE', expiry: LAST, doses: late });
  await limitByStock(world.database);
}
const slotOn = (day: string, capacity = 20): Promise<number> => world.slot({ day, capacity });
const newBooking = (slotId: number, more = {}, caller: Caller = world.caller()) =>
  bookingOf(caller, slotId, more);
/** Doses that may still be booked for the early day and for the late one. */
const left = (): Promise<(number | null)[]> =>
  Promise.all([EARLY, LATE].map((day) => dosesLeftOn(world.database, day)));

const { hold, for1 } = holdsIn(() => world);

describe('a batch', () => {
  test('books as many as doses are there, first come, first served, and those of other products', async () => {
    await stock(0, 2);
    const slotId = await slotOn(EARLY);
    const limited = [1, 2, 3].map(() => newBooking(slotId));
    const other = newBooking(slotId, { productId: WOMENS_PRODUCT, vaccineCode: 'V2' });
    const rows = await bookingIn(world).book(...limited, other);
    expect(rows.map(({ id }) => id).sort()).toEqual(
      [limited[0], limited[1], other].map((made) => made?.orderId).sort(),
    );
    expect(await left()).toEqual([0, 0]);
  });

  test.each([
    // Doses of the lot that expires, of the other; booked early, late; made early, late.
    [3, 0, 2, 2, 2, 0],
    [0, 3, 2, 2, 2, 1],
    [1, 1, 0, 2, 0, 1],
    [1, 1, 2, 1, 1, 1],
    [2, 1, 2, 1, 2, 1],
    [0, 0, 1, 1, 0, 0],
  ])(
    'of %i and %i doses, early %i and late %i, makes %i and %i',
    async (a, b, early, late, madeEarly, madeLate) => {
      await stock(a, b);
      const [early1, late1] = [await slotOn(EARLY), await slotOn(LATE)];
      const bookings = [
        ...Array.from({ length: early }, () => newBooking(early1)),
        ...Array.from({ length: late }, () => newBooking(late1)),
      ];
      // What is left out has no conflict: sent again, it gets what is there.
      for (let n = 0; n < 3; n += 1) await bookingIn(world).book(...bookings);
      const { rows } = await world.database.pool.query<{ slot_id: number }>(
        'select slot_id from orders',
      );
      const made = (slotId: number) => rows.filter(({ slot_id: id }) => id === slotId).length;
      expect(made(early1) + made(late1)).toBe(madeEarly + madeLate);
      expect(made(late1)).toBe(madeLate);
      expect(await dosesMissing(world.database)).toBe(0);
    },
  );

  test('books nothing for a day after the last expiry', async () => {
    await stock(5, 0);
    expect(await bookingIn(world).book(newBooking(await slotOn(LATE)))).toEqual([]);
    expect(await bookingIn(world).book(newBooking(await slotOn(BETWEEN)))).toHaveLength(1);
  });

  test('gives the place of whom no dose is left for to who wants another product', async () => {
    await stock(0, 0);
    const slotId = await slotOn(EARLY, 1);
    const other = newBooking(slotId, { productId: WOMENS_PRODUCT, vaccineCode: 'V2' });
    expect(await bookingIn(world).book(newBooking(slotId), other)).toMatchObject([
      { id: other.orderId },
    ]);
  });

  test('books without a limit where the product has none', async () => {
    await insertLot(world.database, { lot: 'NONE', expiry: LAST, doses: 0 });
    expect(await bookingIn(world).book(newBooking(await slotOn(EARLY)))).toHaveLength(1);
    expect(await entriesNow(world.database)).toBeNull();
  });

  test('sees the doses as they are once it has the lock', async () => {
    await stock(0, 1);
    const slotId = await slotOn(EARLY);
    const taken =
      'update remaining_doses set remaining = array_fill(0, array[cardinality(remaining)])';
    const rows = await whileLocked(
      world,
      ['select from remaining_doses for no key update', []],
      () => bookingIn(world).book(newBooking(slotId)),
      { change: [taken, []] },
    );
    expect(rows).toEqual([]);
    await world.run(`select recount_doses('D1', $1)`, [PRODUCT]);
  });
});

describe('a lot', () => {
  test('that comes in, is given, quarantined and released moves what may be booked', async () => {
    await stock(2, 3);
    expect(await left()).toEqual([5, 3]);
    const id = await insertLot(world.database, { lot: 'LATE', expiry: LAST, doses: -1 });
    expect(await left()).toEqual([4, 2]);
    await world.run(`update clinic_lots set state = 'quarantined' where id = $1`, [id]);
    expect(await left()).toEqual([2, 0]);
    await world.run(`update clinic_lots set state = 'usable' where id = $1`, [id]);
    expect(await left()).toEqual([4, 2]);
    await world.run('update clinic_lots set expiry = $2 where id = $1', [id, EARLY]);
    expect(await left()).toEqual([4, 0]);
    await insertLot(world.database, { lot: 'THIRD', expiry: LAST, doses: 4 });
    expect(await left()).toEqual([8, 4]);
  });
  test('of which more was given than there was counts as none', async () => {
    await stock(2, 1);
    await insertLot(world.database, { lot: 'LATE', expiry: LAST, doses: -3 });
    expect(await left()).toEqual([2, 0]);
    await insertLot(world.database, { lot: 'LATE', expiry: LAST, doses: 5 });
    expect(await left()).toEqual([5, 3]);
  });
  test('that falls below what is booked stops bookings and drops nobody', async () => {
    await stock(0, 2);
    const slotId = await slotOn(EARLY);
    await bookingIn(world).book(newBooking(slotId), newBooking(slotId));
    await insertLot(world.database, { lot: 'LATE', expiry: LAST, doses: -1 });
    expect(await left()).toEqual([-1, -1]);
    expect(await bookingIn(world).book(newBooking(slotId))).toEqual([]);
    expect(await world.value(`select count(*)::int from orders where status = 'BOOKED'`)).toBe(2);
  });
});

describe('a step of an order', () => {
  const step = (orderId: string, userId: string, more: object) =>
    TRANSITION.run(world.database.pool, { ...CANCELLATION, orderId, userId, ...more });
  test.each([
    ['CANCELLED', true, 1],
    ['NO_SHOW', false, 1],
    ['DONE', false, 1],
    ['ARRIVED', false, 0],
  ])('to %s leaves its dose', async (to, isBack, after) => {
    await stock(0, 1);
    const slotId = await slotOn(EARLY);
    const booking = newBooking(slotId);
    await bookingIn(world).book(booking);
    expect(await left()).toEqual([0, 0]);
    await step(booking.orderId, booking.userId, { to, isBack });
    expect(await left()).toEqual([after, after]);
  });
  const move = (orderId: string, userId: string, slotId: number) =>
    CHANGE.run(world.database.pool, {
      ...timeValues(AT),
      ...{ orderId, userId, slotId, personTurn: Number(slotId) + 100_000, statuses: ['BOOKED'] },
      ...{ startsAfter: new Date(NOW), actedBy: null },
    });
  test('to another day takes its dose with it', async () => {
    await stock(1, 0);
    const [slotId, same, late] = [await slotOn(EARLY), await slotOn(EARLY), await slotOn(LATE)];
    const booking = newBooking(slotId);
    await bookingIn(world).book(booking);
    expect(await move(booking.orderId, booking.userId, late)).toEqual([]);
    expect(await move(booking.orderId, booking.userId, same)).toHaveLength(1);
    await insertLot(world.database, { lot: 'LATE', expiry: LAST, doses: 1 });
    expect(await move(booking.orderId, booking.userId, late)).toHaveLength(1);
    expect(await left()).toEqual([1, 0]);
  });
  test('of a course needs doses for all of it', async () => {
    await stock(0, 1);
    const [slotId, late] = [await slotOn(EARLY), await slotOn(LATE)];
    const caller = world.caller();
    const first = newBooking(slotId, {}, caller);
    await bookingIn(world).book(first);
    const second = newBooking(late, { doseNo: 2 }, caller);
    const course = (movedIds: string[], ...bookings: (typeof second)[]) =>
      BOOK_COURSE.run(world.database.pool, {
        ...valuesOf(bookings),
        ...{ movedIds, newSlots: movedIds.map(() => late), counts: movedIds.map(() => false) },
        newTurns: movedIds.map(() => first.personTurn + 200_000),
        ...{
          owner: caller.userId,
          actedBy: null,
          statuses: ['BOOKED'],
          startsAfter: new Date(NOW),
        },
      });
    expect(await course([], second)).toEqual([]);
    expect(await course([first.orderId], second)).toEqual([]);
    expect(await course([first.orderId])).not.toEqual([]);
    await insertLot(world.database, { lot: 'LATE', expiry: LAST, doses: 1 });
    expect(await course([], second)).not.toEqual([]);
    expect(await left()).toEqual([0, 0]);
  });
});

describe('a hold', () => {
  test('holds the dose with the place, once', async () => {
    await stock(0, 1);
    const slotId = await slotOn(EARLY);
    const [one, other] = [world.caller(), world.caller()];
    const holdId = `h${newKey()}`;
    expect(await hold(one.userId, for1(slotId), holdId)).toMatchObject([{ what: 'made' }]);
    expect(await left()).toEqual([0, 0]);
    expect(await hold(other.userId, for1(slotId))).toEqual([]);
    expect(await bookingIn(world).book(newBooking(slotId, {}, other))).toEqual([]);
    expect(await hold(one.userId, for1(slotId))).toMatchObject([{ what: 'same', id: holdId }]);
    const { bookHeld } = bookingIn(world);
    expect(await bookHeld(holdId, newBooking(slotId, {}, one))).toHaveLength(1);
    expect(await left()).toEqual([0, 0]);
  });
  test('moves with its dose, where the dose lasts', async () => {
    await stock(1, 0);
    const [slotId, same, late] = [await slotOn(EARLY), await slotOn(EARLY), await slotOn(LATE)];
    const { userId } = world.caller();
    await hold(userId, for1(slotId));
    expect(await hold(userId, for1(same))).toMatchObject([{ what: 'made' }]);
    expect(await hold(userId, for1(late))).toEqual([]);
    expect(await left()).toEqual([0, 0]);
  });
  test('of several needs a dose for each', async () => {
    await stock(0, 2);
    const [slotId, next] = [await slotOn(EARLY), await slotOn(EARLY)];
    const { userId } = world.caller();
    const three = [
      { slotId, places: 2, products: [PRODUCT, PRODUCT] },
      { slotId: next, places: 1, products: [PRODUCT] },
    ];
    expect(await hold(userId, three)).toEqual([]);
    const mixed = [{ slotId, places: 3, products: [PRODUCT, PRODUCT, WOMENS_PRODUCT] }];
    expect(await hold(userId, mixed)).toMatchObject([{ what: 'made' }]);
    expect(await left()).toEqual([0, 0]);
  });
  test('of another product is no dose of the limited one', async () => {
    await stock(0, 0);
    const slotId = await slotOn(EARLY);
    const caller = world.caller();
    const holdId = `h${newKey()}`;
    await hold(caller.userId, for1(slotId, WOMENS_PRODUCT), holdId);
    const { bookHeld } = bookingIn(world);
    expect(await bookHeld(holdId, newBooking(slotId, {}, caller))).toEqual([]);
    await insertLot(world.database, { lot: 'LATE', expiry: LAST, doses: 1 });
    expect(await bookHeld(holdId, newBooking(slotId, {}, caller))).toHaveLength(1);
    expect(await left()).toEqual([0, 0]);
  });
  test('that ends or expires gives its dose back', async () => {
    await stock(0, 1);
    const slotId = await slotOn(EARLY);
    const { userId } = world.caller();
    for (const end of [
      (holdId: string) => END_HOLD.run(world.database.pool, { userId, holdId, now: new Date(NOW) }),
      () => EXPIRE.run(world.database.pool, { now: new Date(NOW + HOUR), slotIds: null }),
    ]) {
      const holdId = `h${newKey()}`;
      await hold(userId, for1(slotId), holdId);
      expect(await left()).toEqual([0, 0]);
      await end(holdId);
      expect(await left()).toEqual([1, 1]);
    }
  });
  test('that is a family’s is booked with its doses', async () => {
    await stock(0, 2);
    const slotId = await slotOn(EARLY);
    const caller = world.caller();
    const holdId = `h${newKey()}`;
    await hold(caller.userId, [{ slotId, places: 2, products: [PRODUCT, PRODUCT] }], holdId);
    const members = await insertMembers(world.database, caller, [{}, {}]);
    const people = [caller.linkmanId, ...members].map((linkmanId) =>
      newBooking(slotId, {}, { ...caller, linkmanId }),
    );
    const { bookGroup } = bookingIn(world);
    expect(await bookGroup(people, { holdId })).toEqual([]);
    expect(await bookGroup(people.slice(0, 2))).toEqual([]);
    expect(await bookGroup(people.slice(0, 2), { holdId })).toHaveLength(2);
    expect(await left()).toEqual([0, 0]);
  });
});

test('a family replaces its orders with the doses that they had', async () => {
  await stock(0, 1);
  const [slotId, next] = [await slotOn(EARLY), await slotOn(LATE)];
  const caller = world.caller();
  const first = newBooking(slotId, {}, caller);
  await bookingIn(world).book(first);
  const second = newBooking(next, { personKey: first.personKey }, caller);
  const { bookGroup } = bookingIn(world);
  expect(await bookGroup([second], { replaced: [first.orderId] })).toHaveLength(1);
  expect(await left()).toEqual([0, 0]);
});

describe('a waiting-list offer', () => {
  const offer = async (holdId: string, entryId: number) => {
    const [row] = await OFFER_SLOT.run<{ is_given: boolean }>(world.database.pool, {
      ...{ now: new Date(NOW), lastDay: AT.lastDay, startsAfter: new Date(NOW), today: AT.today },
      ...{ expiresAt: new Date(NOW + HOUR), mostOffers: 3, until: '11:00' },
      ...{ holdId, entryId, owner: '' },
    });
    return row?.is_given;
  };
  test('is made where a dose is, and holds it', async () => {
    await stock(0, 1);
    const slotId = await slotOn(EARLY);
    const entries = [
      await insertEntry(world, world.caller()),
      await insertEntry(world, world.caller()),
    ];
    const freed = [
      await insertHold(world, { userId: null, slotId, kind: 'offer', id: `o${newKey()}` }),
      await insertHold(world, { userId: null, slotId, kind: 'offer', id: `o${newKey()}` }),
    ];
    expect(await left()).toEqual([1, 1]);
    expect(await offer(freed[0] ?? '', entries[0] ?? 0)).toBe(true);
    expect(await left()).toEqual([0, 0]);
    expect(await offer(freed[1] ?? '', entries[1] ?? 0)).toBe(false);
  });
});

test('of two processes that book the last dose in different slots, one does', async () => {
  await stock(0, 1);
  const slots = [await slotOn(EARLY), await slotOn(LATE)];
  for (let round = 0; round < 10; round += 1) {
    const bookings = slots.map((slotId) => newBooking(slotId));
    const rows = await Promise.all(
      bookings.map((booking) =>
        BOOK_BATCH.run<BookedRow>(world.database.pool, valuesOf([booking])),
      ),
    );
    expect(rows.flat()).toHaveLength(1);
    const [{ id = '' } = {}] = rows.flat();
    const { userId = '' } = bookings.find(({ orderId }) => orderId === id) ?? {};
    await TRANSITION.run(world.database.pool, { ...CANCELLATION, orderId: id, userId });
    expect(await left()).toEqual([1, 1]);
  }
});
