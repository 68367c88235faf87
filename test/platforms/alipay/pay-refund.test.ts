import type { RefundOrder } from '../../../server/platforms/payment/partner';
import type { Trouble } from '../../../server/platforms/simulated/alipay/state';
import { startPayWorld } from './pay-world';
import type { PayWorld } from './pay-world';

const SECOND = 1_000;
const DAY = 86_400_000;
const REFUND = 'alipay.trade.refund';

let world: PayWorld;
beforeEach(async () => {
  world = await startPayWorld();
  await world.paid('order_1');
});
afterEach(async () => {
  expect(world.fake.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
  await world.stop();
});

const refund = (number: string, cents: number, paymentNumber = 'order_1'): RefundOrder => ({
  paymentNumber,
  number,
  cents,
  paymentCents: 3580,
  reason: '取消预约',
});
const given = () =>
  (world.fake.state.pay.trades.get('order_1')?.refunds ?? []).reduce(
    (sum, { cents }) => sum + cents,
    0,
  );

test('parts and the rest are given back, each with its own number', async () => {
  expect(await world.partner.refund(refund('part_1', 1000))).toEqual({
    state: 'done',
    cents: 1000,
    at: world.now(),
  });
  expect(await world.partner.refund(refund('part_2', 2580))).toMatchObject({ state: 'done' });
  expect(given()).toBe(3580);
  const sent = world.fake.state.calls.filter(({ method }) => method === REFUND);
  expect(sent[0]?.parameters).toEqual({
    out_trade_no: 'order_1',
    refund_amount: '10.00',
    out_request_no: 'part_1',
    refund_reason: '取消预约',
  });
});

test('a repeat gives nothing twice, and its answer leaves it to a query', async () => {
  await world.partner.refund(refund('part_1', 1000));
  expect(await world.partner.refund(refund('part_1', 1000))).toEqual({ state: 'pending' });
  expect(given()).toBe(1000);
  expect(await world.partner.queryRefund(refund('part_1', 1000))).toEqual({
    state: 'done',
    cents: 1000,
    at: world.now(),
  });
});

test.each<[Trouble]>([
  ['lost'],
  ['unsigned'],
  ['forged'],
  ['changed'],
  ['system error'],
  ['unknown'],
])(
  'after an answer that is %s the same number is asked again, and gives the money once',
  async (trouble) => {
    world.fake.state.methodTroubles.set(REFUND, [trouble]);
    await expect(world.partner.refund(refund('part_1', 1000))).rejects.toMatchObject({
      name: 'PaymentUnclear',
    });
    await world.partner.refund(refund('part_1', 1000));
    expect(await world.partner.queryRefund(refund('part_1', 1000))).toMatchObject({
      state: 'done',
    });
    expect(given()).toBe(1000);
  },
);

test('a refund that takes its time is pending, not to be found for ten seconds, then done', async () => {
  world.fake.state.pay.refundDelay = 10 * SECOND;
  expect(await world.partner.refund(refund('part_1', 1000))).toEqual({ state: 'pending' });
  expect(await world.partner.queryRefund(refund('part_1', 1000))).toEqual({ state: 'absent' });
  world.pass(10 * SECOND);
  expect(await world.partner.queryRefund(refund('part_1', 1000))).toMatchObject({ state: 'done' });
});

test('a refund that nobody asked, or of no trade, is absent', async () => {
  expect(await world.partner.queryRefund(refund('part_9', 1))).toEqual({ state: 'absent' });
  expect(await world.partner.queryRefund(refund('part_9', 1, 'nothing'))).toEqual({
    state: 'absent',
  });
});

test('a number used for another amount tells what was given by it', async () => {
  await world.partner.refund(refund('part_1', 1000));
  expect(await world.partner.refund(refund('part_1', 2000))).toMatchObject({
    state: 'done',
    cents: 1000,
  });
  expect(given()).toBe(1000);
});

test.each<[string, string, () => Promise<unknown> | void, number]>([
  ['more than was paid', 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', () => undefined, 3581],
  [
    'more than is left',
    'ACQ.REASON_TRADE_REFUND_FEE_ERR',
    () => world.partner.refund(refund('part_1', 3000)),
    1000,
  ],
  [
    'a trade that is refunded in full',
    'ACQ.TRADE_HAS_CLOSE',
    () => world.partner.refund(refund('part_1', 3580)),
    1,
  ],
  [
    'a frozen trade',
    'ACQ.REASON_TRADE_BEEN_FREEZEN',
    () => void world.fake.state.pay.frozen.add('order_1'),
    100,
  ],
  [
    'a merchant without the money',
    'ACQ.SELLER_BALANCE_NOT_ENOUGH',
    () => void (world.fake.state.pay.balance = 99),
    100,
  ],
  ['a trade of 91 days ago', 'ACQ.TRADE_HAS_FINISHED', () => world.pass(91 * DAY), 100],
])('%s waits for a person, who reads %s', async (_, reason, prepare, cents) => {
  await prepare();
  const before = given();
  expect(await world.partner.refund(refund('part_2', cents))).toEqual({ state: 'failed', reason });
  expect(given()).toBe(before);
});

test('a trade that was not paid, or is not there, gives nothing back', async () => {
  await world.partner.open(world.order('order_2'));
  expect(await world.partner.refund(refund('part_1', 100, 'order_2'))).toEqual({
    state: 'failed',
    reason: 'ACQ.TRADE_STATUS_ERROR',
  });
  expect(await world.partner.refund(refund('part_1', 100, 'nothing'))).toEqual({
    state: 'failed',
    reason: 'ACQ.TRADE_NOT_EXIST',
  });
});

test('when the merchant has the money again, the same number gives it', async () => {
  world.fake.state.pay.balance = 0;
  expect(await world.partner.refund(refund('part_1', 100))).toMatchObject({ state: 'failed' });
  world.fake.state.pay.balance = 100;
  expect(await world.partner.refund(refund('part_1', 100))).toMatchObject({ state: 'done' });
  expect(world.fake.state.pay.balance).toBe(0);
});
