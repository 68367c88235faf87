import { CODE } from '@contract/errors';
import { MAX_WAITING } from '@contract/waitlist/waitlist-rules';
import type { Provider } from '../kit/harness';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertSlots,
  INTERVAL_DAYS,
  PRODUCT,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { addMembers } from './added-members';
import { insertStaff, openDesk } from '../kit/worlds/desk-world';
import { clockAt, startOn } from '../kit/start-on';

const CLOCK = Date.parse(`${dayFrom(0)}T10:00:00+08:00`);
const day = (days: number): string => dayFrom(days, CLOCK);

describe('the waiting list, on three processes', () => {
  let testDatabase: TestDatabase;
  let providers: Provider[];
  let fresh: Caller[];
  let days = 2;

  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    fresh = [...(await createWorld(testDatabase, { callers: 140, slots: [] })).callers];
    await inDatabase(testDatabase, (database) => insertStaff(database, [CLINIC]));
    const start = (): Promise<Provider> =>
      startOn(testDatabase, { ...clockAt(CLOCK), PERSON_KEY: 'k'.repeat(32) });
    providers = await Promise.all([start(), start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(providers.map((provider) => provider.halt()));
    const { unbalanced } = await inDatabase(testDatabase, readLedger);
    await testDatabase?.remove();
    expect(unbalanced).toEqual([]);
  });

  const newCaller = (): Caller => fresh.pop() as Caller;
  const some = (count: number): Caller[] => Array.from({ length: count }, newCaller);
  let turn = 0;
  const provider = (): Provider => providers[turn++ % providers.length] as Provider;

  /** A slot on a day of its own, fully booked. */
  async function fullSlot(capacity = 1) {
    days += 1;
    const on = day(days);
    const [slotId = 0] = await inDatabase(testDatabase, (database) =>
      insertSlots(database, [{ day: on, capacity }]),
    );
    const holders = [];
    for (const caller of some(capacity)) {
      const { orderId } = await provider().ok(
        'POST /subscribe/subscribe/addV2.do',
        bookingOf(caller, slotId),
        caller,
      );
      holders.push({ caller, orderId });
    }
    return { slotId, on, holders };
  }
  const request = (caller: Caller, on?: string) => ({
    linkmanId: caller.linkmanId,
    productId: PRODUCT,
    doseNo: 1,
    depaCode: CLINIC,
    ...(on === undefined ? {} : { day: on }),
  });
  const join = (caller: Caller, on?: string) =>
    provider().ok('POST /subscribe/waiting/join.do', request(caller, on), caller);
  const cancel = ({ caller, orderId }: { caller: Caller; orderId: string }) =>
    provider().ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, caller);
  const offersOf = (caller: Caller) =>
    provider().ok('GET /subscribe/waiting/offers.do', {}, caller);
  /** Has all processes do what there is to do: each passes over what another one is doing. */
  const settle = () => Promise.all(providers.map((each) => each.runJobs()));
  const firstOffer = async (caller: Caller) => {
    const [offer] = await offersOf(caller);
    if (!offer) throw new Error('Nothing is offered.');
    return offer;
  };
  const offerTo = async (caller: Caller) => {
    await settle();
    return firstOffer(caller);
  };
  const entryOf = async (caller: Caller) =>
    (await provider().ok('GET /subscribe/waiting/list.do', {}, caller))[0];
  const residue = async (slotId: number, on: string): Promise<number> => {
    // What a process keeps in memory may be older than what another one did.
    await Promise.all(providers.map((each) => each.moveTo(each.now + 1_000)));
    const times = await provider().ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
      depaCode: CLINIC,
      productId: PRODUCT,
      day: on,
    });
    return times.find(({ id }) => id === slotId)?.residue ?? -1;
  };
  /** Expects one place that can be booked by anybody. */
  const freed = async (slotId: number, on: string): Promise<void> => {
    await settle();
    expect(await residue(slotId, on)).toBe(1);
  };
  /** Moves an offer fifteen minutes into the past. */
  const lapse = (holdId: string) =>
    inDatabase(testDatabase, ({ pool }) =>
      pool.query('update holds set expires_at = created_at where id = $1', [holdId]),
    );

  test('is joined where nothing is free, once, and says how many are before', async () => {
    const { on, slotId, holders } = await fullSlot();
    const [first, second] = some(2) as [Caller, Caller];
    expect(await join(first, on)).toMatchObject({ state: 'waiting', ahead: 0, day: on });
    expect(await join(second, on)).toMatchObject({ ahead: 1 });
    const again = await provider().call(
      'POST /subscribe/waiting/join.do',
      request(first, on),
      first,
    );
    expect(again.code).toBe(CODE.ALREADY_WAITLISTED);
    expect(
      (await provider().call('POST /subscribe/waiting/join.do', request(second, on), first)).code,
    ).toBe(CODE.NOT_FOUND);
    await provider().ok(
      'POST /subscribe/waiting/leave.do',
      { waitingId: (await entryOf(first))?.waitingId ?? '' },
      first,
    );
    await provider().ok(
      'POST /subscribe/waiting/leave.do',
      { waitingId: (await entryOf(second))?.waitingId ?? '' },
      second,
    );
    await cancel(holders[0] as { caller: Caller; orderId: string });
    expect(await residue(slotId, on)).toBe(1);
    const free = await provider().call(
      'POST /subscribe/waiting/join.do',
      request(first, on),
      first,
    );
    expect(free.code).toBe(CODE.SLOTS_AVAILABLE);
  });

  test('takes ten entries of an account and no more, also where they come at once', async () => {
    const { on } = await fullSlot();
    const caller = newCaller();
    const members = Array.from({ length: MAX_WAITING + 2 }, () => ({}));
    const family = await addMembers(testDatabase, caller, members);
    const asked = await Promise.all(
      family.map((linkmanId) =>
        provider().call(
          'POST /subscribe/waiting/join.do',
          { ...request(caller, on), linkmanId },
          caller,
        ),
      ),
    );
    const refused = asked.map(({ code }) => code).filter((code) => code !== CODE.SUCCESS);
    expect(refused).toEqual([CODE.WAITLIST_LIMIT, CODE.WAITLIST_LIMIT]);
  });

  test('offers a freed place to the first in line alone; taking it is booking with it', async () => {
    const { slotId, on, holders } = await fullSlot();
    const [first, second, stranger] = some(3) as [Caller, Caller, Caller];
    await join(first, on);
    await join(second, on);
    await cancel(holders[0] as { caller: Caller; orderId: string });
    const offer = await offerTo(first);
    expect(offer).toMatchObject({ slotId, day: on, linkmanId: first.linkmanId, orderId: null });
    expect(offer).toMatchObject({ priceCents: 62_600, canPayAhead: true });
    expect(offer.expiresAt - CLOCK).toBeLessThan(20 * 60_000);
    expect(await offersOf(second)).toEqual([]);
    expect(await residue(slotId, on)).toBe(0);
    for (const other of [stranger, second]) {
      const form = { ...bookingOf(other, slotId), holdId: offer.holdId };
      const answer = await provider().call('POST /subscribe/subscribe/addV2.do', form, other);
      expect(answer.code).toBe(CODE.SLOT_FULL);
    }
    const [relative = ''] = await addMembers(testDatabase, first, [{}]);
    for (const another of [{ linkmanId: relative }, { doseNo: 2 }]) {
      const form = { ...bookingOf(first, slotId), ...another, holdId: offer.holdId };
      const answer = await provider().call('POST /subscribe/subscribe/addV2.do', form, first);
      expect(answer.code).toBe(CODE.SLOT_FULL);
      expect(await offersOf(first)).toMatchObject([{ holdId: offer.holdId }]);
    }
    const { list } = await provider().ok('GET /message/message/pageList.do', {}, first);
    expect(list[0]).toMatchObject({ kind: 'offer', link: { query: { holdId: offer.holdId } } });
    await provider().ok(
      'POST /subscribe/subscribe/addV2.do',
      { ...bookingOf(first, slotId), holdId: offer.holdId },
      first,
    );
    expect(await offersOf(first)).toEqual([]);
    expect(await entryOf(first)).toMatchObject({ state: 'taken', ahead: null, offer: null });
    const { waitingId = '' } = (await entryOf(second)) ?? {};
    await provider().ok('POST /subscribe/waiting/leave.do', { waitingId }, second);
  });

  test('an offer stands beside the place that a form keeps, and is taken from another time’s form', async () => {
    const { slotId, on, holders } = await fullSlot();
    const other = await fullSlot(2);
    const [first] = some(1) as [Caller];
    await join(first, on);
    await cancel(holders[0] as { caller: Caller; orderId: string });
    const { holdId } = await offerTo(first);
    await cancel(other.holders[0] as { caller: Caller; orderId: string });
    await cancel(other.holders[1] as { caller: Caller; orderId: string });
    const parts = [{ slotId: other.slotId, places: 1 }];
    const hold = () => provider().ok('POST /subscribe/subscribe/hold.do', { parts }, first);
    const held = await hold();
    expect(await offersOf(first)).toMatchObject([{ holdId, slotId }]);
    expect((await hold()).holdId).toBe(held.holdId);
    // A form hold of the same slot neither counts as the offer nor replaces it.
    const same = { parts: [{ slotId, places: 1 }] };
    const answer = await provider().call('POST /subscribe/subscribe/hold.do', same, first);
    expect(answer.code).toBe(CODE.SLOT_FULL);
    expect(await offersOf(first)).toMatchObject([{ holdId, slotId }]);
    expect(await residue(other.slotId, other.on)).toBe(1);
    const form = { ...bookingOf(first, slotId), holdId };
    await provider().ok('POST /subscribe/subscribe/addV2.do', form, first);
    expect(await entryOf(first)).toMatchObject({ state: 'taken' });
  });

  test('waits for no day too soon after the dose before, nor for one outside the window', async () => {
    const { on, holders } = await fullSlot();
    const { caller } = holders[0] as { caller: Caller };
    const next = await fullSlot();
    const second = { ...request(caller, next.on), doseNo: 2 };
    const answer = await provider().call('POST /subscribe/waiting/join.do', second, caller);
    const from = dayFrom(INTERVAL_DAYS, Date.parse(`${on}T12:00:00+08:00`));
    expect(answer).toMatchObject({ code: CODE.SLOT_CLOSED, data: { allowedFrom: from } });
    const late = newCaller();
    for (const beyond of [day(-1), day(70)])
      expect(
        (await provider().call('POST /subscribe/waiting/join.do', request(late, beyond), late))
          .code,
      ).toBe(CODE.SLOT_CLOSED);
  });

  test('passes an offer that lapses on to the next, and to everybody after the last', async () => {
    const { slotId, on, holders } = await fullSlot();
    const [first, second] = some(2) as [Caller, Caller];
    await join(first, on);
    await join(second, on);
    await cancel(holders[0] as { caller: Caller; orderId: string });
    await lapse((await offerTo(first)).holdId);
    const passed = await offerTo(second);
    expect(passed.slotId).toBe(slotId);
    // One offer per day: it does not return to the first.
    const { waitingId = '' } = (await entryOf(second)) ?? {};
    await provider().ok('POST /subscribe/waiting/leave.do', { waitingId }, second);
    await freed(slotId, on);
    expect(await entryOf(first)).toMatchObject({ state: 'waiting', offersMade: 1, offer: null });
  });

  test('removing the person who is offered a place gives it to the next at once, exactly once', async () => {
    const { slotId, on, holders } = await fullSlot();
    const [first, second] = some(2) as [Caller, Caller];
    const [sibling = ''] = await addMembers(testDatabase, first, [{}]);
    await join(first, on);
    await join(second, on);
    await join({ ...first, linkmanId: sibling }, on);
    await cancel(holders[0] as { caller: Caller; orderId: string });
    const { holdId } = await offerTo(first);
    const { linkmanId } = first;
    const check = () => provider().ok('GET /linkman/linkman/delete/check.do', { linkmanId }, first);
    expect(await check()).toMatchObject({ deletable: true, waiting: 1, offers: 1 });
    const remove = () => provider().call('POST /linkman/linkman/delete.do', { linkmanId }, first);
    const codes = (await Promise.all([remove(), remove()])).map(({ code }) => code);
    expect(codes.sort()).toEqual([CODE.SUCCESS, CODE.NOT_FOUND]);
    expect(await offersOf(first)).toEqual([]);
    const stays = (await provider().ok('GET /subscribe/waiting/list.do', {}, first)).filter(
      ({ state }) => state === 'waiting',
    );
    expect(stays.map((one) => one.linkmanId)).toEqual([sibling]);
    const passed = await offerTo(second);
    expect(passed.slotId).toBe(slotId);
    expect(passed.holdId).not.toBe(holdId);
    expect(await residue(slotId, on)).toBe(0);
    const { waitingId = '' } = (await entryOf(second)) ?? {};
    await provider().ok('POST /subscribe/waiting/leave.do', { waitingId }, second);
  });

  test('ends after three offers', async () => {
    const { slotId, on, holders } = await fullSlot();
    const [first] = some(1) as [Caller];
    await join(first, on);
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(
        `update waitlist_entries set offers_made = 3, offered_on = '2000-01-01' where user_id = $1`,
        [first.userId],
      ),
    );
    await cancel(holders[0] as { caller: Caller; orderId: string });
    await freed(slotId, on);
    expect(await offersOf(first)).toEqual([]);
  });

  test('offers nobody a later day than they have, and an earlier one with what it would replace', async () => {
    const early = await fullSlot();
    const late = await fullSlot(3);
    const has = late.holders[0] as { caller: Caller; orderId: string };
    const hasEarlier = early.holders[0] as { caller: Caller; orderId: string };
    await join(hasEarlier.caller, late.on);
    await join(has.caller, early.on);
    const free = late.holders[1] as { caller: Caller; orderId: string };
    await cancel(free);
    await freed(late.slotId, late.on);
    expect(await offersOf(hasEarlier.caller)).toEqual([]);
    await cancel(hasEarlier);
    const offer = await offerTo(has.caller);
    expect(offer).toMatchObject({ slotId: early.slotId, orderId: has.orderId });
    await provider().ok(
      'POST /subscribe/subscribe/addV2.do',
      {
        ...bookingOf(has.caller, early.slotId),
        holdId: offer.holdId,
        replaceOrderId: has.orderId,
      },
      has.caller,
    );
  });

  test('takes an offer back whose time is closed, without counting it', async () => {
    const { slotId, on, holders } = await fullSlot();
    const [first] = some(1) as [Caller];
    await join(first, on);
    await cancel(holders[0] as { caller: Caller; orderId: string });
    await offerTo(first);
    const desk = await openDesk(provider(), CLINIC);
    const target = { day: on, slotId };
    const shown = await desk.ok('GET /desk/closingEffect.do', target);
    expect(shown).toMatchObject({ appointments: 0, lapsing: 1 });
    await desk.ok('POST /desk/close.do', { ...target, reason: '停电', shown });
    expect(await offersOf(first)).toEqual([]);
    expect(await entryOf(first)).toMatchObject({ state: 'waiting', offersMade: 0, offer: null });
  });

  test('places that the desk adds go to the line first, in its order', async () => {
    const { slotId, on } = await fullSlot();
    const waiting = some(4);
    for (const caller of waiting) await join(caller, on);
    const desk = await openDesk(provider(), CLINIC);
    await desk.ok('POST /desk/capacity.do', { slotId, capacity: 4 });
    for (const caller of waiting.slice(0, 3)) expect((await offerTo(caller)).slotId).toBe(slotId);
    expect(await offersOf(waiting[3] as Caller)).toEqual([]);
    expect(await residue(slotId, on)).toBe(0);
  });

  test('gives every freed place to the line exactly once, though others ask for it without pause', async () => {
    const capacity = 15;
    const { slotId, on, holders } = await fullSlot(capacity);
    const waiting = some(capacity + 10);
    for (const caller of waiting) await join(caller, on);
    let going = true;
    const grabbed: string[] = [];
    const grab = async (caller: Caller): Promise<void> => {
      while (going) {
        const answer = await provider().call(
          'POST /subscribe/subscribe/addV2.do',
          bookingOf(caller, slotId),
          caller,
        );
        if (answer.code === CODE.SUCCESS) grabbed.push(caller.userId);
      }
    };
    const grabbers = some(6).map(grab);
    await Promise.all(holders.map(cancel));
    await settle();
    const offers = await Promise.all(waiting.slice(0, capacity).map(firstOffer));
    going = false;
    await Promise.all(grabbers);
    expect(grabbed).toEqual([]);
    expect(new Set(offers.map(({ holdId }) => holdId)).size).toBe(capacity);
    for (const caller of waiting.slice(capacity)) expect(await offersOf(caller)).toEqual([]);
    const { rows } = await inDatabase(testDatabase, ({ pool }) =>
      pool.query<{ most: number }>(
        `select max(n) as most from (select count(*) as n from messages where kind = 'offer'
         and user_id = any($1) group by user_id) each`,
        [waiting.map(({ userId }) => userId)],
      ),
    );
    expect(rows[0]?.most).toBe(1);
  });
});
