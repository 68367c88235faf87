import { CODE } from '@contract/errors';
import { addDays, addMonths } from '@contract/time/day-rules';
import type { Caller } from '../kit/worlds/booking-world';
import { createDoseWorld, on, PRICE } from '../kit/worlds/dose-world';

/*
 * Influenza by 中国流感疫苗预防接种技术指南（2023–2024）: children from 6 months to 8 years in their first season two doses of the inactivated
 * vaccine, at least 4 weeks apart; who has had one in an earlier season, who is 9 or older, and of the live vaccine one.
 */

const FLU = 'flu4-sinovac';
const OTHER = 'flu4-hualan';
const INFANT = 'flu4-hualan-kid';
const NASAL = 'flu-nasal';

/** The day on which first doses are given, and the least interval. */
const GIVEN = 1;
const WEEKS = 28;

/** A birthday by the years that somebody completes on a day of the run. */
const turning = (years: number, days: number): string => addMonths(on(days), -12 * years);

let world: Awaited<ReturnType<typeof open>>;
const open = () =>
  createDoseWorld('pglite', {
    products: [FLU, OTHER, INFANT, NASAL],
    people: {
      child: turning(5, 0),
      other: turning(4, 0),
      adult: '1990-05-01',
      elder: '1950-05-01',
      nine: turning(9, 0),
      soonNine: turning(9, 20),
      nineOnTheDay: turning(9, GIVEN + WEEKS),
      nineAfterTheDay: turning(9, GIVEN + WEEKS + 1),
      soonThree: turning(3, 15),
      sprayed: turning(5, 0),
      lastSeason: turning(5, 0),
      nextSeason: turning(5, 0),
      selfReported: turning(5, 0),
      unknown: turning(5, 0),
      chosen: turning(5, 0),
      newAdult: '1990-05-01',
    },
  });

beforeAll(async () => {
  world = await open();
  const { people } = world;
  await world.note(people.lastSeason, 'flu', [on(-365)]);
  await world.note(people.nextSeason, 'flu', [on(-365), on(-365 + WEEKS)]);
  await world.note(people.selfReported, 'flu', [on(-WEEKS)]);
  const booked: string[] = [];
  const book = async (caller: Caller, product: string): Promise<void> => {
    const { code, data } = await world.add(caller, product, GIVEN);
    expect(code).toBe(CODE.SUCCESS);
    booked.push(data.orderId);
  };
  const { other, sprayed, soonThree, unknown, selfReported, chosen, newAdult, ...others } = people;
  for (const caller of Object.values(others)) await book(caller, FLU);
  await book(other, OTHER);
  await book(soonThree, INFANT);
  await book(sprayed, NASAL);
  for (const orderId of booked) await world.give(orderId, GIVEN);
});
afterAll(async () => {
  await world?.close();
  await world?.remove();
});

/** What the plan says of influenza. */
const planned = async (caller: Caller) => {
  const { linkmanId } = caller;
  const { suggestions } = await world.provider.ok(
    'GET /vaccine/plan/detail.do',
    { linkmanId },
    { as: world.loginOf(caller) },
  );
  return suggestions.find(({ code }) => code === 'flu');
};

/** Where the plan books influenza vaccine. */
const clinics = (caller: Caller) =>
  world.provider.ok(
    'GET /plan/plan/clinics.do',
    { linkmanId: caller.linkmanId, code: 'flu', regionCode: '110100' },
    { as: world.loginOf(caller) },
  );

/** The doses of a product that can be booked, each with its first day, and the price of what is left. */
const offered = async (caller: Caller, product = FLU) => {
  const { canSubscribe, code, course, doses, asksHistory, suggestedDoseNo } = await world.check(
    caller,
    product,
  );
  const days = doses.flatMap(({ doseNo, earliestDay, taken }) =>
    taken || earliestDay === null ? [] : [`${doseNo} ${earliestDay}`],
  );
  const count = course.doses.length;
  return {
    ...{ canSubscribe, code, days, asksHistory, suggestedDoseNo, count },
    leftCents: course.leftCents,
  };
};

