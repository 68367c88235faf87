import { PaymentRefused, PaymentUnclear } from '../../../server/platforms/payment/partner';
import { pay } from '../../../server/platforms/simulated/wechat/pay/payer';
import {
  certificateSigner,
  createPayWorld,
  orderOf,
  PUBLIC_KEY_SIGNER,
  recordOf,
  refundOf,
} from './pay-world';
import type { PayWorld } from './pay-world';

let world: PayWorld;
beforeEach(() => {
  world = createPayWorld();
});
afterEach(() => {
  expect(world.fake.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
});

test.each([
  ['unsigned', { kind: 'unsigned' }],
  ['signed by an unknown key', { kind: 'unknown serial' }],
  ['signed under our own number', { kind: 'own serial' }],
  ['one blank changed', { kind: 'changed' }],
  ['301 seconds old', { kind: 'skew', seconds: -301 }],
  ['301 seconds early', { kind: 'skew', seconds: 301 }],
] as const)('a paid answer that is %s proves nothing', async (_, disruption) => {
  const order = orderOf(world);
  await world.partner.open(order);
  pay(world.fake.state, recordOf(world, order));
  world.fake.state.disruptions.next('queryOrder', disruption);
  await expect(world.partner.query(order.number)).rejects.toThrow(PaymentUnclear);
  expect(await world.partner.query(order.number)).toMatchObject({ state: 'paid' });
});

test.each([299, -299])('an answer of %s seconds’ difference is genuine', async (seconds) => {
  world.fake.state.disruptions.next('queryOrder', { kind: 'skew', seconds });
  expect(await world.partner.query('P00000000')).toEqual({ state: 'unpaid' });
});

test('an answer that is signed wrongly to test us is asked for again', async () => {
  const order = orderOf(world);
  world.fake.state.disruptions.next('queryOrder', { kind: 'probe' });
  world.fake.state.disruptions.next('orderJsapi', { kind: 'probe' });
  expect(await world.partner.query(order.number)).toEqual({ state: 'unpaid' });
  expect(await world.partner.open(order)).toMatchObject({ kind: 'wechat' });
  expect(world.fake.state.orders.all()).toHaveLength(1);
});

test('a lost answer is unclear; the same number brings it back and orders nothing twice', async () => {
  const order = orderOf(world);
  world.fake.state.disruptions.next('orderJsapi', { kind: 'lost' });
  await expect(world.partner.open(order)).rejects.toThrow(PaymentUnclear);
  expect(await world.partner.open(order)).toMatchObject({ kind: 'wechat' });
  pay(world.fake.state, recordOf(world, order));
  const refund = refundOf(order);
  world.fake.state.disruptions.next('refund', { kind: 'lost' });
  await expect(world.partner.refund(refund)).rejects.toThrow(PaymentUnclear);
  expect(await world.partner.refund(refund)).toEqual({ state: 'pending' });
  expect(recordOf(world, order).refunds).toHaveLength(1);
});

test.each(['FREQUENCY_LIMITED', 'SYSTEM_ERROR', 'BANK_ERROR'])(
  '%s is asked again with the same parameters',
  async (code) => {
    const order = orderOf(world);
    world.fake.state.disruptions.next('orderJsapi', { kind: 'code', code }, { kind: 'code', code });
    expect(await world.partner.open(order)).toMatchObject({ kind: 'wechat' });
  },
);

test('a gateway’s 502 without a signature is asked again, then unclear', async () => {
  const busy = { kind: 'status', status: 502 } as const;
  world.fake.state.disruptions.next('queryOrder', busy);
  expect(await world.partner.query('P00000000')).toEqual({ state: 'unpaid' });
  world.fake.state.disruptions.next('queryOrder', busy, busy, busy, busy);
  await expect(world.partner.query('P00000000')).rejects.toThrow(PaymentUnclear);
});

test('an unknown code is no refusal', async () => {
  world.fake.state.disruptions.next('orderJsapi', { kind: 'code', code: 'SOMETHING_NEW' });
  const opened = world.partner.open(orderOf(world));
  await expect(opened).rejects.toThrow(PaymentUnclear);
  await expect(opened).rejects.not.toThrow(PaymentRefused);
});

test('our clock may be 300 seconds wrong and no more; a wrong signature says nothing about the payment', async () => {
  const clocks = { ours: 0 };
  world = createPayWorld({ now: () => world.clock.now + clocks.ours });
  clocks.ours = 299_000;
  expect(await world.partner.query('P00000000')).toEqual({ state: 'unpaid' });
  clocks.ours = 302_000;
  await expect(world.partner.query('P00000000')).rejects.toThrow(PaymentUnclear);
  expect(world.fake.state.calls.at(-1)).toMatchObject({ status: 401, code: 'SIGN_ERROR' });
});

test('while the platform’s keys change, an answer by either is genuine if both are set up', async () => {
  world = createPayWorld({ signers: [certificateSigner('platform-1'), PUBLIC_KEY_SIGNER] });
  // The request asks for the public key.
  expect(await world.partner.query('P00000000')).toEqual({ state: 'unpaid' });
  world = createPayWorld({ signers: [certificateSigner('platform-1')] });
  await expect(world.partner.query('P00000000')).rejects.toThrow(PaymentUnclear);
});

test('the log has no openid, key, or body', async () => {
  const order = orderOf(world);
  for (const kind of ['unsigned', 'changed', 'lost'] as const) {
    world.fake.state.disruptions.next('orderJsapi', { kind });
    await expect(world.partner.open(order)).rejects.toThrow();
  }
  expect(world.logged).toHaveLength(3);
  const text = world.logged.join();
  for (const secret of [order.payer ?? '', order.description, 'PRIVATE', 'prepay_id'])
    expect(text).not.toContain(secret);
});
