import { CODE } from '@contract/errors';
import { CLINIC, newKey, OTHER_CLINIC, PRODUCT } from '../kit/worlds/booking-world';
import { day, openStockWorld, unequalBalances } from './stock-world';
import type { StockWorld } from './stock-world';

const FINISH = 'POST /desk/finish.do';
const PACK = '81234567890123456789';

let world: StockWorld;
beforeAll(async () => {
  world = await openStockWorld();
});
afterAll(async () => {
  await world?.provider.halt();
  expect(await unequalBalances(world.testDatabase)).toEqual([]);
  await world?.testDatabase.remove();
});

const finish = (orderId: string, lot: string, more = {}) =>
  world.staff.desk.call(FINISH, { orderId, lot, ...more });
const finished = async (lot: string, more = {}) => {
  const { orderId } = await world.atDesk();
  return { orderId, answer: await finish(orderId, lot, more) };
};
const choices = (packCode?: string) =>
  world.staff.desk.ok('GET /desk/lotChoices.do', {
    productId: PRODUCT,
    ...(packCode && { packCode }),
  });
const statusOf = async (orderId: string) =>
  (await world.staff.desk.ok('GET /desk/day.do', {})).times
    .flatMap(({ visits }) => visits.flatMap(({ orders }) => orders))
    .find((order) => order.orderId === orderId)?.status;
const cardOf = (lotId: number) =>
  world.staff.manager.ok('GET /manage/stock/card.do', { depaCode: CLINIC, lotId });

test('a clinic that has entered no lots enters any freely', async () => {
  expect(await choices()).toEqual({ isCounted: false, lots: [], scanned: '' });
  const { answer } = await finished('FREE-01', { onlyIfStocked: true });
  expect(answer.data).toMatchObject({ status: 'DONE', lot: 'FREE-01', expiry: '' });
});

test('the desk chooses among the lots that are there, the nearest expiry first, and the dose is counted', async () => {
  const late = await world.receive('LATE-02', 5, { expiry: day(400) });
  await world.receive('soon-01', 3, { expiry: day(30), packCodes: [PACK] });
  expect(await choices(PACK)).toEqual({
    isCounted: true,
    lots: [
      { lot: 'SOON-01', expiry: day(30), left: 3 },
      { lot: 'LATE-02', expiry: day(400), left: 5 },
    ],
    scanned: 'SOON-01',
  });
  expect((await choices('81234567890123456780')).scanned).toBe('');
  const { answer } = await finished('soon-01', { onlyIfStocked: true });
  // The expiry comes from the stock where the desk has not typed it.
  expect(answer.data).toMatchObject({ lot: 'SOON-01', expiry: day(30) });
  expect((await choices()).lots.map(({ left }) => left)).toEqual([2, 5]);
  expect((await cardOf(late.lotId)).movements).toMatchObject([
    { kind: 'received', doses: 5, left: 5, by: 'manager' },
  ]);
});

test('a lot that expires today is given; one that expired yesterday, or is in quarantine, is not', async () => {
  await world.receive('TODAY-1', 1, { expiry: day(0) });
  await world.receive('GONE-1', 1, { expiry: day(-1) });
  const { lotId } = await world.receive('HELD-1', 1);
  await world.staff.manager.ok('POST /manage/stock/state.do', {
    ...{ depaCode: CLINIC, lotId, state: 'quarantined' as const, reason: '冷链断开' },
  });
  expect((await finished('TODAY-1')).answer.code).toBe(CODE.SUCCESS);
  for (const [lot, said] of [
    ['GONE-1', '有效期已过'],
    ['HELD-1', '冷链断开'],
  ] as const) {
    const { orderId, answer } = await finished(lot);
    expect([answer.code, answer.msg]).toEqual([CODE.LOT_REFUSED, expect.stringContaining(said)]);
    expect([await statusOf(orderId), await world.left(lot)]).toEqual(['ARRIVED', 1]);
  }
  const release = { depaCode: CLINIC, lotId, state: 'usable' as const, reason: '查明无碍' };
  await world.staff.manager.ok('POST /manage/stock/state.do', release);
  expect((await finished('HELD-1')).answer.code).toBe(CODE.SUCCESS);
});

test('what was given already of such a lot is recorded with a word on it, and the manager sees that', async () => {
  await world.receive('PAST-9', 2, { expiry: day(-3) });
  const { orderId, answer } = await finished('PAST-9', { alreadyGiven: 'x' });
  expect(answer.code).toBe(CODE.PARAMETERS);
  const recorded = await finish(orderId, 'PAST-9', { alreadyGiven: '接种后才发现已过期' });
  expect(recorded.data).toMatchObject({ status: 'DONE', lot: 'PAST-9' });
  expect(await world.left('PAST-9')).toBe(1);
  const { deviations } = await world.staff.manager.ok('GET /manage/stock/list.do', {
    depaCode: CLINIC,
  });
  expect(deviations).toMatchObject([
    { kind: 'expired', lot: 'PAST-9', reason: '接种后才发现已过期', by: 'desk' },
  ]);
});

