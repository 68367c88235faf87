import type { PaymentOrder } from '../../../server/platforms/payment/partner';
import { tradeOf } from '../../../server/platforms/simulated/alipay/pay/trades';
import type { Trouble } from '../../../server/platforms/simulated/alipay/state';
import { startPayWorld } from './pay-world';
import type { PayWorld } from './pay-world';
import { MINI_ID, WEB_ID } from './start-fake';

const MINUTE = 60_000;
const DAY = 86_400_000;

let world: PayWorld;
beforeAll(async () => {
  world = await startPayWorld();
});
afterAll(() => world?.stop());
afterEach(() => {
  expect(world.fake.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
});

const lastCall = () => world.fake.state.calls.at(-1);

describe('in the mini-program', () => {
  test('a payment is a trade of the product JSAPI_PAY, for its payer and until its time', async () => {
    const request = await world.partner.open(world.order('open_1'));
    const trade = world.fake.state.pay.trades.get('open_1');
    expect(request).toEqual({ kind: 'alipay', tradeNO: trade?.tradeNo });
    expect(lastCall()?.parameters).toEqual({
      out_trade_no: 'open_1',
      total_amount: '35.80',
      subject: '流感疫苗预约',
      product_code: 'JSAPI_PAY',
      op_app_id: MINI_ID,
      buyer_open_id: world.payer,
      time_expire: '2026-11-21 12:30:00',
    });
    expect(trade).toMatchObject({
      appId: MINI_ID,
      notifyUrl: 'http://127.0.0.1:1/payment/alipay/notify.do',
    });
  });

  test('asked again with the same values, it is the same trade', async () => {
    const order = world.order('open_2');
    const first = await world.partner.open(order);
    expect(await world.partner.open(order)).toEqual(first);
  });

  test('a lost answer loses nothing: the same number gives the same trade', async () => {
    const order = world.order('open_3');
    world.fake.state.troubles.push('lost');
    await expect(world.partner.open(order)).rejects.toThrow(/undecided/);
    const known = world.fake.state.pay.trades.get('open_3');
    expect(await world.partner.open(order)).toEqual({ kind: 'alipay', tradeNO: known?.tradeNo });
  });

  test.each<[Trouble]>([
    ['lost'],
    ['unsigned'],
    ['forged'],
    ['changed'],
    ['unknown'],
    ['system error'],
  ])('after an answer that is %s nothing is known', async (trouble) => {
    world.fake.state.troubles.push(trouble);
    await expect(
      world.partner.open(world.order(`trouble_${trouble.replace(' ', '_')}`)),
    ).rejects.toMatchObject({
      name: 'PaymentUnclear',
    });
  });

  test('signs that a title may not have are replaced', async () => {
    await world.partner.open(world.order('open_4', { description: 'HPV 2/3 = 9, "A&B"' }));
    expect(lastCall()?.parameters.subject).toBe('HPV 2／3 ＝ 9， ＂A＆B＂');
  });

  test.each<[string, Partial<PaymentOrder>, string, boolean]>([
    ['another amount under the same number', { cents: 3581 }, 'ACQ.CONTEXT_INCONSISTENT', true],
    [
      'another payer under the same number',
      { payer: 'someone_else' },
      'ACQ.BUYER_NOT_EXIST',
      false,
    ],
    ['a time that is over', { number: 'past', expiresAt: 0 }, 'ACQ.INVALID_PARAMETER', false],
    ['a time 16 days ahead', { number: 'far', expiresAt: NaN }, 'ACQ.INVALID_PARAMETER', false],
  ])('%s is refused for good', async (_, change, code, needsNewNumber) => {
    const order = world.order('refused_1');
    await world.partner.open(order);
    const expiresAt =
      change.expiresAt === undefined
        ? order.expiresAt
        : world.now() + (change.expiresAt === 0 ? -MINUTE : 16 * DAY);
    await expect(world.partner.open({ ...order, ...change, expiresAt })).rejects.toMatchObject({
      name: 'PaymentRefused',
      code,
      needsNewNumber,
    });
  });

  test('a payment without its payer is never sent', async () => {
    const before = world.fake.state.calls.length;
    await expect(world.partner.open(world.order('nobody', { payer: null }))).rejects.toMatchObject({
      code: 'NO_PAYER',
    });
    expect(world.fake.state.calls).toHaveLength(before);
  });

  test('a closed number needs a new one; a paid one is only known by asking', async () => {
    const order = world.order('open_5');
    await world.partner.open(order);
    await world.partner.close('open_5');
    await expect(world.partner.open(order)).rejects.toMatchObject({
      code: 'ACQ.TRADE_HAS_CLOSE',
      needsNewNumber: true,
    });
    const paid = world.order('open_6');
    await world.partner.open(paid);
    world.pay('open_6');
    await expect(world.partner.open(paid)).rejects.toMatchObject({ name: 'PaymentUnclear' });
  });
});

describe('the state of a payment', () => {
  test('unpaid, then paid with Alipay’s number, amount and time', async () => {
    await world.partner.open(world.order('state_1'));
    expect(await world.partner.query('state_1')).toEqual({ state: 'unpaid' });
    world.pay('state_1');
    expect(await world.partner.query('state_1')).toEqual({
      state: 'paid',
      transactionId: world.fake.state.pay.trades.get('state_1')?.tradeNo,
      cents: 3580,
      paidAt: world.now(),
      refundedCents: null,
    });
  });

  test('a number that no trade has is unpaid so far', async () => {
    expect(await world.partner.query('never_asked')).toEqual({ state: 'unpaid' });
    await world.partner.close('never_asked');
  });

  test('closed by us, or by its time', async () => {
    await world.partner.open(world.order('state_2'));
    await world.partner.close('state_2');
    expect(await world.partner.query('state_2')).toEqual({ state: 'closed' });
    await world.partner.open(world.order('state_3'));
    world.pass(31 * MINUTE);
    expect(await world.partner.query('state_3')).toEqual({ state: 'closed' });
  });

  test('paid still, once it can no longer be refunded', async () => {
    const status = () => tradeOf(world.fake.state, 'state_6', MINI_ID)?.status;
    await world.paid('state_6');
    world.pass(90 * DAY);
    const paid = await world.partner.query('state_6');
    expect(status()).toBe('TRADE_SUCCESS');
    world.pass(1);
    expect(await world.partner.query('state_6')).toEqual(paid);
    expect(status()).toBe('TRADE_FINISHED');
    expect(paid).toMatchObject({ state: 'paid', cents: 3580, refundedCents: null });
  });

  test('closing a paid one, and closing twice, changes nothing', async () => {
    await world.paid('state_4');
    await world.partner.close('state_4');
    await world.partner.close('state_4');
    expect(await world.partner.query('state_4')).toMatchObject({ state: 'paid' });
  });

  test('refunded in full it is paid, not closed', async () => {
    await world.paid('state_5');
    const refund = {
      paymentNumber: 'state_5',
      number: 'r_state_5',
      cents: 3580,
      paymentCents: 3580,
      reason: '取消',
    };
    await world.partner.refund(refund);
    expect(world.fake.state.pay.trades.get('state_5')?.status).toBe('TRADE_CLOSED');
    expect(await world.partner.query('state_5')).toMatchObject({
      state: 'paid',
      refundedCents: 3580,
    });
  });

  test.each<[Trouble]>([
    ['lost'],
    ['unsigned'],
    ['forged'],
    ['changed'],
    ['unknown'],
    ['system error'],
  ])('an answer that is %s says nothing of it', async (trouble) => {
    world.fake.state.troubles.push(trouble);
    await expect(world.partner.query('state_4')).rejects.toMatchObject({ name: 'PaymentUnclear' });
  });
});

describe('an unsigned answer', () => {
  test('that names a missing trade or a closed one does not make a paid payment unpaid', async () => {
    await world.paid('unsigned_1');
    world.fake.state.methodTroubles.set('alipay.trade.query', ['unsigned']);
    await expect(world.partner.query('unsigned_1')).rejects.toMatchObject({
      name: 'PaymentUnclear',
    });
    expect(await world.partner.query('unsigned_1')).toMatchObject({ state: 'paid' });
  });
});

describe('with two applications that do not see each other’s trades', () => {
  let apart: PayWorld;
  beforeAll(async () => {
    apart = await startPayWorld({ tradesPerApp: true });
  });
  afterAll(() => apart?.stop());

  test('a trade of either is found, closed and refunded', async () => {
    const order = apart.order('apart_1', {
      method: 'alipay-wap',
      payer: null,
      returnUrl: 'https://www.example.cn/pay',
    });
    const request = await apart.partner.open(order);
    const html = await (await fetch(request.kind === 'page' ? request.url : '')).text();
    const session = /name="session" value="(\w+)"/.exec(html)?.[1] ?? '';
    await fetch(`${apart.fake.url}/cashier/answer`, {
      method: 'POST',
      body: new URLSearchParams({ session, press: 'pay' }),
      redirect: 'manual',
    });
    expect(apart.fake.state.pay.trades.get('apart_1')?.appId).toBe(WEB_ID);
    expect(await apart.partner.query('apart_1')).toMatchObject({ state: 'paid' });
    const refund = {
      paymentNumber: 'apart_1',
      number: 'r_apart_1',
      cents: 80,
      paymentCents: 3580,
      reason: '取消',
    };
    expect(await apart.partner.refund(refund)).toMatchObject({ state: 'done', cents: 80 });
    expect(await apart.partner.queryRefund(refund)).toMatchObject({ state: 'done', cents: 80 });
  });
});
