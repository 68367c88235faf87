import { CODE } from '@contract/errors';
import type { EndpointName, InputOf } from '@contract/endpoints';
import type { Provider } from '../kit/harness';
import { found } from '../kit/until';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
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
import { countedByHand, dosesMissing, entriesNow, limitByStock } from '../kit/worlds/limited-world';
import { shareSlots } from '../kit/worlds/shared-slots-world';
import { day, insertStaffOfBoth, signInAll, startStockProvider } from '../staff/stock-world';
import type { Member, StaffLogin } from '../staff/stock-world';

const ADD = 'POST /subscribe/subscribe/addV2.do';
const HOLD = 'POST /subscribe/subscribe/hold.do';
const WOMAN = { sex: 2 } as const;
/** A slot on each of these days, from 5 days on; lots are valid until 20 days from now, another until 40. */
const [EARLY, LATER, LATE] = [day(5), day(8), day(25)];

type Refusal = Awaited<ReturnType<Provider['call']>>;

describe.each(KINDS)('a product that is limited by its stock, on %s', (kind) => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let staff: Readonly<Record<StaffLogin, Member>>;
  let callers: Caller[];
  let household: { readonly caller: Caller; readonly members: readonly string[] };
  let slots: Readonly<Record<'early' | 'second' | 'later' | 'late' | 'today', number>>;
  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    await createWorld(testDatabase, { callers: 0, slots: [] });
    await insertStaffOfBoth(testDatabase);
    await inDatabase(testDatabase, async (database) => {
      await shareSlots(database);
      await limitByStock(database);
      callers = await insertCallers(database, 40, WOMAN);
      const caller = callers.pop() as Caller;
      household = { caller, members: await insertMembers(database, caller, [WOMAN]) };
      const at = (on: string, startTime: string) => ({
        ...{ day: on, startTime, endTime: startTime.replace(':00', ':50'), capacity: 5 },
      });
      const [early = 0, second = 0, later = 0, late = 0, today = 0] = await insertSlots(database, [
        ...[at(EARLY, '09:00'), at(EARLY, '10:00'), at(LATER, '09:00'), at(LATE, '09:00')],
        at(day(0), '14:00'),
      ]);
      slots = { early, second, later, late, today };
    });
    provider = await startStockProvider(testDatabase);
    staff = await signInAll(provider);
  });
  afterAll(async () => {
    await provider?.halt();
    if (testDatabase)
      await inDatabase(testDatabase, async (database) => {
        expect((await readLedger(database)).unbalanced).toEqual([]);
        expect(await countedByHand(database)).toEqual((await entriesNow(database))?.remaining);
        expect(await dosesMissing(database)).toBe(0);
      });
    await testDatabase?.remove();
  });

  const newCaller = (): Caller => callers.pop() as Caller;
  const receive = (lot: string, doses: number, expiry: string) =>
    staff.manager.ok('POST /manage/stock/receive.do', {
      ...{ depaCode: CLINIC, productId: PRODUCT, lot, doses, expiry, packCodes: [] },
      requestKey: newKey(),
    });
  const form = (caller: Caller, slotId: number, productId = PRODUCT) => ({
    ...bookingOf(caller, slotId),
    productId,
  });
  const book = (caller: Caller, slotId: number, more: Partial<InputOf<typeof ADD>> = {}) =>
    provider.call(ADD, { ...form(caller, slotId), ...more }, caller);
  const cancel = (caller: Caller, orderId: string) =>
    provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, caller);
  const countOn = async (on: string, caller?: Caller, orderId?: string): Promise<number> => {
    const { days } = await provider.ok(
      'GET /subscribe/subscribe/departmentWorkDays.do',
      { depaCode: CLINIC, productId: PRODUCT, month: on.slice(0, 7), orderId },
      caller,
    );
    return days[on] ?? -99;
  };
  const residues = async (on: string, productId = PRODUCT): Promise<number[]> => {
    const asked = { depaCode: CLINIC, productId, day: on };
    const times = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', asked);
    return times.map(({ residue }) => residue);
  };
  const saysDoses = ({ code, msg, data }: Refusal): void => {
    expect([code, msg]).toEqual([CODE.SLOT_FULL, expect.stringContaining('已全部约出')]);
    expect(data).toHaveProperty('remedies', expect.arrayContaining([{ kind: 'otherClinic' }]));
  };
  /** Books what is left of a day, so that a test begins with as many doses as it says. */
  const booked: [Caller, string][] = [];
  const bookOne = async (slotId: number): Promise<readonly [Caller, string]> => {
    const caller = newCaller();
    const made = [caller, (await provider.ok(ADD, form(caller, slotId), caller)).orderId] as const;
    booked.push([...made]);
    return made;
  };
  const cancelAll = async (): Promise<void> => {
    for (const [caller, orderId] of booked.splice(0)) await cancel(caller, orderId);
  };
  afterEach(cancelAll);

  test('cannot be booked while nothing is in stock; another product of its slots can', async () => {
    const refused = await book(newCaller(), slots.early);
    saysDoses(refused);
    expect(refused.data).toHaveProperty('remedies', [{ kind: 'wait' }, { kind: 'otherClinic' }]);
    const other = newCaller();
    const made = await book(other, slots.early, { productId: WOMENS_PRODUCT });
    expect(made.code).toBe(CODE.SUCCESS);
    expect(await residues(EARLY)).toEqual([0, 0]);
    expect(await residues(EARLY, WOMENS_PRODUCT)).toEqual([4, 5]);
    const time = { slotId: slots.early };
    expect(
      await provider.ok('GET /subscribe/subscribe/isAppointmentTime.do', time, other),
    ).toMatchObject({ bookable: true });
  });

  test('says why in English too', async () => {
    const caller = newCaller();

    const answer = await provider.call(ADD, form(caller, slots.early), {
      ...caller,
      language: 'en',
    });
    expect(answer.msg).toContain('All doses of this vaccine');
  });

  test('is booked as far as its doses reach, by day, and shown so', async () => {
    await receive('SHORT1', 2, day(20));
    expect(await found(async () => (await countOn(EARLY)) === 2 || undefined)).toBe(true);
    expect(await residues(EARLY)).toEqual([2, 2]);
    expect(await countOn(LATE)).toBe(0);
    saysDoses(await book(newCaller(), slots.late));
    const [first, orderId] = await bookOne(slots.early);
    await bookOne(slots.later);
    saysDoses(await book(newCaller(), slots.second));
    await cancel(first, orderId);
    booked.shift();
    await bookOne(slots.second);
  });

  test('gives its last dose to one of two who book different times at once', async () => {
    await bookOne(slots.later);
    const two = [newCaller(), newCaller()];
    const answers = await Promise.all([
      book(two[0] as Caller, slots.early),
      book(two[1] as Caller, slots.second),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([CODE.SUCCESS, CODE.SLOT_FULL].sort());
    for (const [index, { code, data }] of answers.entries())
      if (code === CODE.SUCCESS) booked.push([two[index] as Caller, data.orderId]);
  });

  test('is held with the place, and booked with the hold', async () => {
    await bookOne(slots.later);
    const [has, wants] = [newCaller(), newCaller()];
    const parts = [{ slotId: slots.early, places: 1 }];
    const productIds = [PRODUCT];
    const { holdId } = await provider.ok(HOLD, { parts, productIds }, has);
    saysDoses(
      await provider.call(
        HOLD,
        { parts: [{ slotId: slots.second, places: 1 }], productIds },
        wants,
      ),
    );
    saysDoses(await book(wants, slots.early));
    const { code, data } = await book(has, slots.early, { holdId });
    expect(code).toBe(CODE.SUCCESS);
    booked.push([has, data.orderId]);
  });

  test('is shown to and moved by who has the last dose', async () => {
    await bookOne(slots.later);
    const [caller, orderId] = await bookOne(slots.early);
    expect(await found(async () => (await countOn(LATER)) === 0 || undefined)).toBe(true);
    expect(await countOn(LATER, caller, orderId)).toBe(1);
    const move = (slotId: number) =>
      provider.call('POST /order/subscribe/update.do', { orderId, slotId }, caller);
    saysDoses(await move(slots.late));
    expect((await move(slots.later)).code).toBe(CODE.SUCCESS);
  });

  test('is booked for a family only if all have a dose', async () => {
    const {
      caller,
      members: [second = ''],
    } = household;
    const person = (linkmanId: string) => {
      const { doseNo, guidelineVersion } = form(caller, slots.early);
      return { linkmanId, productId: PRODUCT, doseNo, guidelineVersion, slotId: slots.early };
    };
    const visit = () => ({
      ...{ idempotencyKey: newKey(), depaCode: CLINIC },
      people: [person(caller.linkmanId), person(second)],
    });
    const FAMILY = 'POST /subscribe/subscribe/addFamily.do';
    const asked = { depaCode: CLINIC, day: EARLY, productIds: `${PRODUCT},${PRODUCT}` };
    const times = () => provider.ok('GET /subscribe/subscribe/familyTimes.do', asked, caller);
    await bookOne(slots.later);
    expect(await found(async () => (await times()).length === 0 || undefined)).toBe(true);
    saysDoses(await provider.call(FAMILY, visit(), caller));
    await cancelAll();
    expect(await found(async () => (await times()).length === 2 || undefined)).toBe(true);
    const { orders } = await provider.ok(FAMILY, visit(), caller);
    for (const { orderId } of orders) booked.push([caller, orderId]);
    saysDoses(await book(newCaller(), slots.later));
    const move = (slotId: number) => {
      const moves = orders.map(({ orderId }) => ({ orderId, slotId }));
      return provider.call('POST /order/subscribe/changeVisit.do', { moves }, caller);
    };
    // The lot has expired by then.
    saysDoses(await move(slots.late));
    expect((await move(slots.later)).code).toBe(CODE.SUCCESS);
    expect(await found(async () => (await countOn(EARLY)) === 0 || undefined)).toBe(true);
  });

  test('is offered to who waits only with a dose', async () => {
    const [has, orderId] = await bookOne(slots.early);
    await bookOne(slots.later);
    const waits = newCaller();
    const join: EndpointName = 'POST /subscribe/waiting/join.do';
    await provider.ok(
      join,
      {
        ...{ linkmanId: waits.linkmanId, productId: PRODUCT, doseNo: 1 },
        depaCode: CLINIC,
        day: EARLY,
      },
      waits,
    );
    const offers = () => provider.ok('GET /subscribe/waiting/offers.do', {}, waits);
    // Of another product a place comes free, but no dose.
    const other = newCaller();
    const { orderId: otherOrder } = await provider.ok(
      ADD,
      form(other, slots.early, WOMENS_PRODUCT),
      other,
    );
    await cancel(other, otherOrder);
    await provider.runJobs();
    expect(await offers()).toEqual([]);
    await cancel(has, orderId);
    booked.shift();
    await provider.runJobs();
    const { holdId } = await found(async () => (await offers())[0]);
    saysDoses(await book(newCaller(), slots.second));
    const { code, data } = await book(waits, slots.early, { holdId });
    expect(code).toBe(CODE.SUCCESS);
    booked.push([waits, data.orderId]);
  });

  test('at the desk is given to whoever is there; a dose that is given is no longer booked', async () => {
    const [caller, orderId] = await bookOne(slots.today);
    booked.pop();
    await staff.desk.ok('POST /desk/arrive.do', { orderId });
    await staff.desk.ok('POST /desk/finish.do', { orderId, lot: 'SHORT1' });
    expect(caller).toBeDefined();
    expect(await found(async () => (await countOn(EARLY)) === 1 || undefined)).toBe(true);
    await bookOne(slots.early);
    saysDoses(await book(newCaller(), slots.early));
    const walkIn = {
      ...{
        idempotencyKey: newKey(),
        slotId: slots.today,
        doseNo: 1,
        name: '李四',
        productId: PRODUCT,
      },
      ...{
        documentKind: 2 as const,
        documentNumber: 'E12345678',
        birthday: '1990-05-17',
        sex: 2 as const,
      },
    };
    const { orderId: here } = await staff.desk.ok('POST /desk/walkIn.do', walkIn);
    await staff.desk.ok('POST /desk/cancel.do', { orderId: here, reason: '发热' });
    expect((await book(newCaller(), slots.early)).code).toBe(CODE.SLOT_FULL);
  });

  test('whose lot is quarantined is booked no more; nobody loses an appointment', async () => {
    await bookOne(slots.early);
    const stock = () => staff.manager.ok('GET /manage/stock/list.do', { depaCode: CLINIC });
    const [lot] = (await stock()).products.flatMap(({ lots }) => lots);
    const lotId = lot?.lotId ?? 0;
    const state = (to: 'usable' | 'quarantined') =>
      staff.manager.ok('POST /manage/stock/state.do', {
        ...{ depaCode: CLINIC, lotId, state: to, reason: '冷链报警' },
      });
    await state('quarantined');
    saysDoses(await book(newCaller(), slots.later));
    expect((await stock()).shortages).toMatchObject([{ missing: 1 }]);
    await receive('NEXT2', 3, day(40));
    expect(await found(async () => (await countOn(LATE)) === 2 || undefined)).toBe(true);
    await bookOne(slots.late);
    await state('usable');
  });
});
