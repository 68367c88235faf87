import { MAX_OFFERS } from '@contract/waitlist/waitlist-rules';
import { endEntries } from '../../../server/domain/booking/waitlist/end-entries';
import {
  FREE_FOR_ALL,
  FREED_SLOTS,
  NEXT_ENTRIES,
  OFFER_SLOT,
} from '../../../server/domain/booking/waitlist/offer-statement';
import type {
  FreedSlotDetailRow,
  WaitingEntryRow,
  OfferedRow,
} from '../../../server/domain/booking/waitlist/offer-statement';
import {
  newKey,
  OFFLINE_CLINIC,
  OTHER_CLINIC,
  readLedger,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { bookingIn } from './booking-in';
import {
  AT,
  bookingOf,
  DAY,
  releaseHold,
  HOUR,
  insertEntry,
  insertHold,
  insertTurn,
  NOW,
  openStatements,
  slotNow,
} from './statement-world';
import type { StatementWorld } from './statement-world';
import { sqlNow } from '../../run-clock';

// The statements of the waiting list, with input that the handlers and jobs above them would prevent.
let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
});
afterAll(() => world?.close());

const emptyWaitlist = () =>
  world.database.pool.query(`update waitlist_entries set state = 'left' where state = 'waiting'`);
beforeEach(emptyWaitlist);

const times = { now: new Date(NOW), startsAfter: new Date(NOW + 2 * HOUR) };
const asked = { ...AT, ...times, mostOffers: MAX_OFFERS, most: 1 };
const over = `expires_at = timestamptz '2026-05-04 10:00:00+08'`;
const freedSlots = (except: readonly string[] = []) =>
  FREED_SLOTS.run<FreedSlotDetailRow>(world.database.pool, { ...asked, except });
const nextEntries = (slot: FreedSlotDetailRow, after = 0) => {
  const { product_ids: products, city_code: city, depa_code: clinic, day } = slot;
  const where = { products, city, clinic, day };
  return NEXT_ENTRIES.run<WaitingEntryRow>(world.database.pool, { ...asked, ...where, after });
};
/** Claims a place for an entry. @returns whether it is theirs; null where it could not be claimed */
const claim = async (holdId: string, entryId: number): Promise<boolean | null> => {
  const until = { expiresAt: new Date(NOW + HOUR / 4), until: '10:15' };
  const values = { ...until, holdId, entryId, owner: '' };
  const rows = await OFFER_SLOT.run<OfferedRow>(world.database.pool, { ...asked, ...values });
  return rows[0]?.is_given ?? null;
};
/** Offers a place to the first in line. @returns whether somebody got it; null where no place was free */
const offer = async (): Promise<boolean | null> => {
  const [freedSlot] = await freedSlots();
  if (!freedSlot) return null;
  const [entry] = await nextEntries(freedSlot);
  const given = await claim(freedSlot.hold_id, entry?.id ?? 0);
  expect(given).toBe(freedSlot.can_be_offered && entry !== undefined);
  return given;
};
/** A place of a slot that is held for the waiting list. */
const freed = (slotId: number): Promise<string> =>
  insertHold(world, { userId: null, slotId, kind: 'offer', id: `f${newKey()}` });
const set = (table: string, key: string, id: unknown, change: string) =>
  world.database.pool.query(`update ${table} set ${change} where ${key} = $1`, [id]);
const setOne = (table: string, id: unknown, change: string) => set(table, 'id', id, change);
/** A clinic knows that the account has the member. */
const PROVED = `proved_at = '2026-01-01'`;

/** Releases a place of a slot with one person on the waiting list. @returns whether they were offered it */
async function offered(
  entry: Readonly<Record<string, unknown>>,
  { slot = '', caller = world.caller() }: { slot?: string; caller?: Caller } = {},
): Promise<boolean> {
  const slotId = await world.slot();
  if (slot) await setOne('slots', slotId, slot);
  const holdId = await freed(slotId);
  await insertEntry(world, caller, entry);
  const given = await offer();
  await emptyWaitlist();
  await releaseHold(world, holdId);
  return given ?? false;
}

