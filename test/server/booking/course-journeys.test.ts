import { CODE } from '@contract/errors';
import type { Refusal } from '@contract/subscribe/endpoints';
import { CLINIC } from '../kit/worlds/booking-world';
import { createDoseWorld, on, PRICE } from '../kit/worlds/dose-world';

const PCV13 = 'pcv13-pfizer';
const FIVE = 'penta-sanofi';
const DTAP = 'dtap-nip';

/** Age in months on the first day, as a birthday. */
const months = (count: number): string => {
  const [year = 0, month = 0] = on(0).split('-').map(Number);
  const at = year * 12 + month - 1 - count;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
};

let world: Awaited<ReturnType<typeof open>>;
const open = () =>
  createDoseWorld('pglite', {
    products: ['flu4-sinovac', PCV13, FIVE, DTAP],
    people: {
      season: '1990-05-01',
      toddler: months(30),
      infant: months(4),
      unknown: months(30),
      remembers: months(20),
    },
  });
beforeAll(async () => {
  world = await open();
});
afterAll(async () => {
  await world?.close();
  await world?.remove();
});

const refusalOf = (answer: { readonly data: unknown }): Refusal => answer.data as Refusal;

test('this season’s influenza follows last season’s, once', async () => {
  const caller = world.people.season;
  await world.note(caller, 'flu', [on(-365)]);
  const check = await world.check(caller, 'flu4-sinovac');
  expect(check).toMatchObject({ canSubscribe: true, suggestedDoseNo: 1, asksHistory: false });
  expect(check.doses[0]).toMatchObject({ taken: false, earliestDay: on(0) });
  const booked = await world.add(caller, 'flu4-sinovac', 1);
  expect(booked.code).toBe(CODE.SUCCESS);
  const again = await world.add(caller, 'flu4-sinovac', 2);
  expect(again.code).toBe(CODE.DUPLICATE_ORDER);
  expect(refusalOf(again).orderId).toBe(booked.data.orderId);
});

test('a child of 30 months catches up on PCV13 with one dose at the price of one', async () => {
  const caller = world.people.toddler;
  const { course, doses } = await world.check(caller, PCV13);
  expect(course.doses.map(({ doseNo }) => doseNo)).toEqual([1]);
  expect(course).toMatchObject({ totalCents: PRICE, leftCents: PRICE });
  expect(doses[0]).toMatchObject({ earliestDay: on(0) });
  const booked = await world.add(caller, PCV13, 1);
  expect(booked.code).toBe(CODE.SUCCESS);
  const { linkmanId } = caller;
  const begun = { depaCode: CLINIC, productId: PCV13, linkmanId, doseNo: 1, day: on(0) };
  const days = 'GET /subscribe/subscribe/courseDays.do';
  expect(await world.provider.ok(days, begun, caller)).toEqual([]);
  const rest = await world.provider.ok(
    'GET /subscribe/subscribe/restOfCourse.do',
    { orderId: booked.data.orderId },
    caller,
  );
  expect(rest.doses.filter(({ step }) => step !== 'keep')).toEqual([]);
});

test('after five-in-one DTaP is refused until the day on which it becomes right', async () => {
  const caller = world.people.infant;
  await world.note(caller, 'dtap-ipv-hib', [on(-10)]);
  // The combination was the first dose of DTaP too.
  expect((await world.add(caller, DTAP, 3)).code).toBe(CODE.DUPLICATE_ORDER);
  const early = await world.add(caller, DTAP, 3, 2);
  expect(early.code).toBe(CODE.INTERVAL);
  const { allowedFrom } = refusalOf(early);
  // Four weeks and more apart: the second dose of the same antigens.
  expect(allowedFrom).not.toBeNull();
  const { doses } = await world.check(caller, DTAP);
  const next = doses.find(({ taken, earliestDay }) => !taken && earliestDay !== null);
  expect(next?.earliestDay).toBe(allowedFrom);
  const days = (Date.parse(allowedFrom ?? '') - Date.parse(on(0))) / 86_400_000;
  const before = await world.add(caller, DTAP, days - 1, next?.doseNo);
  expect(before.code).toBe(CODE.INTERVAL);
  expect((await world.add(caller, DTAP, days, next?.doseNo)).code).toBe(CODE.SUCCESS);
});

test('without any record nothing is recommended before it is asked what was given', async () => {
  const caller = world.people.unknown;
  const check = await world.check(caller, PCV13);
  expect(check).toMatchObject({ canSubscribe: true, suggestedDoseNo: null, asksHistory: true });
  // "Yes, this is the second one", and the doses before it count as given.
  expect((await world.add(caller, PCV13, 1, 2)).code).toBe(CODE.SUCCESS);

  const other = world.people.remembers;
  await world.note(other, 'pcv13', [on(-200)]);
  expect(await world.check(other, PCV13)).toMatchObject({ suggestedDoseNo: 2, asksHistory: false });
});

test('a family that has said which doses were given is not asked again', async () => {
  const caller = world.people.toddler;
  expect(await world.check(caller, DTAP)).toMatchObject({ asksHistory: true });
  const answer = { linkmanId: caller.linkmanId, batchKey: 'a'.repeat(32), upToMonths: null };
  await world.provider.ok('POST /vaccine/plan/saveDoseHistory.do', answer, caller);
  expect(await world.check(caller, DTAP)).toMatchObject({
    asksHistory: false,
    suggestedDoseNo: 1,
  });
  // None were given, so no later one can be next.
  const { doses } = await world.check(caller, DTAP);
  expect(doses.map(({ earliestDay }) => earliestDay !== null)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  const second = await world.add(caller, DTAP, 40, 2);
  expect(second.code).toBe(CODE.INTERVAL);
  expect(second.msg).toContain('前面还有一剂');
});
