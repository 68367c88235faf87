import { CODE } from '@contract/errors';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertCallers,
  insertMembers,
  insertSlots,
  KINDS,
  newKey,
  PRODUCT,
  readLedger,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { ANY_EFFECT, insertStaff, openDesk } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';
import { shareSlots } from '../kit/worlds/shared-slots-world';
import { found } from '../kit/until';

const CLOCK = Date.parse(`${dayFrom(0)}T10:00:00+08:00`);
const TODAY = dayFrom(0, CLOCK);
const DAY = dayFrom(5, CLOCK);
const ADD = 'POST /subscribe/subscribe/addV2.do';
const WOMAN = { sex: 2 } as const;

const form = (caller: Caller, slotId: number, productId = PRODUCT) => ({
  ...bookingOf(caller, slotId),
  productId,
});

describe.each(KINDS)('a slot that two products share, on %s', (kind) => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let desk: Desk;
  let callers: Caller[];
  let household: { readonly caller: Caller; readonly members: readonly string[] };
  let ids: Record<'last' | 'calendar' | 'family' | 'near' | 'waited' | 'desk' | 'held', number>;
  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    await createWorld(testDatabase, { callers: 0, slots: [] });
    ids = await inDatabase(testDatabase, async (database) => {
      await insertStaff(database, [CLINIC]);
      await shareSlots(database);
      callers = await insertCallers(database, 20, WOMAN);
      const caller = callers.pop() as Caller;
      household = { caller, members: await insertMembers(database, caller, [WOMAN, WOMAN]) };
      const at = (startTime: string, capacity: number, day = DAY) => ({
        ...{ day, startTime, endTime: startTime.replace(':00', ':50'), capacity },
      });
      const [last = 0, near = 0, calendar = 0, family = 0, waited = 0, here = 0, held = 0] =
        await insertSlots(database, [
          ...[at('09:00', 1), at('10:00', 1), at('11:00', 5, dayFrom(6, CLOCK))],
          ...[at('09:00', 2, dayFrom(7, CLOCK)), at('09:00', 1, dayFrom(8, CLOCK))],
          ...[at('14:00', 3, TODAY), at('15:00', 1, dayFrom(9, CLOCK))],
        ]);
      return { last, near, calendar, family, waited, desk: here, held };
    });
    provider = await startOn(testDatabase, clockAt(CLOCK));
    desk = await openDesk(provider, CLINIC);
  });
  afterAll(async () => {
    await provider?.halt();
    if (testDatabase) expect((await inDatabase(testDatabase, readLedger)).unbalanced).toEqual([]);
    await testDatabase?.remove();
  });
  const newCaller = (): Caller => callers.pop() as Caller;
  const calendarOf = async (productId: string, day: string) => {
    const month = await provider.ok('GET /subscribe/subscribe/departmentWorkDays.do', {
      depaCode: CLINIC,
      productId,
      month: day.slice(0, 7),
    });
    return month;
  };

  test('gives its last place to one of two people who want different products at once', async () => {
    const [one, other] = [newCaller(), newCaller()];
    const answers = await Promise.all([
      provider.call(ADD, form(one, ids.last), one),
      provider.call(ADD, form(other, ids.last, WOMENS_PRODUCT), other),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([CODE.SUCCESS, CODE.SLOT_FULL].sort());
    const refused = answers.find(({ code }) => code === CODE.SLOT_FULL);
    expect(refused?.data).toHaveProperty(
      'alternatives.0',
      expect.objectContaining({ slotId: ids.near, residue: 1 }),
    );
  });

  test('is in the calendar of both, with one number of places', async () => {
    const day = dayFrom(6, CLOCK);
    const before = await Promise.all([calendarOf(PRODUCT, day), calendarOf(WOMENS_PRODUCT, day)]);
    expect(JSON.stringify(before[0])).toBe(JSON.stringify(before[1]));
    const caller = newCaller();
    await provider.ok(ADD, form(caller, ids.calendar, WOMENS_PRODUCT), caller);
    for (const productId of [PRODUCT, WOMENS_PRODUCT]) {
      const times = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
        ...{ depaCode: CLINIC, productId, day },
      });
      expect(JSON.stringify(times)).toContain(`"id":${ids.calendar}`);
      expect(JSON.stringify(times)).toContain('"residue":4');
    }
  });

  test('seats a family of two products once each, and no third person', async () => {
    const {
      caller,
      members: [second = '', third = ''],
    } = household;
    const day = dayFrom(7, CLOCK);
    const timesOf = (productIds: string) =>
      provider.ok(
        'GET /subscribe/subscribe/familyTimes.do',
        { depaCode: CLINIC, day, productIds },
        caller,
      );
    expect(await timesOf(`${PRODUCT},${WOMENS_PRODUCT}`)).toMatchObject([
      { slotIds: [ids.family, ids.family], together: true },
    ]);
    expect(await timesOf(`${PRODUCT},${WOMENS_PRODUCT},${PRODUCT}`)).toEqual([]);
    const person = (linkmanId: string, productId: string) => {
      const { doseNo, guidelineVersion } = form(caller, ids.family);
      return { linkmanId, productId, doseNo, guidelineVersion, slotId: ids.family };
    };
    const visit = (...people: ReturnType<typeof person>[]) => ({
      ...{ idempotencyKey: newKey(), depaCode: CLINIC, people },
    });
    const three = visit(
      person(caller.linkmanId, PRODUCT),
      person(second, WOMENS_PRODUCT),
      person(third, PRODUCT),
    );
    const FAMILY = 'POST /subscribe/subscribe/addFamily.do';
    expect((await provider.call(FAMILY, three, caller)).code).toBe(CODE.SLOT_FULL);
    const two = visit(person(caller.linkmanId, PRODUCT), person(second, WOMENS_PRODUCT));
    expect((await provider.call(FAMILY, two, caller)).code).toBe(CODE.SUCCESS);
  });

  test('offers a freed place to who waits for any of them, in order', async () => {
    const [has, first, second] = [newCaller(), newCaller(), newCaller()];
    const { orderId } = await provider.ok(ADD, form(has, ids.waited), has);
    for (const [caller, productId] of [
      [first, WOMENS_PRODUCT],
      [second, PRODUCT],
    ] as const)
      await provider.ok(
        'POST /subscribe/waiting/join.do',
        {
          linkmanId: caller.linkmanId,
          productId,
          doseNo: 1,
          depaCode: CLINIC,
          day: dayFrom(8, CLOCK),
        },
        caller,
      );
    await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, has);
    const offers = (caller: Caller) => provider.ok('GET /subscribe/waiting/offers.do', {}, caller);
    await provider.runJobs();
    const { holdId: offered } = await found(async () => (await offers(first))[0]);
    expect(await offers(second)).toEqual([]);
    const { hold } = await provider.ok(
      'GET /subscribe/subscribe/presentHold.do',
      { holdId: offered },
      first,
    );
    expect(hold?.parts).toMatchObject([{ slotId: ids.waited, productId: WOMENS_PRODUCT }]);
    const taking = { ...form(first, ids.waited, WOMENS_PRODUCT), holdId: offered };
    expect((await provider.call(ADD, taking, first)).code).toBe(CODE.SUCCESS);
  });

  test('is one slot at the desk, with both names and one number of places', async () => {
    const slotNow = async () =>
      (await desk.ok('GET /desk/day.do', { day: TODAY })).times
        .flatMap(({ slots }) => slots)
        .filter(({ slotId }) => slotId === ids.desk);
    const caller = newCaller();
    await provider.ok(ADD, form(caller, ids.desk, WOMENS_PRODUCT), caller);
    const products = [{ productId: PRODUCT }, { productId: WOMENS_PRODUCT }];
    expect(await slotNow()).toMatchObject([{ products, capacity: 3, taken: 1, left: 2 }]);
    const choices = await desk.ok('GET /desk/walkInChoices.do', {});
    expect(choices.map(({ productId, slots }) => [productId, slots[0]?.left])).toEqual([
      [PRODUCT, 2],
      [WOMENS_PRODUCT, 2],
    ]);
    const walkIn = {
      ...{
        idempotencyKey: newKey(),
        slotId: ids.desk,
        doseNo: 1,
        name: '李四',
        documentKind: 2 as const,
      },
      ...{ documentNumber: 'E12345678', birthday: '1990-05-17', sex: 2 as const },
    };
    expect((await desk.call('POST /desk/walkIn.do', walkIn)).code).toBe(CODE.PARAMETERS);
    const made = await desk.ok('POST /desk/walkIn.do', { ...walkIn, productId: PRODUCT });
    expect(made.productId).toBe(PRODUCT);
    const another = { ...walkIn, productId: WOMENS_PRODUCT };
    expect((await desk.call('POST /desk/walkIn.do', another)).code).toBe(CODE.KEY_REUSED);
    await desk.ok('POST /desk/capacity.do', { slotId: ids.desk, capacity: 2 });
    expect(await slotNow()).toMatchObject([{ capacity: 2, taken: 2, left: 0 }]);
    const target = { day: TODAY, slotId: ids.desk };
    await desk.ok('POST /desk/close.do', { ...target, reason: '设备检修', shown: ANY_EFFECT });
    const { people } = await desk.ok('GET /desk/closing.do', target);
    expect(people.map(({ order }) => order.productId)).toEqual([WOMENS_PRODUCT]);
  });

  test('refuses a hold with other times of the product that was asked for', async () => {
    const [has, wants] = [newCaller(), newCaller()];
    const parts = [{ slotId: ids.held, places: 1 }];
    const HOLD = 'POST /subscribe/subscribe/hold.do';
    const productIds = [WOMENS_PRODUCT];
    const held = await provider.ok(HOLD, { parts, productIds }, has);
    expect(held.parts).toMatchObject([{ productId: WOMENS_PRODUCT }]);
    const refused = await provider.call(HOLD, { parts, productIds }, wants);
    expect(refused.code).toBe(CODE.SLOT_FULL);
    const taking = { ...form(has, ids.held, WOMENS_PRODUCT), holdId: held.holdId };
    expect((await provider.call(ADD, taking, has)).code).toBe(CODE.SUCCESS);
  });
});
