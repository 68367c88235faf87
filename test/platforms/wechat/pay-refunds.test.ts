import { PaymentUnclear } from '../../../server/platforms/payment/partner';
import { SIMULATED_MCHID } from '../../../server/platforms/simulated/wechat/pay/keys';
import { pay } from '../../../server/platforms/simulated/wechat/pay/payer';
import { endRefund } from '../../../server/platforms/simulated/wechat/pay/refunds';
import { createPayWorld, orderOf, recordOf, refundOf } from './pay-world';
import type { PayWorld } from './pay-world';

let world: PayWorld;
beforeEach(() => {
  world = createPayWorld();
});
afterEach(() => {
  expect(world.fake.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
});

/** A paid order. */
async function paidOrder() {
  const order = orderOf(world);
  await world.partner.open(order);
  pay(world.fake.state, recordOf(world, order));
  return order;
}

const end = (number: string, status: 'SUCCESS' | 'ABNORMAL' | 'CLOSED') =>
  endRefund(world.fake.state, SIMULATED_MCHID, number, status);

test('a refund is accepted, then done; the payment says that it was refunded', async () => {
  const order = await paidOrder();
  const refund = refundOf(order);
  expect(await world.partner.queryRefund(refund)).toEqual({ state: 'absent' });
  expect(await world.partner.refund(refund)).toEqual({ state: 'pending' });
  expect(await world.partner.queryRefund(refund)).toEqual({ state: 'pending' });
  world.clock.now += 60_000;
  end(refund.number, 'SUCCESS');
  const done = { state: 'done', cents: 1_234, at: world.clock.now };
  expect(await world.partner.queryRefund(refund)).toEqual(done);
  expect(await world.partner.refund(refund)).toEqual(done);
  expect(await world.partner.query(order.number)).toMatchObject({
    state: 'paid',
    refundedCents: null,
  });
});

test('a number refunds once however often it is asked, and parts never more than was paid', async () => {
  const order = await paidOrder();
  const part = refundOf(order, { cents: 1_000 });
  await Promise.all([world.partner.refund(part), world.partner.refund(part)]);
  expect(recordOf(world, order).refunds).toHaveLength(1);
  world.clock.now += 60_000;
  expect(await world.partner.refund(refundOf(order, { cents: 235 }))).toMatchObject({
    state: 'failed',
  });
  expect(await world.partner.refund(refundOf(order, { cents: 234 }))).toEqual({ state: 'pending' });
});

test('two parts of one payment are a minute apart; sooner, the platform asks to wait and gives nothing', async () => {
  const order = await paidOrder();
  await world.partner.refund(refundOf(order, { cents: 500 }));
  const second = refundOf(order, { cents: 400 });
  world.clock.now += 59_999;
  await expect(world.partner.refund(second)).rejects.toThrow(PaymentUnclear);
  expect(await world.partner.queryRefund(second)).toEqual({ state: 'absent' });
  world.clock.now += 1;
  expect(await world.partner.refund(second)).toEqual({ state: 'pending' });
});

test('a number with other values is refused, and the first one stands', async () => {
  const order = await paidOrder();
  const refund = refundOf(order, { cents: 100 });
  await world.partner.refund(refund);
  const other = await world.partner.refund({ ...refund, cents: 200 });
  expect(other).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('INVALID_REQUEST'),
  });
  await expect(world.partner.queryRefund({ ...refund, cents: 200 })).rejects.toThrow(
    PaymentUnclear,
  );
  expect(await world.partner.queryRefund(refund)).toEqual({ state: 'pending' });
});

test.each(['ABNORMAL', 'CLOSED'] as const)(
  'a refund that ends %s needs a person',
  async (status) => {
    const refund = refundOf(await paidOrder());
    await world.partner.refund(refund);
    end(refund.number, status);
    expect(await world.partner.queryRefund(refund)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining(status),
    });
  },
);

test('what only a person can mend: the balance, the year, an unpaid order', async () => {
  world = createPayWorld({ balance: -1 });
  const order = await paidOrder();
  const reasonOf = async (refund = refundOf(order)) => {
    const state = await world.partner.refund(refund);
    return state.state === 'failed' ? state.reason : state.state;
  };
  expect(await reasonOf()).toContain('NOT_ENOUGH');
  world.clock.now += 366 * 86_400_000;
  expect(await reasonOf()).toContain('INVALID_REQUEST');
  const unpaid = orderOf(world);
  await world.partner.open(unpaid);
  expect(await reasonOf(refundOf(unpaid))).toContain('RESOURCE_NOT_EXISTS');
});

test('after six wrong refunds in a second the platform asks to wait, so that nothing is concluded', async () => {
  const order = orderOf(world);
  await world.partner.open(order);
  for (let count = 0; count < 6; count += 1) await world.partner.refund(refundOf(order));
  await expect(world.partner.refund(refundOf(order))).rejects.toThrow(PaymentUnclear);
});

test('a reason is cut to 80 bytes between characters', async () => {
  const order = await paidOrder();
  await world.partner.refund(refundOf(order, { reason: '疫'.repeat(27) }));
  expect(world.fake.state.calls.at(-1)?.body.reason).toBe('疫'.repeat(26));
});

test('refunds end by themselves where the platform is simulated', async () => {
  world = createPayWorld({ refundsAfter: 1_000 });
  const refund = refundOf(await paidOrder());
  expect(await world.partner.refund(refund)).toEqual({ state: 'pending' });
  world.clock.now += 1_000;
  await world.fake.tick();
  expect(await world.partner.queryRefund(refund)).toMatchObject({ state: 'done' });
  expect(world.fake.state.callbacks.pending.map(({ event }) => event)).toEqual([
    'TRANSACTION.SUCCESS',
    'REFUND.SUCCESS',
  ]);
});
