import { createPublicKey } from 'node:crypto';
import { PaymentRefused, PaymentUnclear } from '../../../server/platforms/payment/partner';
import { SIMULATED_MERCHANT_CERTIFICATE } from '../../../server/platforms/simulated/wechat/pay/keys';
import { calledOrder, pay } from '../../../server/platforms/simulated/wechat/pay/payer';
import { openidOf } from '../../../server/platforms/simulated/wechat/people';
import { isGenuine, signedText } from '../../../server/platforms/wechat/pay/signature';
import { createPayWorld, orderOf, recordOf } from './pay-world';
import type { PayWorld } from './pay-world';
import { MINI, WEB } from './start-fake';

let world: PayWorld;
beforeEach(() => {
  world = createPayWorld();
});
afterEach(() => {
  expect(world.fake.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
});

test('an order by the mini-program gives signed parameters that the app accepts', async () => {
  const order = orderOf(world);
  const request = await world.partner.open(order);
  if (request.kind !== 'wechat') throw new Error('other kind');
  const { appId, timeStamp, nonceStr, package: prepay, signType, paySign } = request;
  expect([appId, signType]).toEqual([MINI.appId, 'RSA']);
  const text = signedText(appId, timeStamp, nonceStr, prepay);
  expect(isGenuine(text, paySign, createPublicKey(SIMULATED_MERCHANT_CERTIFICATE))).toBe(true);
  expect(calledOrder(world.fake.state, request)).toMatchObject({ number: order.number });
  expect(calledOrder(world.fake.state, { ...request, timeStamp: '1700000000' })).toBe(
    'wrong signature',
  );
});

test('in the messaging app’s browser the service account’s payer pays', async () => {
  const payer = openidOf(WEB.appId, 'anna');
  await world.partner.open(orderOf(world, { method: 'wechat-browser', payer }));
  expect(world.fake.state.calls.at(-1)?.body).toMatchObject({
    appid: WEB.appId,
    payer: { openid: payer },
  });
  await expect(
    world.partner.open(orderOf(world, { method: 'wechat-browser' })),
  ).rejects.toMatchObject({ code: 'OPENID_MISMATCH', needsNewNumber: false });
});

test('an H5 order leads to a page that returns, and whose parameters are repeated', async () => {
  const order = orderOf(world, {
    method: 'wechat-h5',
    payer: null,
    returnUrl: 'https://yimiao.example.com/#/pay?a=1',
  });
  const request = await world.partner.open(order);
  if (request.kind !== 'page') throw new Error('other kind');
  const url = new URL(request.url);
  expect(url.searchParams.get('redirect_url')).toBe('https://yimiao.example.com/#/pay?a=1');
  const openFrom = (from: string | null, address = request.url) =>
    world.fake
      .fetch(address, from === null ? {} : { headers: { referer: from } })
      .then((page) => page.text());
  expect(await openFrom('https://yimiao.example.com/')).toContain('¥12.34');
  expect(await openFrom('https://h5.yimiao.example.com/')).toContain('¥12.34');
  expect(await openFrom(null)).toContain('商家参数格式有误');
  for (const from of ['https://other.example.com/', 'https://not-yimiao.example.com/'])
    expect(await openFrom(from)).toContain('商家存在未配置的参数');
  const elsewhere = request.url.replace('yimiao.example.com', 'other.example.com');
  expect(await openFrom('https://yimiao.example.com/', elsewhere)).toContain('商家存在未配置');
  const answer = await world.fake.fetch(`${request.url.replace('/h5?', '/h5-answer?')}&press=pay`);
  expect(answer.headers.get('location')).toBe('https://yimiao.example.com/#/pay?a=1');
  expect(await world.partner.query(order.number)).toMatchObject({ state: 'paid', cents: 1_234 });
  world.clock.now += 5 * 60_000 + 1;
  expect(await openFrom('https://yimiao.example.com/')).toContain('已失效');
});

test('a repeated order is the same one, with fresh parameters', async () => {
  const order = orderOf(world);
  const first = await world.partner.open(order);
  world.clock.now += 1_000;
  const again = await world.partner.open(order);
  expect(again).not.toEqual(first);
  expect(world.fake.state.orders.all()).toHaveLength(1);
});

test('a number with other values stays refused, and no other number may be tried while it can be paid', async () => {
  const order = orderOf(world);
  await world.partner.open(order);
  const other = world.partner.open({ ...order, cents: 1 });
  await expect(other).rejects.toMatchObject({ code: 'OUT_TRADE_NO_USED', needsNewNumber: false });
  await expect(
    world.partner.open({ ...order, expiresAt: order.expiresAt + 1_000 }),
  ).rejects.toThrow(PaymentRefused);
});

test('a closed number needs a new one, a paid one does not', async () => {
  const [closed, paid] = [orderOf(world), orderOf(world)];
  await world.partner.open(closed);
  await world.partner.open(paid);
  await world.partner.close(closed.number);
  pay(world.fake.state, recordOf(world, paid));
  await expect(world.partner.open(closed)).rejects.toMatchObject({
    code: 'ORDER_CLOSED',
    needsNewNumber: true,
  });
  await expect(world.partner.open(paid)).rejects.toMatchObject({ needsNewNumber: false });
});

test('states: unknown and unpaid are unpaid, then paid with its cents, or closed', async () => {
  const { partner } = world;
  expect(await partner.query('P00000000')).toEqual({ state: 'unpaid' });
  const [order, other] = [orderOf(world), orderOf(world)];
  await partner.open(order);
  await partner.open(other);
  expect(await partner.query(order.number)).toEqual({ state: 'unpaid' });
  pay(world.fake.state, recordOf(world, order));
  const paidAt = world.clock.now;
  expect(await partner.query(order.number)).toMatchObject({
    state: 'paid',
    cents: 1_234,
    paidAt,
    refundedCents: 0,
  });
  world.clock.now = other.expiresAt + 5 * 60_000;
  expect(await partner.query(other.number)).toEqual({ state: 'closed' });
});

test('closing answers the same for every number: only the query tells what it did', async () => {
  const { partner } = world;
  const [open, paid] = [orderOf(world), orderOf(world)];
  await partner.open(open);
  await partner.open(paid);
  pay(world.fake.state, recordOf(world, paid));
  for (const number of [open.number, open.number, paid.number, 'P00000000'])
    await expect(partner.close(number)).resolves.toBeUndefined();
  expect(await partner.query(open.number)).toEqual({ state: 'closed' });
  expect(await partner.query(paid.number)).toMatchObject({ state: 'paid' });
});

test('a payment that began in time may end after the order’s end', async () => {
  const order = orderOf(world);
  await world.partner.open(order);
  world.clock.now = order.expiresAt + 1_000;
  expect(await world.partner.query(order.number)).toEqual({ state: 'unpaid' });
  expect(pay(world.fake.state, recordOf(world, order))).toBe('not payable');
  expect(pay(world.fake.state, recordOf(world, order), true)).toBe('ok');
  expect(await world.partner.query(order.number)).toMatchObject({ state: 'paid' });
});

test('a method that is not set up is not offered', async () => {
  const { partner } = createPayWorld();
  expect(partner.methods).toEqual(['wechat-mini', 'wechat-browser', 'wechat-h5']);
  await expect(partner.open(orderOf(world, { method: 'alipay-mini' }))).rejects.toThrow(
    'not set up',
  );
});

test('an answer about another merchant’s order is not believed', async () => {
  const order = orderOf(world);
  await world.partner.open(order);
  const record = recordOf(world, order);
  world.fake.state.orders.put({ ...record, appId: 'wx00000000000000cc' });
  await expect(world.partner.query(order.number)).rejects.toThrow(PaymentUnclear);
});
