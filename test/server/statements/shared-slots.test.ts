import { runStatement } from '../../../server/db/statement';
import type { Booking } from '../../../server/domain/booking/submission/booking';
import { CHANGE } from '../../../server/domain/booking/order/change-statement';
import { announce } from '../../../server/domain/booking/queue/announce';
import { timeValues } from '../../../server/shared/slots/bookable';
import {
  CLINIC,
  insertSlots,
  OTHER_CLINIC,
  PRODUCT,
  readLedger,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { leaveSlots, shareSlots } from '../kit/worlds/shared-slots-world';
import { bookingIn } from './booking-in';
import {
  AT,
  bookingOf,
  DAY,
  HOUR,
  insertHold,
  NOW,
  openStatements,
  slotNow,
} from './statement-world';
import type { StatementWorld } from './statement-world';

// Slots of which two products of the first clinic have the places together; the second clinic has each on its own.
let world: StatementWorld;
let booking: ReturnType<typeof bookingIn>;
beforeAll(async () => {
  world = await openStatements();
  booking = bookingIn(world);
});
beforeEach(() => shareSlots(world.database));
afterEach(async () => expect((await readLedger(world.database)).unbalanced).toEqual([]));
afterAll(() => world?.close());

const OF_OTHER = { productId: WOMENS_PRODUCT, vaccineCode: 'V2' };
const book = async (caller: Caller, slotId: number, more: Partial<Booking> = {}) =>
  (await booking.book(bookingOf(caller, slotId, more))).length;

const leaveSlotsOf = (depaCode: string) =>
  world.run('update slot_group_products set group_code = product_id where depa_code = $1', [
    depaCode,
  ]);

const BOOKED_FROM = {
  'from free places': book,
  'from a hold': async (caller: Caller, slotId: number, more: Partial<Booking> = {}) => {
    const holdId = await insertHold(world, { userId: caller.userId, slotId });
    return (await booking.bookHeld(holdId, bookingOf(caller, slotId, more))).length;
  },
  'as one of a family': async (caller: Caller, slotId: number, more: Partial<Booking> = {}) =>
    (await booking.bookGroup([bookingOf(caller, slotId, more)])).length,
};

describe.each(Object.entries(BOOKED_FROM))('a place booked %s', (_, made) => {
  test('is any product’s of the group', async () => {
    const slotId = await world.slot({ capacity: 2 });
    expect(await made(world.caller(), slotId)).toBe(1);
    expect(await made(world.caller(), slotId, OF_OTHER)).toBe(1);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 0, held: 0 });
  });

  test('is of no product of another group', async () => {
    await leaveSlots(world.database, WOMENS_PRODUCT);
    expect(await made(world.caller(), await world.slot(), OF_OTHER)).toBe(0);
  });

  test('is of no product that only another clinic has in the group', async () => {
    await shareSlots(world.database, [PRODUCT, WOMENS_PRODUCT], OTHER_CLINIC);
    await leaveSlots(world.database, WOMENS_PRODUCT);
    const there = { ...OF_OTHER, depaCode: OTHER_CLINIC };
    expect(await made(world.caller(), await world.slot(), there)).toBe(0);
    await leaveSlotsOf(OTHER_CLINIC);
  });
});
test('one batch gives the last place to the first of two products', async () => {
  const slotId = await world.slot({ capacity: 1 });
  const [first, second] = [
    bookingOf(world.caller(), slotId, OF_OTHER),
    bookingOf(world.caller(), slotId),
  ];
  expect(await booking.book(first, second)).toEqual([{ n: 0, id: first.orderId, replay: false }]);
});

test.each([
  [1, 0],
  [2, 2],
])(
  'a family with two products in a slot with %i places makes %i orders',
  async (capacity, made) => {
    const slotId = await world.slot({ capacity });
    const caller = world.caller();
    const family = [bookingOf(caller, slotId), bookingOf(caller, slotId, OF_OTHER)];
    expect(await booking.bookGroup(family)).toHaveLength(made);
    expect(await slotNow(world, slotId)).toMatchObject({ remaining: capacity - made });
  },
);

