import { CODE } from '@contract/errors';
import { windowEnd } from '../../../server/shared/slots/clock-reading';
import type { Refusal } from '@contract/subscribe/endpoints';
import type { Provider } from '../kit/harness';
import {
  BIRTHDAY,
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  inDatabase,
  insertCallers,
  insertMembers,
  insertSlots,
  INTERVAL_DAYS,
  KINDS,
  MIN_AGE_DAYS,
  newKey,
  OFFLINE_CLINIC,
  OTHER_CLINIC,
  PRODUCT,
  WOMENS_PRODUCT,
  prove,
} from '../kit/worlds/booking-world';
import { BEYOND, CLOCK, day, NAMES, SLOTS } from '../kit/worlds/booking-slots';
import type { SlotName } from '../kit/worlds/booking-slots';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { insertLiveVaccines } from '../kit/worlds/live-world';
import type { LiveWorld } from '../kit/worlds/live-world';
import { planInBooking } from './plan-in-booking';
import { clockAt, startOn } from '../kit/start-on';

const ADD = 'POST /subscribe/subscribe/addV2.do';
const target = { depaCode: CLINIC, productId: PRODUCT };

describe.each(KINDS)('booking on %s', (kind) => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let fresh: Caller[];
  let tenYearOld: Caller;
  let almostNine: Caller;
  let tooOld: Caller;
  let samePerson: [Caller, Caller];
  let husband: Caller;
  let wife: string;
  let ids: Record<SlotName, number>;
  let liveWorld: LiveWorld;

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    const world = await createWorld(testDatabase, { callers: 60, slots: [] });
    fresh = [...world.callers];
    await inDatabase(testDatabase, async (database) => {
      const made = await insertSlots(database, Object.values(SLOTS));
      ids = Object.fromEntries(NAMES.map((name, index) => [name, made[index]])) as typeof ids;
      const born = async (birthday: string): Promise<Caller> =>
        (await insertCallers(database, 1, { birthday }))[0] as Caller;
      tenYearOld = await born(day(-3700));
      almostNine = await born(day(4 - MIN_AGE_DAYS));
      await database.pool.query(
        `update linkmen set guardian = '{"name":"母","mobile":"13800000000","relation":"mother"}' where id = $1`,
        [almostNine.linkmanId],
      );
      tooOld = await born('1970-01-01');
      husband = await born(BIRTHDAY);
      [wife] = (await insertMembers(database, husband, [{ sex: 2 }, {}])) as [string];
      // The disease of both products.
      await database.pool.query(
        `update products set diseases = '{"zh":["同一种病"],"en":["one"]}'`,
      );
      liveWorld = await insertLiveVaccines(database);
      samePerson = [await born(BIRTHDAY), await born(BIRTHDAY)];
      await database.pool.query(
        `update linkmen set document_number = 'E12345678' where id = any($1::text[])`,
        [samePerson.map(({ linkmanId }) => linkmanId)],
      );
      await prove(database, samePerson[0].linkmanId, samePerson[1].linkmanId);
    });
    provider = await startOn(testDatabase, clockAt(CLOCK));
  });
  afterAll(async () => {
    await provider?.halt();
    await testDatabase?.remove();
  });

  const newCaller = (): Caller => {
    const caller = fresh.pop();
    if (!caller) throw new Error('No callers left.');
    return caller;
  };
  const add = (caller: Caller, slot: SlotName, part: object = {}) =>
    provider.call(ADD, { ...bookingOf(caller, ids[slot]), ...part }, { token: caller.token });
  const refusal = (answer: { data: unknown }): Refusal => answer.data as Refusal;

  test('takes a place, and the calendar shows one less', async () => {
    const caller = newCaller();
    const month = day(3).slice(0, 7);
    const query = { ...target, month };
    const before = await provider.ok('GET /subscribe/subscribe/departmentWorkDays.do', query);
    expect((await add(caller, 'free')).code).toBe(CODE.SUCCESS);
    const after = await provider.ok('GET /subscribe/subscribe/departmentWorkDays.do', query);
    expect(after.days[day(3)]).toBe((before.days[day(3)] ?? 0) - 1);
  });

  test('shows closed, unreleased and distant days as such, and when places are released', async () => {
    const months = [
      ...new Set([day(0), day(6), day(7), day(BEYOND)].map((one) => one.slice(0, 7))),
    ];
    const maps = await Promise.all(
      months.map((month) =>
        provider.ok('GET /subscribe/subscribe/departmentWorkDays.do', { ...target, month }),
      ),
    );
    const days = Object.assign({}, ...maps.map((map) => map.days)) as Record<string, number>;
    expect(days[day(6)]).toBe(-1);
    expect(days[day(7)]).toBe(-2);
    expect(days[day(BEYOND)]).toBe(-3);
    expect(days[day(0)]).toBe(SLOTS.running.capacity);
    expect(maps[0]?.releaseAt).toBe(SLOTS.unreleased.releaseAt);
    expect(maps[0]?.firstDay).toBe(day(0));
  });

  test('lists the slots of a day with what is left, without the ended ones', async () => {
    const today = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
      ...target,
      day: day(0),
    });
    const changeableUntil = Date.parse(`${day(0)}T05:30:00+08:00`);
    const time = { startTime: '07:30', endTime: '10:00', changeableUntil };
    expect(today).toEqual([{ id: ids.running, ...time, maxSub: 5, residue: 5 }]);
    const closed = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
      ...target,
      day: day(6),
    });
    expect(closed).toEqual([]);
  });

  test.each([
    ['a day beyond the window', { ...target, day: day(BEYOND) }],
    ['a day gone by', { ...target, day: day(-1) }],
    ['an offline clinic', { depaCode: OFFLINE_CLINIC, productId: PRODUCT, day: day(3) }],
    ['a product the clinic does not have', { depaCode: CLINIC, productId: 'nothing', day: day(3) }],
  ])('answers -201 with a message to a question for times of %s', async (_, query) => {
    const answer = await provider.call('GET /subscribe/subscribe/departmentWorkTimes2.do', query);
    expect(answer.code).toBe(CODE.TIME_QUERY);
    expect(answer.msg).not.toBe('');
  });

  test('answers the same order to the same key, whatever the repeated request says', async () => {
    const caller = newCaller();
    const idempotencyKey = newKey();
    const first = await add(caller, 'free', { idempotencyKey });
    const again = await add(caller, 'free', { idempotencyKey });
    const other = await add(caller, 'dayAfter', { idempotencyKey });
    expect(again.data.orderId).toBe(first.data.orderId);
    expect(other.data.orderId).toBe(first.data.orderId);
    const found = await provider.ok(
      'GET /subscribe/subscribe/submitDetail.do',
      { submitId: idempotencyKey },
      caller,
    );
    const { orderId } = first.data;
    expect(found).toEqual({ state: 'done', orderId, visitId: null, orderIds: [orderId] });
  });

  test('answers a repeated key with its order even after that was cancelled', async () => {
    const caller = newCaller();
    const idempotencyKey = newKey();
    const { orderId } = (await add(caller, 'free', { idempotencyKey })).data;
    await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'mistake' }, caller);
    expect((await add(caller, 'free', { idempotencyKey })).data.orderId).toBe(orderId);
  });

  test('knows nothing of a key that was never used', async () => {
    const caller = newCaller();
    const found = await provider.ok(
      'GET /subscribe/subscribe/submitDetail.do',
      { submitId: newKey() },
      caller,
    );
    expect(found).toEqual({ state: 'pending', orderId: null, visitId: null, orderIds: [] });
  });

  test('offers the three nearest free times when a slot is full', async () => {
    expect((await add(newCaller(), 'oneRemaining')).code).toBe(CODE.SUCCESS);
    const answer = await add(newCaller(), 'oneRemaining');
    expect(answer.code).toBe(CODE.SLOT_FULL);
    expect(refusal(answer).alternatives.map(({ slotId }) => slotId)).toEqual([
      ids.laterThatDay,
      ids.free,
      ids.dayAfter,
    ]);
  });

  test('offers other clinics of the city, nearest first, when the clinic is offline', async () => {
    const answer = await add(newCaller(), 'offline', { depaCode: OFFLINE_CLINIC });
    expect(answer.code).toBe(CODE.CLINIC_OFFLINE);
    const clinics = refusal(answer).alternatives.map(({ depaCode }) => depaCode);
    expect(clinics).toEqual([CLINIC, OTHER_CLINIC]);
    const asked = { depaCode: OFFLINE_CLINIC, productId: PRODUCT };
    const can = await provider.ok('GET /subscribe/subscribe/isCanSubscribe.do', asked, newCaller());
    expect(can).toMatchObject({ canSubscribe: false });
    expect(can.reason).not.toBe('');
    expect(can.alternatives).toHaveLength(2);
  });

  test.each([
    ['closed', CODE.SLOT_CLOSED],
    ['ended', CODE.SLOT_CLOSED],
    ['beyond', CODE.SLOT_CLOSED],
    ['unreleased', CODE.NOT_RELEASED],
    ['elsewhere', CODE.SLOT_CLOSED],
  ] as const)('refuses a slot that is %s with its reason', async (slot, code) => {
    const caller = newCaller();
    const answer = await add(caller, slot);
    expect(answer.code).toBe(code);
    const english = await provider.call(ADD, bookingOf(caller, ids[slot]), {
      ...caller,
      language: 'en',
    });
    expect(english.msg).toMatch(/[a-z]{3}/);
    expect(english.msg).not.toBe(answer.msg);
    const time = await provider.ok(
      'GET /subscribe/subscribe/isAppointmentTime.do',
      { slotId: ids[slot] },
      caller,
    );
    expect(time.bookable).toBe(slot === 'elsewhere');
  });

  test('refuses a slot that does not exist', async () => {
    expect((await add(newCaller(), 'free', { slotId: 999_999 })).code).toBe(CODE.SLOT_CLOSED);
  });

  test('takes a slot of today until it ends', async () => {
    expect((await add(newCaller(), 'running')).code).toBe(CODE.SUCCESS);
  });

  test('books a person once for a dose, and names the order that stands in the way', async () => {
    const caller = newCaller();
    const { orderId } = (await add(caller, 'free')).data;
    const answer = await add(caller, 'dayAfter');
    expect(answer.code).toBe(CODE.DUPLICATE_ORDER);
    expect(refusal(answer)).toMatchObject({ orderId, standing: { orderId } });
    expect(refusal(answer).remedies.slice(0, 2)).toEqual([
      { kind: 'replace', orderId },
      { kind: 'viewOrder', orderId },
    ]);
  });

  test('knows the same person under another account, and tells nothing of that account', async () => {
    const [one, two] = samePerson;
    const { orderId } = (await add(one, 'free')).data;
    const answer = await add(two, 'free');
    expect(refusal(answer)).toMatchObject({ orderId: null, remedies: [{ kind: 'askClinic' }] });
    expect(JSON.stringify(answer)).not.toContain(orderId);
  });

  test('holds the interval since the previous dose, and says from when it is over', async () => {
    const caller = newCaller();
    expect((await add(caller, 'free')).code).toBe(CODE.SUCCESS);
    const early = await add(caller, 'afterInterval', { doseNo: 2 });
    expect(early.code).toBe(CODE.INTERVAL);
    expect(refusal(early).allowedFrom).toBe(day(3 + INTERVAL_DAYS));
    expect(early.msg).toContain(day(3 + INTERVAL_DAYS));
    const query = { ...target, month: day(3).slice(0, 7), linkmanId: caller.linkmanId, doseNo: 2 };
    const days = await provider.ok('GET /subscribe/subscribe/departmentWorkDays.do', query, caller);
    expect(days.firstDay).toBe(day(3 + INTERVAL_DAYS));
  });

  test('refuses a remark that no database keeps, not whoever books at the same moment', async () => {
    const others = [newCaller(), newCaller()].map((caller) => add(caller, 'free'));
    expect((await add(newCaller(), 'free', { remark: 'a\0b' })).code).toBe(CODE.PARAMETERS);
    for (const { code } of await Promise.all(others)) expect(code).toBe(CODE.SUCCESS);
  });

  test('refuses who is too young on the day, and takes them on the day they are old enough', async () => {
    const early = await add(almostNine, 'free');
    expect(early.code).toBe(CODE.TOO_YOUNG);
    expect(refusal(early).allowedFrom).toBe(day(4));
    expect(refusal(early).remedies.map(({ kind }) => kind)).toEqual([
      'later',
      'plan',
      'editPerson',
      'askClinic',
    ]);
    expect(refusal(early).alternatives.every((alternative) => alternative.day >= day(4))).toBe(
      true,
    );
    expect((await add(almostNine, 'dayAfter')).code).toBe(CODE.SUCCESS);
  });

  test('answers 14601 to who is too old, on asking and on booking', async () => {
    const answer = await add(tooOld, 'free');
    expect(answer.code).toBe(CODE.OVER_AGE);
    const check = await provider.call(
      'GET /order/subscribe/check/overAge.do',
      { productId: PRODUCT, linkmanId: tooOld.linkmanId, doseNo: 1 },
      tooOld,
    );
    expect(check).toMatchObject({ code: CODE.OVER_AGE, data: { overAge: true } });
    expect(check.msg).not.toBe('');
    const caller = newCaller();
    const young = { productId: PRODUCT, linkmanId: caller.linkmanId, doseNo: 1 };
    expect(await provider.ok('GET /order/subscribe/check/overAge.do', young, caller)).toEqual({
      overAge: false,
      reason: '',
    });
  });

  test('refuses the other sex, naming who could have it and what this person could have', async () => {
    const answer = await add(husband, 'womens', { productId: WOMENS_PRODUCT });
    expect(answer.code).toBe(CODE.SEX_LIMIT);
    const { linkmanId } = husband;
    const remedies = [
      { kind: 'otherPerson', people: [{ linkmanId: wife }] },
      {
        kind: 'otherVaccine',
        linkmanId,
        products: [{ productId: PRODUCT, priceCents: 62_600, day: day(0) }],
      },
      { kind: 'editPerson', linkmanId },
      { kind: 'addPerson' },
    ];
    expect(refusal(answer).remedies).toMatchObject(remedies);
    const question = { depaCode: CLINIC, productId: WOMENS_PRODUCT, linkmanId };
    const check = await provider.ok(
      'GET /order/subscribe/checkSubscribeLinkman.do',
      question,
      husband,
    );
    expect(check).toMatchObject({ canSubscribe: false, code: CODE.SEX_LIMIT, remedies: remedies });
  });

  test('refuses a child without a guardian, and says whose is missing', async () => {
    const answer = await add(tenYearOld, 'free');
    expect(answer.code).toBe(CODE.GUARDIAN_MISSING);
    const { linkmanId } = tenYearOld;
    expect(refusal(answer).remedies).toMatchObject([{ kind: 'addGuardian', linkmanId }]);
  });

  test('offers other clinics, and the number of this one, for a calendar that it does not show', async () => {
    const answer = await provider.call('GET /subscribe/subscribe/departmentWorkDays.do', {
      depaCode: OFFLINE_CLINIC,
      productId: PRODUCT,
      month: day(0).slice(0, 7),
    });
    expect(answer.code).toBe(CODE.TIME_QUERY);
    expect(refusal(answer).alternatives.map(({ depaCode }) => depaCode)).toContain(OTHER_CLINIC);
    expect(refusal(answer).remedies).toEqual([
      { kind: 'otherClinic' },
      { kind: 'askClinic', phone: '01000000000' },
    ]);
  });

  test('tells which doses a person can have', async () => {
    const caller = newCaller();
    const ask = 'GET /order/subscribe/checkSubscribeLinkman.do';
    const question = { ...target, linkmanId: caller.linkmanId };
    const before = await provider.ok(ask, question, caller);
    expect(before).toMatchObject({ canSubscribe: true, suggestedDoseNo: 1 });
    await add(caller, 'free');
    const after = await provider.ok(ask, question, caller);
    const second = day(3 + INTERVAL_DAYS);
    expect(after.suggestedDoseNo).toBe(second <= windowEnd(day(0)) ? 2 : null);
    expect(after.doses.map(({ taken, earliestDay }) => [taken, earliestDay])).toEqual([
      [true, null],
      [false, day(3 + INTERVAL_DAYS)],
    ]);
    const old = { ...target, linkmanId: tooOld.linkmanId };
    const refused = await provider.ok('GET /order/subscribe/checkSubscribeLinkman.do', old, tooOld);
    expect(refused).toMatchObject({
      canSubscribe: false,
      code: CODE.OVER_AGE,
      suggestedDoseNo: null,
    });
  });

  test('books nobody else’s family member, nor without signing in', async () => {
    const [one, two] = [newCaller(), newCaller()];
    expect((await add(one, 'free', { linkmanId: two.linkmanId })).code).toBe(CODE.NOT_FOUND);
    expect((await provider.call(ADD, bookingOf(one, ids.free))).code).toBe(CODE.LOGIN_INVALID);
  });

  test('refuses who agreed to no disclosure, or to an earlier one', async () => {
    expect((await add(newCaller(), 'free', { guidelineVersion: '' })).code).toBe(CODE.PARAMETERS);
    const earlier = await add(newCaller(), 'free', { guidelineVersion: 'earlier' });
    expect(earlier.code).toBe(CODE.DISCLOSURE_MISSING);
    expect(refusal(earlier).remedies).toEqual([{ kind: 'readDisclosure', productId: PRODUCT }]);
  });

  planInBooking(() => ({ provider, world: liveWorld }));

  test('refuses a dose that the course does not have', async () => {
    expect((await add(newCaller(), 'free', { doseNo: 9 })).code).toBe(CODE.NOT_FOUND);
  });
});