/** One dose after which nothing is left of the season. */
async function expectDone(caller: Caller, product = FLU): Promise<void> {
  expect(await offered(caller, product)).toMatchObject({
    canSubscribe: false,
    code: CODE.DUPLICATE_ORDER,
    days: [],
    count: 1,
    leftCents: 0,
  });
  for (const days of [GIVEN + WEEKS - 1, GIVEN + WEEKS, GIVEN + WEEKS + 12])
    expect((await world.add(caller, product, days, 2)).code).not.toBe(CODE.SUCCESS);
  expect(await planned(caller)).toMatchObject({ status: 'done', lastDay: on(GIVEN) });
}

test.each([FLU, OTHER])(
  'a child of five has the second dose of %s from day 28',
  async (product) => {
    const caller = product === FLU ? world.people.child : world.people.other;
    expect(await planned(caller)).toMatchObject({ status: 'begun', lastDay: on(GIVEN) });
    const due = on(GIVEN + WEEKS);
    expect(await offered(caller, product)).toMatchObject({
      canSubscribe: true,
      days: [`2 ${due}`],
      suggestedDoseNo: 2,
      count: 2,
      leftCents: PRICE,
    });
    expect(await clinics(caller)).toMatchObject({ earliest: due, reason: 'waitGap' });
    const early = await world.add(caller, product, GIVEN + WEEKS - 1, 2);
    expect(early).toMatchObject({ code: CODE.INTERVAL, data: { allowedFrom: due } });
    expect((await world.add(caller, product, GIVEN + WEEKS, 2)).code).toBe(CODE.SUCCESS);
    expect((await world.add(caller, product, GIVEN + WEEKS + 30, 1)).code).not.toBe(CODE.SUCCESS);
  },
);

test.each(['adult', 'elder', 'nine'] as const)('%s is done with the season', async (name) => {
  await expectDone(world.people[name]);
});

test('who had one in an earlier season has one', async () => {
  await expectDone(world.people.lastSeason);
});

test('the season after one of two doses has one', async () => {
  await expectDone(world.people.nextSeason);
});

test('the live vaccine is one dose, of whatever product the next would be', async () => {
  await expectDone(world.people.sprayed, NASAL);
  const { canSubscribe, days } = await offered(world.people.sprayed, FLU);
  expect({ canSubscribe, days }).toEqual({ canSubscribe: false, days: [] });
});

test.each(['soonNine', 'nineOnTheDay'] as const)(
  'a ninth birthday before the second dose leaves none: %s',
  async (name) => {
    await expectDone(world.people[name]);
  },
);

test('a ninth birthday on the day after it leaves that day', async () => {
  const caller = world.people.nineAfterTheDay;
  expect(await offered(caller)).toMatchObject({
    canSubscribe: true,
    days: [`2 ${on(GIVEN + WEEKS)}`],
    count: 2,
  });
  expect((await world.add(caller, FLU, GIVEN + WEEKS + 1, 2)).code).not.toBe(CODE.SUCCESS);
  expect((await world.add(caller, FLU, GIVEN + WEEKS, 2)).code).toBe(CODE.SUCCESS);
});

test('who turns three between the doses goes on with a product for three and older', async () => {
  const caller = world.people.soonThree;
  expect(await offered(caller)).toMatchObject({
    canSubscribe: true,
    days: [`2 ${on(GIVEN + WEEKS)}`],
    suggestedDoseNo: 2,
    count: 2,
    leftCents: PRICE,
  });
  const { earliest, clinics: found } = await clinics(caller);
  expect(earliest).toBe(on(GIVEN + WEEKS));
  expect(found.map(({ productId }) => productId)).not.toContain(INFANT);
  expect((await world.add(caller, INFANT, GIVEN + WEEKS, 2)).code).toBe(CODE.OVER_AGE);
  expect((await world.add(caller, FLU, GIVEN + WEEKS - 1, 2)).code).toBe(CODE.INTERVAL);
  expect((await world.add(caller, FLU, GIVEN + WEEKS, 2)).code).toBe(CODE.SUCCESS);
});

