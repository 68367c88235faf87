import { MOST_RECORDS } from '@contract/desk/record-endpoints';
import { CODE } from '@contract/errors';
import { BIRTHDAY, CLINIC } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { day, openDeskWorld } from '../kit/desk-provider';
import type { DeskWorld } from '../kit/desk-provider';

const PACK = '81234567890123456789';
const DAY = 'POST /desk/record/day.do';
const PERSON = 'POST /desk/record/person.do';

let world: DeskWorld;
let given: { readonly caller: Caller; readonly orderId: string };
beforeAll(async () => {
  world = await openDeskWorld();
});
afterAll(async () => {
  await world?.close();
});

const arrived = async (caller?: Caller) => {
  const order = await world.book('soon', caller);
  await world.desk.ok('POST /desk/arrive.do', { orderId: order.orderId });
  return order;
};

test('what the desk enters of a dose is in the clinic’s record of the day, with who was given it and by whom', async () => {
  given = await arrived();
  const { orderId } = given;
  const done = await world.desk.ok('POST /desk/finish.do', {
    orderId,
    lot: 'y2026-11a',
    expiry: day(0),
    site: 'leftArm',
    packCode: '8123 4567 8901 2345 6789',
  });
  expect(done).toMatchObject({ expiry: day(0), site: 'leftArm', packCode: PACK });
  const { records, isComplete } = await world.desk.ok(DAY, { day: day(0) });
  expect(isComplete).toBe(true);
  expect(records).toMatchObject([
    {
      orderId,
      birthday: BIRTHDAY,
      documentKind: 2,
      mobile: '13912345678',
      lot: 'Y2026-11A',
      ...{ expiry: day(0), site: 'leftArm', packCode: PACK },
      staffName: `护士 ${CLINIC}`,
    },
  ]);
  const [record] = records;
  expect(record?.documentNumber).toMatch(/^[0-9A-Z]{8,18}$/);
  for (const name of ['personName', 'productName', 'maker', 'doseLabel', 'reference'] as const)
    expect(record?.[name]).not.toBe('');
});

test('a vaccine that expired the day before is not given; one without an expiry is', async () => {
  const { orderId } = await arrived();
  const dose = { orderId, lot: 'Y2026-11A' };
  const refused = await world.desk.call('POST /desk/finish.do', { ...dose, expiry: day(-1) });
  expect(refused).toMatchObject({ code: CODE.ORDER_STATE, msg: expect.stringContaining('有效期') });
  for (const wrong of [{ packCode: PACK.slice(1) }, { expiry: '2026-02-30' }])
    expect((await world.desk.call('POST /desk/finish.do', { ...dose, ...wrong })).code).toBe(
      CODE.PARAMETERS,
    );
  expect(await world.desk.ok('POST /desk/finish.do', dose)).toMatchObject({
    status: 'DONE',
    ...{ expiry: '', site: null, packCode: '' },
  });
});

test('the details are corrected with the lot, also to an expiry that shows a mistake, and go with a dose taken back', async () => {
  const { orderId } = given;
  const right = { orderId, lot: 'Y2026-11B', expiry: day(-1), site: 'rightArm' } as const;
  expect(await world.desk.ok('POST /desk/correctLot.do', right)).toMatchObject({
    ...{ lot: 'Y2026-11B', expiry: day(-1), site: 'rightArm', packCode: '' },
  });
  const other = await arrived();
  const dose = { orderId: other.orderId, lot: 'Y2026-11A', site: 'oral' } as const;
  await world.desk.ok('POST /desk/finish.do', dose);
  const { doneAt } = await world.desk.ok('GET /desk/takeBackEffect.do', {
    orderId: other.orderId,
  });
  const reason = 'notGiven' as const;
  const back = { orderId: other.orderId, doneAt, reason, outcome: 'arrived' as const };
  await world.desk.ok('POST /desk/takeBack.do', back);
  const { records } = await world.desk.ok(DAY, { day: day(0) });
  expect(records.map((record) => record.orderId)).not.toContain(other.orderId);
  const again = await world.desk.ok('POST /desk/finish.do', {
    orderId: other.orderId,
    lot: 'Y2026-11A',
  });
  expect(again.site).toBeNull();
});

test('a clinic reads its own vaccinations only, of a day and of a person', async () => {
  const elsewhere = await world.otherDesk.ok(DAY, { day: day(0) });
  expect(elsewhere.records).toEqual([]);
  const refused = await world.otherDesk.call(PERSON, { orderId: given.orderId });
  expect(refused.code).toBe(CODE.NOT_FOUND);
  const own = await world.desk.ok(PERSON, { orderId: given.orderId });
  expect(own.records.map(({ orderId }) => orderId)).toEqual([given.orderId]);
  const headers = { headers: { 'desk-token': 'x'.repeat(43) } };
  expect((await world.provider.call(DAY, { day: day(0) }, headers)).code).toBe(CODE.DESK_LOGIN);
  expect(MOST_RECORDS).toBeGreaterThan(1_000);
});

test('whose vaccination was taken over can see it', async () => {
  const { list } = await world.provider.ok('GET /personal/access/pageList.do', {}, given.caller);
  expect(list.filter(({ part }) => part === 'record')).toMatchObject([
    { day: day(0), orderId: given.orderId },
  ]);
});
