import { CODE } from '@contract/errors';
import { LIVE_GAP_DAYS } from '@contract/plan/schedule-rules';
import { addMonths } from '@contract/time/day-rules';
import { newKey, WOMENS_PRODUCT } from '../kit/worlds/booking-world';
import { bookTwin, day, openTwinsWorld } from '../kit/worlds/twins-world';
import type { TwinsWorld } from '../kit/worlds/twins-world';

const FINISH = 'POST /desk/finish.do';
const UNCOUNTED = 'GET /desk/uncounted.do';

let world: TwinsWorld;
beforeAll(async () => {
  world = await openTwinsWorld(2, 9, ({ pool }) =>
    pool.query(`update products set vaccine_code = 'hpv2' where id = '${WOMENS_PRODUCT}'`),
  );
});
afterAll(async () => {
  await world?.close();
});

/** A twin who is checked in for measles, mumps and rubella, the day after another injected live vaccine if so wanted. */
async function checkedIn(isTooNear: boolean) {
  const { provider, desk, slots } = world;
  const family = await world.newFamily();
  const [twin] = family.twins;
  const orderId = await bookTwin(world, family, twin, slots.now);
  // The family enters it after it has booked.
  const other = { linkmanId: twin.linkmanId, code: 'je-l', doseNo: 1, day: day(-1) } as const;
  if (isTooNear) await provider.ok('POST /vaccine/plan/saveDose.do', other, family.as);
  await desk.ok('POST /desk/arrive.do', { orderId });
  const accesses = async () =>
    (await provider.ok('GET /personal/access/pageList.do', {}, family.as)).list.filter(
      ({ part }) => part === 'doses',
    );
  return { ...family, twin, orderId, accesses };
}

test('a dose that would not count is recorded once the clinic has been told, and shown as such', async () => {
  const { desk, otherDesk, provider } = world;
  const { orderId, accesses, twin, as } = await checkedIn(true);
  const dose = { orderId, lot: 'Y2026-11' };
  expect(await desk.ok(UNCOUNTED, { orderId })).toEqual([]);
  expect(await accesses()).toEqual([]);

  const warned = await desk.call(FINISH, { ...dose, onlyIfCounted: true });
  const from = day(LIVE_GAP_DAYS);
  expect(warned).toMatchObject({
    code: CODE.DOSE_UNCOUNTED,
    data: { reason: 'conflict', from },
  });
  for (const said of ['离另一种疫苗太近', from, '由门诊决定', '登记后预约人会收到消息'])
    expect(warned.msg).toContain(said);
  expect((await desk.ok(FINISH, dose)).status).toBe('DONE');

  expect(await desk.ok(UNCOUNTED, { orderId })).toEqual([
    {
      ...{ orderId, reason: 'conflict', from, day: day(0) },
      ...{ productName: '疫苗 P1', doseLabel: '第1剂' },
    },
  ]);
  expect(await accesses()).toMatchObject([{ clinic: '门诊 D1', orderId }]);
  // The family's plan says the same of it.
  const { taken } = await provider.ok(
    'GET /vaccine/plan/detail.do',
    { linkmanId: twin.linkmanId },
    as,
  );
  expect(taken.find(({ id }) => id === orderId)?.uncounted).toEqual({
    reason: 'conflict',
    from,
    isRepeated: false,
  });
  expect((await otherDesk.call(UNCOUNTED, { orderId })).code).toBe(CODE.NOT_FOUND);
});

test('a dose that counts is recorded without a question', async () => {
  const { desk } = world;
  const { orderId, accesses } = await checkedIn(false);
  const { status } = await desk.ok(FINISH, { orderId, lot: 'Y2026-11', onlyIfCounted: true });
  expect(status).toBe('DONE');
  expect(await desk.ok(UNCOUNTED, { orderId })).toEqual([]);
  expect(await accesses()).toEqual([]);
});

test('a walk-in whom no account has gets no message, and the desk is not promised one', async () => {
  const { desk, slots } = world;
  const { orderId } = await desk.ok('POST /desk/walkIn.do', {
    ...{ idempotencyKey: newKey(), slotId: slots.now, doseNo: 1, name: '周小满', sex: 2 },
    ...{ documentKind: 2, documentNumber: 'E7Q20261129', birthday: addMonths(day(0), -9) },
  });
  // What was given is another product, for which the child is too young.
  const given = { productId: WOMENS_PRODUCT, doseNo: 1 };
  const warned = await desk.call(FINISH, { orderId, lot: 'Y2026-11', given, onlyIfCounted: true });
  expect(warned).toMatchObject({ code: CODE.DOSE_UNCOUNTED, data: { reason: 'tooYoung' } });
  expect(warned.msg).toMatch(/由门诊决定$/);
});