describe('a slot whose products have got other slots', () => {
  const formerSlot = (): Promise<number> => world.slot({ productId: WOMENS_PRODUCT });

  test('takes nobody new, of whichever product', async () => {
    const slotId = await formerSlot();
    for (const product of [{}, OF_OTHER]) {
      expect(await book(world.caller(), slotId, product)).toBe(0);
      expect(await booking.bookGroup([bookingOf(world.caller(), slotId, product)])).toEqual([]);
    }
  });

  test.each(['alone', 'as a family'])('is booked by who holds a place in it, %s', async (how) => {
    const slotId = await formerSlot();
    const caller = world.caller();
    const holdId = await insertHold(world, { userId: caller.userId, slotId });
    const form = bookingOf(caller, slotId, OF_OTHER);
    const made =
      how === 'alone'
        ? await booking.bookHeld(holdId, form)
        : await booking.bookGroup([form], { holdId });
    expect(made).toHaveLength(1);
  });
});

test.each([
  [1, 'to a slot that its product shares'],
  [0, 'to none of another group'],
])('an appointment is moved %i times %s', async (moved) => {
  const caller = world.caller();
  const form = bookingOf(caller, await world.slot(), OF_OTHER);
  await booking.book(form);
  const slotId = await world.slot();
  if (moved === 0) await leaveSlots(world.database, WOMENS_PRODUCT);
  const rows = await CHANGE.run(world.database.pool, {
    ...timeValues(AT),
    ...{ orderId: form.orderId, userId: caller.userId, slotId, personTurn: 1_000_000 },
    ...{ statuses: ['BOOKED'], startsAfter: new Date(NOW + 2 * HOUR), actedBy: null },
  });
  expect(rows).toHaveLength(moved);
});

test('slots of a group are released once, whichever of its products are asked for', async () => {
  const releaseAt = NOW + 24 * HOUR;
  const capacity = 4;
  const [slotId] = await insertSlots(world.database, [
    { day: DAY, startTime: '08:10', endTime: '08:20', capacity, releaseAt },
  ]);
  const releases = [WOMENS_PRODUCT, PRODUCT].map((productId) => ({
    ...{ depaCode: CLINIC, productId, releaseAt },
  }));
  const [id, ...others] = await announce(world.database.pool, releases);
  expect(others).toEqual([]);
  expect(
    await runStatement(world.database.pool, '', 'select product_id, seats from releases', []),
  ).toEqual([{ product_id: WOMENS_PRODUCT, seats: capacity }]);
  expect(await world.run('select release_id, drawn from slots where id = $1', [slotId])).toEqual([
    { release_id: id, drawn: true },
  ]);
});

test('a new product of a clinic has slots of its own', async () => {
  await world.run('update slots set release_id = null, drawn = false', []);
  await world.run('delete from releases', []);
  await world.run('delete from clinic_products where depa_code = $1 and product_id = $2', [
    CLINIC,
    WOMENS_PRODUCT,
  ]);
  const add = () =>
    world.run(
      'insert into clinic_products (depa_code, product_id, price_cents, service_fee_cents) values ($1, $2, 1, 1)',
      [CLINIC, WOMENS_PRODUCT],
    );
  const groups =
    'select group_code from slot_group_products where depa_code = $1 and product_id = $2';
  await add();
  expect(await world.run(groups, [CLINIC, WOMENS_PRODUCT])).toEqual([
    { group_code: WOMENS_PRODUCT },
  ]);
  // Its id as a code belongs to another group by now.
  await shareSlots(world.database, [WOMENS_PRODUCT, PRODUCT]);
  await world.run('delete from clinic_products where depa_code = $1 and product_id = $2', [
    CLINIC,
    WOMENS_PRODUCT,
  ]);
  await add();
  const [own] = await world.run<{ group_code: string }>(groups, [CLINIC, WOMENS_PRODUCT]);
  expect(own?.group_code).toMatch(/^P2\+/);
});