describe('a freed place is offered', () => {
  test('to whoever waits for it', async () => {
    expect(await offered({})).toBe(true);
    expect(await offered({ day: DAY, depa_code: 'D1' })).toBe(true);
  });
  test.each([
    ['another product', { product_id: WOMENS_PRODUCT }],
    ['another city', { city_code: '310100' }],
    ['another clinic', { depa_code: OTHER_CLINIC }],
    ['another day', { day: '2026-05-12' }],
    ['nothing any more', { state: 'left' }],
  ])('to nobody who waits for %s', async (_what, entry) => {
    expect(await offered(entry)).toBe(false);
  });
  test('three times, and once a day', async () => {
    expect(await offered({ offers_made: MAX_OFFERS })).toBe(false);
    expect(await offered({ offers_made: MAX_OFFERS - 1 })).toBe(true);
    expect(await offered({ offered_on: AT.today })).toBe(false);
    expect(await offered({ offered_on: '2026-05-03' })).toBe(true);
  });
  test.each([
    ['is closed', `closed_at = ${sqlNow()}`],
    ['is not released', `release_at = timestamptz '2026-05-04 10:00:01+08'`],
    ['lies beyond the last day', `day = '2027-12-03'`],
    ['begins within two hours', `day = '2026-05-04', start_time = '12:00'`],
    ['is of a clinic that is offline', `depa_code = '${OFFLINE_CLINIC}'`],
  ])('of no slot that %s', async (_what, slot) => {
    expect(await offered({}, { slot })).toBe(false);
  });
  test('of one that begins later than that', async () => {
    const slot = `day = '2026-05-04', start_time = '12:01'`;
    expect(await offered({}, { slot })).toBe(true);
  });
  test('of no product that its clinic has not in stock', async () => {
    await world.database.pool.query('update clinic_products set in_stock = false');
    expect(await offered({})).toBe(false);
    await world.database.pool.query('update clinic_products set in_stock = true');
  });
  test('of no slot that has the line of a release', async () => {
    const slotId = await world.slot();
    await insertTurn(world, world.caller(), slotId);
    const holdId = await freed(slotId);
    await insertEntry(world, world.caller());
    expect(await offer()).toBe(false);
    await emptyWaitlist();
    await releaseHold(world, holdId);
  });
  test('to nobody who was removed from the family', async () => {
    const caller = world.caller();
    await setOne('linkmen', caller.linkmanId, `deleted_at = ${sqlNow()}`);
    expect(await offered({}, { caller })).toBe(false);
  });

  test('to one person once at a time, whichever lines they stand in', async () => {
    const [caller, other] = [world.caller(), world.caller()];
    const slots = [await world.slot({ capacity: 1 }), await world.slot({ capacity: 1 })];
    const holds = [await freed(slots[0] ?? 0), await freed(slots[1] ?? 0)];
    await insertEntry(world, caller);
    const second = await insertEntry(world, caller, { depa_code: 'D1' });
    expect(await offer()).toBe(true);
    expect(await offer()).toBe(false);
    // The next person on the list need not wait for it.
    await insertEntry(world, other);
    expect(await offer()).toBe(true);
    const owners = await world.run<{ user_id: string }>(
      'select user_id from holds where id = any($1)',
      [holds],
    );
    expect(owners.map(({ user_id: id }) => id).sort()).toEqual(
      [caller.userId, other.userId].sort(),
    );
    // Once they have let it expire, their other entry becomes eligible again.
    for (const id of holds) await setOne('holds', id, over);
    holds.push(await freed(await world.slot({ capacity: 1 })));
    expect(await offer()).toBe(true);
    const holdOf = 'select hold_id from waitlist_entries where id = $1';
    expect(await world.value(holdOf, [second])).toBe(holds[2]);
    await emptyWaitlist();
    for (const id of holds) await releaseHold(world, id);
  });

  test.each([
    ['under another name', `name = '别人'`, true],
    ['under the same name', `name = ' 测 试'`, false],
  ])(
    'while another account decides on one for the document %s: %j',
    async (_how, name, isOffered) => {
      const [caller, other] = [world.caller(), world.caller()];
      await setOne('linkmen', other.linkmanId, name);
      for (const { linkmanId } of [caller, other]) await setOne('linkmen', linkmanId, PROVED);
      const holds = [
        await freed(await world.slot({ capacity: 1 })),
        await freed(await world.slot({ capacity: 1 })),
      ];
      await insertEntry(world, other, { person_key: caller.linkmanId });
      expect(await offer()).toBe(true);
      await insertEntry(world, caller);
      expect(await offer()).toBe(isOffered);
      await emptyWaitlist();
      for (const id of holds) await releaseHold(world, id);
    },
  );

  test('to one account once at a time for a document, whatever names it gives', async () => {
    const [caller, other] = [world.caller(), world.caller()];
    await setOne('linkmen', other.linkmanId, `name = '别人'`);
    const holds = [
      await freed(await world.slot({ capacity: 1 })),
      await freed(await world.slot({ capacity: 1 })),
    ];
    const person = { person_key: caller.linkmanId };
    await insertEntry(world, caller, { ...person, linkman_id: other.linkmanId });
    expect(await offer()).toBe(true);
    await insertEntry(world, caller, { ...person, depa_code: 'D1' });
    expect(await offer()).toBe(false);
    // Once they have declined, their other entry becomes eligible.
    await releaseHold(world, holds[0] ?? '');
    expect(await offer()).toBe(true);
    await emptyWaitlist();
    await releaseHold(world, holds[1] ?? '');
  });

  test('to an entry whose turn it still is when the place is claimed, and once', async () => {
    const [caller, other] = [world.caller(), world.caller()];
    const slotId = await world.slot();
    const [holdId, second] = [await freed(slotId), await freed(slotId)];
    const id = await insertEntry(world, caller);
    const next = await insertEntry(world, other);
    await setOne('waitlist_entries', id, `state = 'left'`);
    expect(await claim(holdId, id)).toBe(false);
    expect(await claim(holdId, next)).toBe(true);
    expect(await claim(holdId, next)).toBeNull();
    expect(await claim(second, next)).toBe(false);
    await emptyWaitlist();
    for (const each of [holdId, second]) await releaseHold(world, each);
  });

  test('after those of the line that were asked before, and after the places that are left out', async () => {
    const slotId = await world.slot();
    const holds = [await freed(slotId), await freed(slotId)].sort();
    const first = await insertEntry(world, world.caller());
    const second = await insertEntry(world, world.caller());
    const [freedSlot] = (await freedSlots()) as [FreedSlotDetailRow];
    expect(freedSlot).toMatchObject({ hold_id: holds[0], slot_id: slotId });
    expect(await nextEntries(freedSlot)).toMatchObject([{ id: first }]);
    expect(await nextEntries(freedSlot, first)).toMatchObject([{ id: second }]);
    expect(await nextEntries(freedSlot, second)).toEqual([]);
    expect(await freedSlots(holds.slice(0, 1))).toMatchObject([{ hold_id: holds[1] }]);
    expect(await freedSlots(holds)).toEqual([]);
    await emptyWaitlist();
    for (const each of holds) await releaseHold(world, each);
  });

  test('in the order of the line', async () => {
    const callers = [world.caller(), world.caller()];
    for (const caller of callers) await insertEntry(world, caller);
    const holdId = await freed(await world.slot());
    expect(await offer()).toBe(true);
    const owner = await world.value('select user_id from holds where id = $1', [holdId]);
    expect(owner).toBe(callers[0]?.userId);
    const counted = 'select offers_made from waitlist_entries where hold_id = $1';
    expect(await world.value(counted, [holdId])).toBe(1);
    await emptyWaitlist();
    await releaseHold(world, holdId);
  });

  test('to nobody else while somebody decides on it, nor once it was given back', async () => {
    const slotId = await world.slot();
    const { userId } = world.caller();
    const retained = [
      await insertHold(world, { userId, slotId, kind: 'offer' }),
      await insertHold(world, { userId, slotId }),
    ];
    await releaseHold(world, await freed(slotId));
    await insertEntry(world, world.caller());
    expect(await offer()).toBeNull();
    await emptyWaitlist();
    for (const id of retained) await releaseHold(world, id);
  });
});

