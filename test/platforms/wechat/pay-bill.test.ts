import { PaymentUnclear } from '../../../server/platforms/payment/partner';
import { pay } from '../../../server/platforms/simulated/wechat/pay/payer';
import { createPayWorld, orderOf, recordOf, refundOf } from './pay-world';

const DAY = '2026-12-01';
const NEXT_MORNING = Date.parse('2026-12-02T02:30:00Z');

/** A day with a payment of 12.34, a refund of 0.05 and an order that nobody paid. */
async function dayOfTrade() {
  const world = createPayWorld();
  const [order, unpaid] = [orderOf(world, { description: '预约, 一剂' }), orderOf(world)];
  await world.partner.open(order);
  await world.partner.open(unpaid);
  pay(world.fake.state, recordOf(world, order));
  const refund = refundOf(order, { cents: 5 });
  await world.partner.refund(refund);
  return { world, order, refund };
}

test('the bill of a day has what was paid and refunded, in cents', async () => {
  const { world, order, refund } = await dayOfTrade();
  world.clock.now = NEXT_MORNING;
  const { transactionId } = recordOf(world, order).paid ?? { transactionId: '' };
  const common = { paymentNumber: order.number, transactionId };
  expect(await world.partner.bill(DAY)).toEqual([
    { kind: 'payment', ...common, refundNumber: null, cents: 1_234 },
    { kind: 'refund', ...common, refundNumber: refund.number, cents: 5 },
  ]);
  expect(world.fake.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
});

test('there is none before ten in the morning, and none of an empty day', async () => {
  const { world } = await dayOfTrade();
  world.clock.now = Date.parse('2026-12-02T01:59:00Z');
  expect(await world.partner.bill(DAY)).toBeNull();
  world.clock.now = NEXT_MORNING;
  expect(await world.partner.bill('2026-11-30')).toBeNull();
});

test('what the bill leaves out or adds is seen', async () => {
  const { world, refund } = await dayOfTrade();
  world.clock.now = NEXT_MORNING;
  world.fake.state.bill.missing.add(refund.number);
  world.fake.state.bill.unknown.push({ day: DAY, number: 'P99999999', cents: 100 });
  const lines = (await world.partner.bill(DAY)) ?? [];
  expect(lines.map(({ cents }) => cents)).toEqual([1_234, 100]);
});

test('a lost or broken file is unclear, not an empty day', async () => {
  const { world } = await dayOfTrade();
  world.clock.now = NEXT_MORNING;
  for (const call of ['tradeBill', 'billFile'] as const) {
    world.fake.state.disruptions.next(call, { kind: 'lost' });
    await expect(world.partner.bill(DAY)).rejects.toThrow(PaymentUnclear);
  }
  world.fake.state.disruptions.next('billFile', { kind: 'status', status: 200 });
  await expect(world.partner.bill(DAY)).rejects.toThrow('GZIP');
});
