import { CODE } from '@contract/errors';
import type { Refusal } from '@contract/subscribe/endpoints';
import { readSignedOrder } from '../../../server/shared/lifecycle/order-signature';
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
  KINDS,
  newKey,
  OTHER_CLINIC,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, Slot } from '../kit/worlds/booking-world';
import { clockAt, startOn } from '../kit/start-on';

const CLOCK = Date.parse(`${dayFrom(0)}T08:00:00+08:00`);
const day = (days: number): string => dayFrom(days, CLOCK);

const SLOTS = {
  free: { day: day(3), capacity: 50 },
  next: { day: day(3), startTime: '10:00', endTime: '11:00', capacity: 5 },
  other: { day: day(4), capacity: 50 },
  third: { day: day(5), capacity: 50 },
  full: { day: day(6), capacity: 1 },
  closed: { day: day(7), capacity: 5, closed: true },
  soon: { day: day(0), startTime: '09:30', endTime: '10:30', capacity: 5 },
  elsewhere: { depaCode: OTHER_CLINIC, day: day(4), capacity: 5 },
} satisfies Record<string, Slot>;
type SlotName = keyof typeof SLOTS;

describe.each(KINDS)('an order on %s', (kind) => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let fresh: Caller[];
  let parties: (Caller & { readonly secondId: string })[];
  let ids: Record<SlotName, number>;

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    const world = await createWorld(testDatabase, { callers: 46, families: 2, slots: [] });
    fresh = world.callers.slice(world.secondIds.length);
    parties = world.secondIds.map((secondId, index) => ({
      ...(world.callers[index] as Caller),
      secondId,
    }));
    await inDatabase(testDatabase, async (database) => {
      const made = await insertSlots(database, Object.values(SLOTS));
      ids = Object.fromEntries(
        Object.keys(SLOTS).map((name, index) => [name, made[index]]),
      ) as typeof ids;
    });
    provider = await startOn(testDatabase, clockAt(CLOCK));
  });
  afterAll(async () => {
    await provider?.halt();
    const { unbalanced } = await inDatabase(testDatabase, readLedger);
    await testDatabase?.remove();
    expect(unbalanced).toEqual([]);
  });

  const newCaller = (): Caller => fresh.pop() as Caller;
  const book = async (caller: Caller, slot: SlotName = 'free'): Promise<string> =>
    (await provider.ok('POST /subscribe/subscribe/addV2.do', bookingOf(caller, ids[slot]), caller))
      .orderId;
  const detail = (caller: Caller, orderId: string) =>
    provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
  const change = (caller: Caller, orderId: string, slot: SlotName) =>
    provider.call('POST /order/subscribe/update.do', { orderId, slotId: ids[slot] }, caller);
  const cancel = (caller: Caller, orderId: string) =>
    provider.call(
      'POST /order/subscribe/cancel.do',
      { orderId, reason: 'time', note: '出差' },
      caller,
    );
  const remedyFacts = ({ data }: { readonly data: unknown }): string[] =>
    (data as Refusal).remedies.map(({ kind }) => kind);
  const left = async (slot: SlotName): Promise<number> => {
    const where = { depaCode: 'D1', productId: 'P1', day: SLOTS[slot].day };
    const times = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', where);
    return times.find(({ id }) => id === ids[slot])?.residue ?? -1;
  };

  /** Two family members, each with a slot, under one idempotency key. */
  const visitOf = ({ linkmanId, secondId, ...group }: (typeof parties)[number]) => {
    const people = [linkmanId, secondId].map((one, index) => {
      const slotId = ids[index === 0 ? 'free' : 'next'];
      const { productId, doseNo, guidelineVersion } = bookingOf({ ...group, linkmanId }, slotId);
      return { linkmanId: one, productId, doseNo, slotId, guidelineVersion };
    });
    return { idempotencyKey: newKey(), depaCode: CLINIC, people };
  };
  const bookVisit = (caller: Caller, form: ReturnType<typeof visitOf>) =>
    provider.call('POST /subscribe/subscribe/addFamily.do', form, caller);

  test('of a family visit names the others, wherever they are by now', async () => {
    const [group] = parties as [(typeof parties)[number]];
    const { visitId, orders } = (await bookVisit(group, visitOf(group))).data;
    const [one = '', two = ''] = orders.map(({ orderId }) => orderId);
    expect(await detail(group, one)).toMatchObject({
      visitId,
      visit: [{ orderId: two, linkmanName: '成员1', startTime: '10:00', status: 'BOOKED' }],
    });
    const { list } = await provider.ok('GET /order/subscribe/pageList.do', {}, group);
    expect(
      list.map(({ orderId, visit }) => [orderId, ...visit.map((other) => other.orderId)]),
    ).toEqual(
      expect.arrayContaining([
        [one, two],
        [two, one],
      ]),
    );
    const { next } = await provider.ok('GET /order/subscribe/summary.do', {}, group);
    expect(next).toMatchObject({ orderId: one, visit: [{ orderId: two }] });

    expect((await change(group, two, 'other')).code).toBe(CODE.SUCCESS);
    expect((await detail(group, one)).visit).toMatchObject([{ day: SLOTS.other.day }]);
    await cancel(group, two);
    expect((await detail(group, one)).visit).toMatchObject([{ status: 'CANCELLED' }]);
    await provider.ok('POST /order/subscribe/remove.do', { orderId: two }, group);
    expect(await detail(group, one)).toMatchObject({ visitId, visit: [] });
  });

  test('of a family visit is answered again to its key, whatever is asked and has become of it', async () => {
    const group = parties[1] as (typeof parties)[number];
    const form = visitOf(group);
    const made = (await bookVisit(group, form)).data;
    const [first, second] = form.people as [
      (typeof form.people)[number],
      (typeof form.people)[number],
    ];
    const same = async (people = form.people): Promise<void> => {
      const { code, data } = await bookVisit(group, { ...form, people });
      expect({ code, data }).toEqual({ code: CODE.SUCCESS, data: made });
    };
    await same();
    await same([second, first]);
    await same([first, first]);
    await same([{ ...first, slotId: ids.closed }, second]);
    await same([{ ...first, slotId: 999_999_999 }, second]);
    await same([{ ...first, guidelineVersion: 'old' }, second]);
    await same([{ ...first, linkmanId: 'nobody' }, second]);
    await same([
      { ...first, doseNo: 2 },
      { ...second, doseNo: 2 },
    ]);
    for (const { orderId } of made.orders) {
      await cancel(group, orderId);
      // With both cancelled no earlier check refuses: the statement itself finds the key.
      await same();
    }
  });

  test('shows its owner all that the desk will ask for, and a code without personal data', async () => {
    const caller = newCaller();
    const orderId = await book(caller);
    const order = await detail(caller, orderId);
    expect(order).toMatchObject({ visitId: null, visit: [] });
    expect(order).toMatchObject({
      orderId,
      status: 'BOOKED',
      actions: ['update', 'cancel'],
      day: day(3),
      startTime: '09:00',
      changesLeft: 3,
      changeableUntil: Date.parse(`${day(3)}T07:00:00+08:00`),
      timeline: [{ kind: 'created', actor: 'user' }],
    });
    expect(order.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(order.mobileMasked).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(order.bring.length).toBeGreaterThan(1);
    expect(order.qrText.split('.').slice(0, 2)).toEqual(['YM1', orderId]);
    expect(readSignedOrder(Buffer.alloc(32), order.qrText)).toBeNull();
  });

  test('gives its place back once, however often its cancellation is sent', async () => {
    const caller = newCaller();
    const before = await left('free');
    const orderId = await book(caller);
    expect(await left('free')).toBe(before - 1);
    const answers = await Promise.all([
      cancel(caller, orderId),
      cancel(caller, orderId),
      cancel(caller, orderId),
    ]);
    // The person meant one cancellation, and an answer may have been lost on the way.
    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill(CODE.SUCCESS));
    expect((await cancel(caller, orderId)).code).toBe(CODE.SUCCESS);
    expect(await left('free')).toBe(before);
    const order = await detail(caller, orderId);
    expect(order).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'time',
      actions: ['remove', 'rebook'],
    });
    const ended = order.timeline.filter(({ kind }) => kind === 'cancelled');
    expect(ended).toMatchObject([{ actor: 'user', note: '出差' }]);
    const remove = () => provider.call('POST /order/subscribe/remove.do', { orderId }, caller);
    expect([(await remove()).code, (await remove()).code]).toEqual(Array(2).fill(CODE.SUCCESS));
  });

  test('can be booked anew after it was cancelled', async () => {
    const caller = newCaller();
    await cancel(caller, await book(caller));
    await expect(book(caller)).resolves.toEqual(expect.any(String));
  });

  test('moves to another time under the same id, with one change less', async () => {
    const caller = newCaller();
    const orderId = await book(caller);
    const [from, to] = [await left('free'), await left('other')];
    const answer = await change(caller, orderId, 'other');
    expect(answer).toMatchObject({
      code: CODE.SUCCESS,
      data: { orderId, day: day(4), changesLeft: 2 },
    });
    expect([await left('free'), await left('other')]).toEqual([from + 1, to - 1]);
    expect((await detail(caller, orderId)).timeline.map(({ kind }) => kind)).toEqual([
      'created',
      'changed',
    ]);
    const residue = await provider.ok(
      'GET /order/subscribe/updateResidueTimes.do',
      { orderId },
      caller,
    );
    expect(residue).toEqual({ residue: 2 });
  });

  test('loses no change on being moved to where it is', async () => {
    const caller = newCaller();
    const orderId = await book(caller);
    expect(await change(caller, orderId, 'free')).toMatchObject({
      code: CODE.SUCCESS,
      data: { changesLeft: 3 },
    });
  });

  test('can be moved three times and no more', async () => {
    const caller = newCaller();
    const orderId = await book(caller);
    for (const slot of ['other', 'third', 'free'] as const)
      expect((await change(caller, orderId, slot)).code).toBe(CODE.SUCCESS);
    const refused = await change(caller, orderId, 'other');
    expect(refused.code).toBe(CODE.NO_CHANGES_LEFT);
    expect(remedyFacts(refused)).toEqual(['viewOrder', 'askClinic']);
    expect((await detail(caller, orderId)).actions).toEqual(['cancel']);
  });

  test('of a next dose keeps its interval: the dose before it is booked in time for it or not at all', async () => {
    const caller = newCaller();
    const dose = (doseNo: number, slot: SlotName) =>
      provider.call(
        'POST /subscribe/subscribe/addV2.do',
        { ...bookingOf(caller, ids[slot]), doseNo },
        caller,
      );
    const { orderId } = (await dose(2, 'other')).data;
    const refused = await dose(1, 'free');
    expect([refused.code, refused.msg]).toEqual([
      CODE.INTERVAL,
      expect.stringContaining(day(4 - INTERVAL_DAYS)),
    ]);
    const { remedies, alternatives } = refused.data as unknown as Refusal;
    expect(alternatives).toEqual([]);
    expect(remedies[0]).toEqual({ kind: 'viewOrder', orderId });
    await cancel(caller, orderId);
    expect((await dose(1, 'free')).code).toBe(CODE.SUCCESS);
  });

  test('keeps its place when the other time is full, closed or somewhere else', async () => {
    const [caller, first] = [newCaller(), newCaller()];
    await book(first, 'full');
    const orderId = await book(caller);
    const full = await change(caller, orderId, 'full');
    expect(full.code).toBe(CODE.SLOT_FULL);
    const { alternatives } = full.data as unknown as Refusal;
    expect(alternatives.length).toBeGreaterThan(0);
    expect(alternatives.map(({ slotId }) => slotId)).not.toContain(ids.free);
    expect((await change(caller, orderId, 'closed')).code).toBe(CODE.SLOT_CLOSED);
    expect((await change(caller, orderId, 'elsewhere')).code).toBe(CODE.SLOT_CLOSED);
    expect(await detail(caller, orderId)).toMatchObject({ day: day(3), changesLeft: 3 });
  });

  test('can no longer be changed or cancelled less than two hours before it starts', async () => {
    const caller = newCaller();
    const orderId = await book(caller, 'soon');
    expect((await detail(caller, orderId)).actions).toEqual([]);
    for (const answer of [await cancel(caller, orderId), await change(caller, orderId, 'other')]) {
      expect(answer.code).toBe(CODE.ORDER_STATE);
      expect(answer.msg).toContain('2 小时');
      expect(remedyFacts(answer)).toEqual(['askClinic', 'viewOrder']);
    }
  });

  test('gets another contact number without giving up its place, until it is over', async () => {
    const caller = newCaller();
    const orderId = await book(caller);
    const correct = (mobile: string, as = caller) =>
      provider.call('POST /order/subscribe/correctContact.do', { orderId, mobile }, as);
    const before = await detail(caller, orderId);
    const corrected = await correct('13612345678');
    expect(corrected.data).toMatchObject({
      mobileMasked: '136****5678',
      status: before.status,
      changesLeft: before.changesLeft,
      day: before.day,
    });
    expect(await correct('13612345678')).toEqual(corrected);
    expect((await correct('13612345679', newCaller())).code).toBe(CODE.NOT_FOUND);
    expect((await correct('136')).code).toBe(CODE.PARAMETERS);
    expect((await detail(caller, orderId)).mobileMasked).toBe('136****5678');
    await cancel(caller, orderId);
    const over = await correct('13612345679');
    expect([over.code, over.msg]).toEqual([
      CODE.ORDER_STATE,
      expect.stringContaining('已经结束') as string,
    ]);
  });

  test('is removed from its owner’s list only once it has ended', async () => {
    const caller = newCaller();
    const orderId = await book(caller);
    const remove = () => provider.call('POST /order/subscribe/remove.do', { orderId }, caller);
    const refused = await remove();
    expect(refused.code).toBe(CODE.ORDER_STATE);
    expect((refused.data as unknown as Refusal).remedies).toEqual([{ kind: 'viewOrder', orderId }]);
    await cancel(caller, orderId);
    expect((await remove()).code).toBe(CODE.SUCCESS);
    expect((await provider.ok('GET /order/subscribe/pageList.do', {}, caller)).total).toBe(0);
    expect(
      (await provider.call('GET /order/subscribe/clientDetail.do', { orderId }, caller)).code,
    ).toBe(CODE.NOT_FOUND);
    expect((await remove()).code).toBe(CODE.SUCCESS);
  });

  test('that is booked already needs no confirming', async () => {
    const caller = newCaller();
    const orderId = await book(caller);
    const answer = await provider.call(
      'POST /order/subscribe/confirmSubscribe.do',
      { orderId },
      caller,
    );
    expect(answer.code).toBe(CODE.ORDER_STATE);
  });

  test('is nobody else’s business', async () => {
    const [owner, stranger] = [newCaller(), newCaller()];
    const orderId = await book(owner);
    const answers = await Promise.all([
      provider.call('GET /order/subscribe/clientDetail.do', { orderId }, stranger),
      provider.call('GET /order/subscribe/updateResidueTimes.do', { orderId }, stranger),
      provider.call('POST /order/subscribe/confirmSubscribe.do', { orderId }, stranger),
      provider.call('POST /order/subscribe/remove.do', { orderId }, stranger),
      cancel(stranger, orderId),
      change(stranger, orderId, 'other'),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(Array(6).fill(CODE.NOT_FOUND));
    expect((await detail(owner, orderId)).status).toBe('BOOKED');
  });

  test('is listed by group and page, newest first, and counted', async () => {
    const caller = newCaller();
    const made: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      made.unshift(await book(caller));
      if (n < 2) await cancel(caller, made[0] ?? '');
    }
    const page = (pageNo: number) =>
      provider.ok('GET /order/subscribe/pageList.do', { pageNo, pageSize: 2 }, caller);
    const [first, second] = [await page(1), await page(2)];
    expect([...first.list, ...second.list].map(({ orderId }) => orderId)).toEqual(made);
    expect([first.hasMore, second.hasMore, first.total]).toEqual([true, false, 3]);
    const closed = await provider.ok(
      'GET /order/subscribe/pageList.do',
      { group: 'closed' },
      caller,
    );
    expect(closed.list.map(({ orderId }) => orderId)).toEqual(made.slice(1));
    const summary = await provider.ok('GET /order/subscribe/summary.do', {}, caller);
    expect(summary.counts).toEqual({ all: 3, pending: 0, booked: 1, done: 0, closed: 2 });
    expect(summary.next?.orderId).toBe(made[0]);
  });
});