/** Somebody who has an order. @param change of its row, in SQL */
async function withOrder(change: string): Promise<Caller> {
  const caller = world.caller();
  const order = bookingOf(caller, await world.slot());
  await bookingIn(world).book(order);
  await setOne('orders', order.orderId, change);
  return caller;
}

test.each([
  ['as early', `day = '${DAY}'`, false],
  ['later', `day = '2026-05-12'`, true],
  ['that waits for the clinic’s word', `status = 'PENDING_CONFIRM'`, false],
  ['whose dose was given', `status = 'DONE', day = '2026-06-01'`, false],
  ['whose dose is being given', `status = 'ARRIVED', day = '2026-06-01'`, false],
  ['of another vaccine', `vaccine_code = 'V9'`, true],
  ['of another dose', `dose_no = 2`, true],
  ['of somebody else', `person_key = 'somebody'`, true],
  ['under another name', `person = '{"name": "别人"}'`, false],
])('who has an appointment %s is offered a place: %j', async (_what, change, isOffered) => {
  expect(await offered({}, { caller: await withOrder(change) })).toBe(isOffered);
});

test.each([
  ['the same name', '', false],
  ['another name', '别人', true],
])(
  'whom another account has booked under %s is offered a place: %j',
  async (_how, name, isOffered) => {
    const caller = world.caller();
    const other = await withOrder(`person_key = '${caller.linkmanId}'`);
    if (name) await setOne('linkmen', other.linkmanId, `name = '${name}'`);
    // Who has proved nothing is not to learn of it.
    expect(await offered({}, { caller })).toBe(true);
    await setOne('linkmen', caller.linkmanId, PROVED);
    expect(await offered({}, { caller })).toBe(isOffered);
  },
);

