import { CODE } from '@contract/errors';
import { addDays } from '@contract/time/day-rules';
import type { Refusal } from '@contract/subscribe/endpoints';
import type { Provider } from '../kit/harness';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertCallers,
  INTERVAL_DAYS,
  insertMembers,
  insertSlots,
  KINDS,
  newKey,
  OTHER_CLINIC,
  PRODUCT,
  readLedger,
} from '../kit/worlds/booking-world';
import { daySlots } from '../kit/worlds/booking-slots';
import type { Caller, TestDatabase, Slot } from '../kit/worlds/booking-world';
import { startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const ADD = 'POST /subscribe/subscribe/addV2.do';
const HOLD = 'POST /subscribe/subscribe/hold.do';
const RELEASE = 'POST /subscribe/subscribe/releaseHold.do';
const FAMILY = 'POST /subscribe/subscribe/addFamily.do';
const TIMES = 'GET /subscribe/subscribe/departmentWorkTimes2.do';
const WORK_DAYS = 'GET /subscribe/subscribe/departmentWorkDays.do';
/** How long a hold lasts: longer than these tests, also on a slow machine. */
const SECONDS = 120;
const DAY = dayFrom(3);

const DAYS = {
  single: daySlots(3, [1, 1, 2]),
  lapse: daySlots(4, [1, 2]),
  family: daySlots(5, [1, 2, 3]),
  gap: daySlots(6, [1, 0, 2]),
  replace: daySlots(7, [1, 1, 1]),
  moving: daySlots(8, [1, 2, 1]),
  elsewhere: [{ depaCode: OTHER_CLINIC, day: dayFrom(5), capacity: 5 }],
} satisfies Record<string, Slot[]>;
type DayName = keyof typeof DAYS;

describe.each(KINDS)('a place that is held on %s', (kind) => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let callers: Caller[];
  let members: string[];
  let spent: Caller;
  let parent: Caller;
  let child: string;
  const slots = {} as Record<DayName, number[]>;

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    await createWorld(testDatabase, { callers: 0, slots: [] });
    await inDatabase(testDatabase, async (database) => {
      for (const name of Object.keys(DAYS) as DayName[])
        slots[name] = await insertSlots(database, DAYS[name]);
      callers = await insertCallers(database, 30);
      [spent, parent] = (await insertCallers(database, 2)) as [Caller, Caller];
      [child] = (await insertMembers(database, parent, [{}])) as [string];
      members = await insertMembers(database, callers[0] as Caller, [
        {},
        {},
        { birthday: '1950-01-01' },
      ]);
      // Twenty minutes of holds in the last hour are used up.
      await database.pool.query(
        `insert into holds (id, user_id, slot_id, places, kind, created_at, expires_at, ended_at, ended_how)
         select 'spent' || n, $1, $2, 1, 'form', ${sqlNow()} - n * interval '6 minutes', ${sqlNow()} - n * interval '6 minutes' + interval '5 minutes',
           ${sqlNow()}, 'expired' from generate_series(1, 4) n`,
        [spent.userId, slots.single[0]],
      );
    });
    provider = await startOn(testDatabase, { HOLD_SECONDS: String(SECONDS) });
  });
  afterAll(async () => {
    await provider?.halt();
    const { unbalanced, unrecorded } = await inDatabase(testDatabase, readLedger);
    await testDatabase?.remove();
    expect({ unbalanced, unrecorded }).toEqual({ unbalanced: [], unrecorded: 0 });
  });

  let used = 1;
  const newCaller = (): Caller => callers[used++] as Caller;
  const hold = (caller: Caller, slotId: number, people = 1) =>
    provider.call(HOLD, { parts: [{ slotId, places: people }] }, caller);
  const held = async (caller: Caller, slotId: number, people = 1): Promise<string> => {
    const answer = await hold(caller, slotId, people);
    expect(answer.code).toBe(CODE.SUCCESS);
    return answer.data.holdId;
  };
  const add = (caller: Caller, slotId: number, form: object = {}) =>
    provider.call(ADD, { ...bookingOf(caller, slotId), ...form }, caller);
  const left = async (name: DayName): Promise<number[]> => {
    // The calendar's cache may be slightly old.
    await provider.moveTo(provider.now + 1_000);
    const day = DAYS[name][0]?.day ?? DAY;
    const times = await provider.ok(TIMES, { depaCode: CLINIC, productId: PRODUCT, day });
    return times.map(({ residue }) => residue);
  };
  const refusal = (answer: { data: unknown }): Refusal => answer.data as Refusal;
  const lapse = () => provider.moveTo(provider.now + SECONDS * 1000 + 50);

  test('is nobody else’s, counts as taken, and becomes the order of who holds it', async () => {
    const [slotId = 0] = slots.single;
    const [one, two] = [newCaller(), newCaller()];
    const answer = await provider.ok(HOLD, { parts: [{ slotId, places: 1 }] }, one);
    expect(answer.expiresAt).toBeLessThanOrEqual(answer.serverNow + SECONDS * 1000);
    expect(answer.parts).toEqual([
      {
        slotId,
        places: 1,
        depaCode: CLINIC,
        productId: PRODUCT,
        day: DAY,
        startTime: '08:00',
        endTime: '09:00',
      },
    ]);
    const refused = await add(two, slotId);
    expect(refused.code).toBe(CODE.SLOT_FULL);
    expect(refusal(refused).alternatives).toHaveLength(3);
    expect((await hold(two, slotId)).code).toBe(CODE.SLOT_FULL);
    expect((await add(two, slotId, { holdId: answer.holdId })).code).toBe(CODE.SLOT_FULL);
    const booked = await add(one, slotId, { holdId: answer.holdId });
    expect(booked.code).toBe(CODE.SUCCESS);
    const { released } = await provider.ok(RELEASE, { holdId: answer.holdId }, one);
    expect(released).toBe(false);
    const present = await provider.ok('GET /subscribe/subscribe/presentHold.do', {}, one);
    expect(present.hold).toBeNull();
  });

  test('stays the same hold when it is asked for again, and moves only to a place that is had', async () => {
    const [first = 0, second = 0, third = 0] = slots.single;
    const one = newCaller();
    const holdId = await held(one, second);
    expect(await held(one, second)).toBe(holdId);
    expect((await hold(one, first)).code).toBe(CODE.SLOT_FULL);
    const still = await provider.ok('GET /subscribe/subscribe/presentHold.do', {}, one);
    expect(still.hold?.holdId).toBe(holdId);
    const moved = await held(one, third, 2);
    expect(moved).not.toBe(holdId);
    expect(await left('single')).toEqual([0, 1, 0]);
    await held(one, third, 1);
    expect(await left('single')).toEqual([0, 1, 1]);
  });

  test('goes back once, however often it is given back', async () => {
    const [, second = 0] = slots.single;
    const one = newCaller();
    const holdId = await held(one, second);
    const answers = await Promise.all([1, 2, 3].map(() => provider.ok(RELEASE, { holdId }, one)));
    expect(answers.filter(({ released }) => released)).toHaveLength(1);
    const other = await provider.ok(RELEASE, { holdId: await held(one, second) }, newCaller());
    expect(other.released).toBe(false);
  });

  test('is the next person’s as soon as its time is over, and a late holder is told what is free', async () => {
    const [only = 0, roomy = 0] = slots.lapse;
    const [late, next, lucky] = [newCaller(), newCaller(), newCaller()];
    const holdId = await held(late, only);
    const luckyId = await held(lucky, roomy);
    await lapse();
    expect((await add(next, only)).code).toBe(CODE.SUCCESS);
    const answer = await add(late, only, { holdId });
    expect(answer.code).toBe(CODE.SLOT_FULL);
    expect(refusal(answer).alternatives[0]?.slotId).toBe(roomy);
    expect((await add(lucky, roomy, { holdId: luckyId })).code).toBe(CODE.SUCCESS);
  });

  test('is refused to who has held places for twenty minutes of the hour, who can still book', async () => {
    const [, second = 0] = slots.lapse;
    const answer = await hold(spent, second);
    expect(answer.code).toBe(CODE.HOLD_ALLOWANCE);
    expect(refusal(answer).remedies).toEqual([{ kind: 'withoutHold' }]);
    expect((await add(spent, second)).code).toBe(CODE.SUCCESS);
  });

  describe('for a family', () => {
    const people = (slotIds: readonly number[]) => {
      const caller = callers[0] as Caller;
      const family = [caller.linkmanId, ...members];
      return slotIds.map((slotId, index) => {
        const form = bookingOf(caller, slotId);
        return {
          linkmanId: family[index] ?? '',
          productId: PRODUCT,
          doseNo: 1,
          slotId,
          guidelineVersion: form.guidelineVersion,
        };
      });
    };
    const book = (slotIds: readonly number[], form: object = {}) =>
      provider.call(
        FAMILY,
        { idempotencyKey: newKey(), depaCode: CLINIC, people: people(slotIds), ...form },
        callers[0] as Caller,
      );

    test('every way to come together is named, at one time or at times that follow each other', async () => {
      const [one = 0, two = 0, three = 0] = slots.family;
      const query = {
        depaCode: CLINIC,
        day: dayFrom(5),
        productIds: [PRODUCT, PRODUCT, PRODUCT].join(','),
      };
      const times = await provider.ok('GET /subscribe/subscribe/familyTimes.do', query);
      expect(
        times.map(({ startTime, together, slotIds }) => [startTime, together, slotIds]),
      ).toEqual([
        ['08:00', false, [one, two, two]],
        ['09:00', false, [two, two, three]],
        ['10:00', true, [three, three, three]],
      ]);
      const gap = { ...query, day: dayFrom(6) };
      expect(await provider.ok('GET /subscribe/subscribe/familyTimes.do', gap)).toEqual([]);
    });

    test('the calendar shows as full what does not take all of them', async () => {
      const shown = async (group: object, day: string) => {
        const { days } = await provider.ok(WORK_DAYS, {
          depaCode: CLINIC,
          productId: PRODUCT,
          month: day.slice(0, 7),
          ...group,
        });
        return days[day];
      };
      const three = { productIds: [PRODUCT, PRODUCT, PRODUCT].join(',') };
      expect(await shown({}, dayFrom(6))).toBe(3);
      expect(await shown(three, dayFrom(6))).toBe(0);
      expect(await shown(three, dayFrom(5))).toBe(6);
      // The other vaccine is unknown.
      expect(await shown({ productIds: `${PRODUCT},unknown` }, dayFrom(5))).toBe(-1);
    });

    test('nobody is booked where one cannot be, who is named', async () => {
      const [one = 0, two = 0] = slots.family;
      const old = await book([one, two, two, two]);
      expect(old.code).toBe(CODE.OVER_AGE);
      expect(refusal(old).person).toEqual({ linkmanId: members[2], name: '成员3' });
      expect(old.msg).toContain('成员3');
      const short = await book([one, one]);
      expect(short.code).toBe(CODE.SLOT_FULL);
      expect(refusal(short).alternatives).not.toEqual([]);
      expect(await left('family')).toEqual([1, 2, 3]);
    });

    test('times with a wait in between are no visit, nor are two clinics', async () => {
      const [early = 0, , late = 0] = slots.gap;
      const apart = await book([early, late]);
      expect(apart.code).toBe(CODE.NOT_ONE_VISIT);
      // The nearest slot with two places.
      const [way] = refusal(apart).remedies;
      const seats = way?.kind === 'otherVisit' ? way.visits[0]?.seats : [];
      expect(seats?.map(({ slotId }) => slotId)).toEqual([late, late]);
      const parts = [slots.family[0], slots.elsewhere[0]].map((slotId = 0) => ({
        slotId,
        places: 1,
      }));
      expect((await provider.call(HOLD, { parts }, callers[0])).code).toBe(CODE.NOT_ONE_VISIT);
    });

    test('all are booked in one visit with the places that were held, once for a key', async () => {
      const [one = 0, two = 0] = slots.family;
      const caller = callers[0] as Caller;
      const parts = [
        { slotId: one, places: 1 },
        { slotId: two, places: 2 },
      ];
      const { holdId } = await provider.ok(HOLD, { parts }, caller);
      expect(await left('family')).toEqual([0, 0, 3]);
      const idempotencyKey = newKey();
      const form = { idempotencyKey, holdId };
      const [first, again] = await Promise.all([
        book([one, two, two], form),
        book([one, two, two], form),
      ]);
      expect(first.code).toBe(CODE.SUCCESS);
      expect(again.data.visitId).toBe(first.data.visitId);
      expect(again.data.orders).toEqual(first.data.orders);
      const found = await provider.ok(
        'GET /subscribe/subscribe/submitDetail.do',
        { submitId: idempotencyKey },
        caller,
      );
      expect(found).toMatchObject({ state: 'done', visitId: first.data.visitId });
      expect(found.orderIds).toEqual(first.data.orders.map(({ orderId }) => orderId));
      expect(await left('family')).toEqual([0, 0, 3]);
    });
  });

  test('of a family one’s order gives way in the same step, or all stays as it was', async () => {
    const [early = 0, middle = 0, late = 0] = slots.moving;
    const { orderId } = (await add(parent, early)).data;
    await add(newCaller(), late);
    const { guidelineVersion } = bookingOf(parent, early);
    const one = (linkmanId: string, slotId: number, more: object = {}) => {
      return { linkmanId, productId: PRODUCT, doseNo: 1, slotId, guidelineVersion, ...more };
    };
    const idempotencyKey = newKey();
    const book = (...people: ReturnType<typeof one>[]) =>
      provider.call(FAMILY, { idempotencyKey, depaCode: CLINIC, people }, parent);
    const status = async () =>
      (await provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, parent)).status;
    const replacing = { replaceOrderId: orderId };

    const duplicate = await book(one(parent.linkmanId, middle), one(child, middle));
    expect(duplicate.code).toBe(CODE.DUPLICATE_ORDER);
    expect(refusal(duplicate)).toMatchObject({
      person: { linkmanId: parent.linkmanId },
      standing: { orderId, replaceable: true },
    });
    const full = await book(one(parent.linkmanId, middle, replacing), one(child, late));
    expect(full.code).toBe(CODE.SLOT_FULL);
    const twice = [one(parent.linkmanId, middle, replacing), one(child, middle, replacing)];
    const others = await book(...twice);
    expect(others.code).toBe(CODE.NOT_REPLACEABLE);
    expect(refusal(others)).toMatchObject({ person: { linkmanId: child }, orderId });
    expect(refusal(others).remedies.map(({ kind }) => kind)).toEqual([
      'leaveOut',
      'viewOrder',
      'askClinic',
    ]);
    expect(await status()).toBe('BOOKED');
    expect(await left('moving')).toEqual([0, 2, 0]);

    // The place released is the one requested.
    const visit = [one(parent.linkmanId, early, replacing), one(child, middle)];
    const [made, again] = await Promise.all([book(...visit), book(...visit)]);
    expect(made.code).toBe(CODE.SUCCESS);
    expect(again.data.orders).toEqual(made.data.orders);
    expect(await status()).toBe('CANCELLED');
    expect(await left('moving')).toEqual([0, 1, 0]);
  });

  test('a standing order gives way to the new one, or stays where that cannot be had', async () => {
    const [first = 0, second = 0, third = 0] = slots.replace;
    const one = newCaller();
    await add(newCaller(), second);
    const { orderId } = (await add(one, first)).data;
    const duplicate = await add(one, third);
    expect(duplicate.code).toBe(CODE.DUPLICATE_ORDER);
    expect(refusal(duplicate)).toMatchObject({
      standing: { orderId, day: dayFrom(7), startTime: '08:00', replaceable: true },
    });
    expect(refusal(duplicate).remedies[0]).toEqual({ kind: 'replace', orderId });
    expect((await add(one, second, { replaceOrderId: orderId })).code).toBe(CODE.SLOT_FULL);
    const retained = await provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, one);
    expect(retained.status).toBe('BOOKED');
    expect((await add(newCaller(), third, { replaceOrderId: orderId })).code).toBe(
      CODE.NOT_REPLACEABLE,
    );

    const holdId = await held(one, third);
    const idempotencyKey = newKey();
    const form = { replaceOrderId: orderId, holdId, idempotencyKey };
    const replaced = await add(one, third, form);
    expect(replaced.code).toBe(CODE.SUCCESS);
    expect((await add(one, third, form)).data.orderId).toBe(replaced.data.orderId);
    const gone = await provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, one);
    expect(gone).toMatchObject({ status: 'CANCELLED', cancelReason: 'replaced' });
    expect(await left('replace')).toEqual([1, 0, 0]);
  });

  test('the form is told the whole course and its price', async () => {
    const one = newCaller();
    const check = await provider.ok(
      'GET /order/subscribe/checkSubscribeLinkman.do',
      { depaCode: CLINIC, productId: PRODUCT, linkmanId: one.linkmanId },
      one,
    );
    expect(check.course).toMatchObject({
      totalCents: 125_200,
      leftCents: 125_200,
      priceCents: 59_800,
    });
    expect(check.course.doses.map(({ doseNo }) => doseNo)).toEqual([1, 2]);
    const { linkmanId } = one;
    const begun = { depaCode: CLINIC, productId: PRODUCT, linkmanId, doseNo: 1, day: '2027-03-01' };
    const days = await provider.ok('GET /subscribe/subscribe/courseDays.do', begun, one);
    expect(days).toEqual([
      {
        doseNo: 2,
        label: '第2剂',
        earliest: addDays('2027-03-01', INTERVAL_DAYS),
        recommended: expect.any(String) as string,
      },
    ]);
  });
});