test('of a lot of which none is left, or that is not entered, the desk is asked, and the record is never refused', async () => {
  await world.receive('LAST-1', 1);
  expect((await finished('LAST-1', { onlyIfStocked: true })).answer.code).toBe(CODE.SUCCESS);
  const { orderId, answer } = await finished('LAST-1', { onlyIfStocked: true });
  expect([answer.code, answer.data]).toEqual([CODE.LOT_UNSTOCKED, { isListed: true }]);
  expect(await statusOf(orderId)).toBe('ARRIVED');
  expect((await finish(orderId, 'LAST-1')).code).toBe(CODE.SUCCESS);
  expect(await world.left('LAST-1')).toBe(-1);
  const other = await finished('NOWHERE-1', { onlyIfStocked: true });
  expect([other.answer.code, other.answer.data]).toEqual([CODE.LOT_UNSTOCKED, { isListed: false }]);
  expect((await finish(other.orderId, 'NOWHERE-1')).data.lot).toBe('NOWHERE-1');
});

test('a corrected lot and a dose that is taken back go back into the count, once', async () => {
  const { desk } = world.staff;
  await world.receive('WRONG-1', 4);
  await world.receive('RIGHT-1', 4);
  const both = async () => [await world.left('WRONG-1'), await world.left('RIGHT-1')];
  const { orderId } = await finished('WRONG-1');
  expect(await both()).toEqual([3, 4]);
  const correct = 'POST /desk/correctLot.do';
  await desk.ok(correct, { orderId, lot: 'RIGHT-1' });
  expect(await both()).toEqual([4, 3]);
  // Other details of the same lot move nothing.
  await desk.ok(correct, { orderId, lot: 'RIGHT-1', site: 'leftArm' });
  expect(await both()).toEqual([4, 3]);
  expect((await desk.call(correct, { orderId, lot: 'GONE-1' })).code).toBe(CODE.LOT_REFUSED);
  expect(await both()).toEqual([4, 3]);
  const { doneAt } = await desk.ok('GET /desk/takeBackEffect.do', { orderId });
  const cause = { orderId, doneAt, reason: 'notGiven', outcome: 'arrived' } as const;
  await desk.ok('POST /desk/takeBack.do', cause);
  await desk.ok('POST /desk/takeBack.do', cause);
  expect(await both()).toEqual([4, 4]);
  await desk.ok(FINISH, { orderId, lot: 'WRONG-1' });
  expect(await both()).toEqual([3, 4]);
});

test('an entry that is sent again enters once; one on a balance that has changed is refused', async () => {
  const { manager } = world.staff;
  const form = {
    ...{ depaCode: CLINIC, productId: PRODUCT, lot: 'ENTRY-1', expiry: day(90), doses: 10 },
    requestKey: newKey(),
  };
  const { lotId } = await manager.ok('POST /manage/stock/receive.do', form);
  expect((await manager.ok('POST /manage/stock/receive.do', form)).left).toBe(10);
  const other = { ...form, expiry: day(91), requestKey: newKey() };
  const refused = await manager.call('POST /manage/stock/receive.do', other);
  expect([refused.code, refused.msg]).toEqual([
    CODE.PARAMETERS,
    expect.stringContaining(day(90)) as string,
  ]);
  const move = { depaCode: CLINIC, lotId, kind: 'wasted', doses: 2, shown: 10 } as const;
  const entry = { ...move, requestKey: newKey() };
  expect((await manager.ok('POST /manage/stock/move.do', entry)).left).toBe(8);
  expect((await manager.ok('POST /manage/stock/move.do', entry)).left).toBe(8);
  const stale = await manager.call('POST /manage/stock/move.do', { ...move, requestKey: newKey() });
  expect([stale.code, stale.data]).toEqual([CODE.ORDER_STATE, { left: 8 }]);
  const count = { ...move, kind: 'counted', doses: 9, shown: 8, requestKey: newKey() } as const;
  expect((await manager.ok('POST /manage/stock/move.do', count)).left).toBe(9);
  expect((await cardOf(lotId)).movements).toMatchObject([
    { kind: 'counted', doses: 1, left: 9 },
    { kind: 'wasted', doses: -2, left: 8 },
    { kind: 'received', doses: 10, left: 10 },
  ]);
});

test('another clinic’s stock is neither seen nor changed, except by the operator', async () => {
  const { managerElsewhere, operator, deskElsewhere } = world.staff;
  const { lotId } = await world.receive('OURS-1', 3);
  const codes = async (depaCode: string) => [
    (await managerElsewhere.call('GET /manage/stock/list.do', { depaCode })).code,
    (await managerElsewhere.call('GET /manage/stock/card.do', { depaCode, lotId })).code,
    (
      await managerElsewhere.call('POST /manage/stock/move.do', {
        ...{ depaCode, lotId, kind: 'wasted' as const, doses: 3, shown: 3 },
        requestKey: newKey(),
      })
    ).code,
    (
      await managerElsewhere.call('POST /manage/stock/state.do', {
        ...{ depaCode, lotId, state: 'quarantined' as const, reason: '试试' },
      })
    ).code,
  ];
  expect(await codes(CLINIC)).toEqual(Array(4).fill(CODE.NOT_FOUND));
  expect((await codes(OTHER_CLINIC)).slice(1)).toEqual(Array(3).fill(CODE.NOT_FOUND));
  expect(await world.left('OURS-1')).toBe(3);
  const elsewhere = await deskElsewhere.ok('GET /desk/lotChoices.do', { productId: PRODUCT });
  expect(elsewhere.isCounted).toBe(false);
  const seen = await operator.ok('GET /manage/stock/card.do', { depaCode: CLINIC, lotId });
  expect(seen.lot).toBe('OURS-1');
});