describe('a place that nobody in line wants', () => {
  const pass = (holdId: string, slotId: number) =>
    FREE_FOR_ALL.run(world.database.pool, { holdId, slotId, now: new Date(NOW) });
  test('goes to everybody, once', async () => {
    const slotId = await world.slot();
    const [holdId, other] = [await freed(slotId), await freed(slotId)];
    expect(await pass(holdId, await world.slot())).toEqual([]);
    expect(await pass(holdId, slotId)).toHaveLength(1);
    expect(await pass(holdId, slotId)).toEqual([]);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 2, held: 1 });
    // Marks the slot for the trigger that would hold a freed place for the list again.
    const marked = 'select passed_at is not null from slots where id = $1';
    expect(await world.value(marked, [slotId])).toBe(true);
    await releaseHold(world, other);
  });
  test('stays with whom it was offered to meanwhile', async () => {
    const slotId = await world.slot();
    const { userId } = world.caller();
    const holdId = await insertHold(world, { userId, slotId, kind: 'offer' });
    expect(await pass(holdId, slotId)).toEqual([]);
    await releaseHold(world, holdId);
  });
});

describe('an entry ends', () => {
  const after = async (entry: Readonly<Record<string, unknown>>, caller = world.caller()) => {
    const id = await insertEntry(world, caller, entry);
    await endEntries(world.database.pool, NOW);
    return world.value('select state from waitlist_entries where id = $1', [id]);
  };
  const hold = async (how = '', expiresAt = NOW + 1) => {
    const [{ userId }, slotId] = [world.caller(), await world.slot()];
    const id = await insertHold(world, { userId, slotId, kind: 'offer', expiresAt });
    await emptyWaitlist();
    if (how) await releaseHold(world, id);
    if (how) await setOne('holds', id, `ended_how = '${how}'`);
    return id;
  };
  test('where its day is over', async () => {
    expect(await after({})).toBe('waiting');
    expect(await after({ day: AT.today })).toBe('waiting');
    expect(await after({ day: '2026-05-03' })).toBe('over');
    // What was judged when they joined may be otherwise by now.
    expect(await after({ to_day: '2026-05-03' })).toBe('waiting');
    expect(await after({ day: DAY, to_day: '2026-05-03' })).toBe('waiting');
  });
  test('where its offer was taken, or three have passed', async () => {
    expect(await after({ hold_id: await hold('booked') })).toBe('taken');
    expect(await after({ hold_id: await hold('released') })).toBe('waiting');
    const three = { offers_made: MAX_OFFERS };
    expect(await after({ ...three, hold_id: await hold() })).toBe('waiting');
    expect(await after({ ...three, hold_id: await hold('', NOW) })).toBe('exhausted');
    expect(await after({ ...three, hold_id: await hold('released') })).toBe('exhausted');
    const two = { offers_made: MAX_OFFERS - 1 };
    expect(await after({ ...two, hold_id: await hold('released') })).toBe('waiting');
  });
  test.each([
    ['was given', `status = 'DONE'`, 'over'],
    ['is being given', `status = 'ARRIVED'`, 'over'],
    ['is booked', `status = 'BOOKED'`, 'waiting'],
    ['of another vaccine was given', `status = 'DONE', vaccine_code = 'V9'`, 'waiting'],
    ['of another number was given', `status = 'DONE', dose_no = 2`, 'waiting'],
    ['of somebody else was given', `status = 'DONE', person_key = 'somebody'`, 'waiting'],
  ])('where its dose %s', async (_what, change, state) => {
    expect(await after({}, await withOrder(change))).toBe(state);
  });
  test('where its person was removed from the family', async () => {
    const caller = world.caller();
    await setOne('linkmen', caller.linkmanId, `deleted_at = ${sqlNow()}`);
    expect(await after({}, caller)).toBe('over');
  });
  test('once', async () => {
    expect(await after({ state: 'left', day: '2026-05-03' })).toBe('left');
  });
});

test('the books are right after all of it', async () => {
  expect((await readLedger(world.database)).unbalanced).toEqual([]);
});