test('a self-reported first dose is followed by the second', async () => {
  const caller = world.people.selfReported;
  expect(await offered(caller)).toMatchObject({
    canSubscribe: true,
    asksHistory: false,
    suggestedDoseNo: 2,
    days: [`2 ${on(GIVEN)}`],
  });
  expect(await planned(caller)).toMatchObject({ status: 'begun' });
});

test('nobody without a record is asked what was given: the course is that of a first season', async () => {
  const { unknown, newAdult } = world.people;
  const first = { canSubscribe: true, asksHistory: false, suggestedDoseNo: 1 };
  expect(await offered(unknown)).toMatchObject({ ...first, count: 2, leftCents: 2 * PRICE });
  expect(await offered(newAdult)).toMatchObject({
    ...first,
    days: [`1 ${on(GIVEN)}`],
    count: 1,
    leftCents: PRICE,
  });
  for (const days of [GIVEN + 1, GIVEN + WEEKS])
    expect((await world.add(newAdult, FLU, days, 2)).code).not.toBe(CODE.SUCCESS);
});

test.each([
  [FLU, 2, 1],
  [INFANT, 2, 1],
  [NASAL, 1, 1],
])('cards of %s say %i doses, or %i', async (vaccId, doseCount, fewestDoses) => {
  const product = await world.provider.ok('GET /vaccine/product/detail.do', { vaccId });
  expect(product).toMatchObject({ doseCount, fewestDoses });
});

test('the rest of a first-season course is the second dose, and can be booked with the first', async () => {
  const caller = world.people.chosen;
  const booked = await world.add(caller, FLU, GIVEN + 1);
  expect(booked.code).toBe(CODE.SUCCESS);
  const rest = await world.provider.ok(
    'GET /subscribe/subscribe/restOfCourse.do',
    { orderId: booked.data.orderId },
    caller,
  );
  const due = addDays(on(GIVEN + 1), WEEKS);
  expect(rest.doses.filter(({ step }) => step !== 'keep')).toMatchObject([
    { doseNo: 2, step: 'book', recommended: due },
  ]);
});

test('an adult’s appointment has no rest', async () => {
  const { provider, people } = world;
  const { list } = await provider.ok('GET /order/subscribe/pageList.do', {}, people.adult);
  const orderId = list[0]?.orderId ?? '';
  const rest = await provider.ok(
    'GET /subscribe/subscribe/restOfCourse.do',
    { orderId },
    people.adult,
  );
  expect(rest.doses.filter(({ step }) => step !== 'keep')).toEqual([]);
});

test('people wait for what they need of the season: a child for the second dose, an adult for none after the first', async () => {
  const { provider, people } = world;
  const { sprayed, lastSeason, adult, nineAfterTheDay } = people;
  const waits = async (caller: Caller) =>
    provider.ok('GET /subscribe/waiting/people.do', { productId: FLU }, caller);
  const { linkmanId } = nineAfterTheDay;
  expect(await waits(nineAfterTheDay)).toEqual([{ linkmanId, doseNo: 2 }]);
  for (const [caller, code] of [
    [adult, CODE.DUPLICATE_ORDER],
    [lastSeason, CODE.DUPLICATE_ORDER],
    [sprayed, CODE.INTERVAL],
  ] as const) {
    expect(await waits(caller)).toEqual([{ linkmanId: caller.linkmanId, doseNo: null }]);
    const wanted = { linkmanId: caller.linkmanId, productId: FLU, doseNo: 2, cityCode: '110100' };
    const refused = await provider.call('POST /subscribe/waiting/join.do', wanted, caller);
    expect(refused.code).toBe(code);
  }
});
