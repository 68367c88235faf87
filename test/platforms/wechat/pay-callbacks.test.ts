import { REPEATS } from '../../../server/platforms/simulated/wechat/pay/callbacks';
import type { Tampering } from '../../../server/platforms/simulated/wechat/pay/callback-message';
import { pay } from '../../../server/platforms/simulated/wechat/pay/payer';
import { endRefund } from '../../../server/platforms/simulated/wechat/pay/refunds';
import { blankChanged } from '../../../server/platforms/simulated/wechat/pay/signed-answer';
import {
  certificateSigner,
  createPayWorld,
  MERCHANT,
  noticeOf,
  orderOf,
  OTHER_MERCHANT,
  PUBLIC_KEY_SIGNER,
  recordOf,
  refundOf,
} from './pay-world';
import type { PayWorld } from './pay-world';

/** A paid order, and what the partner reads from its callback. */
async function paid(world: PayWorld) {
  const order = orderOf(world);
  await world.partner.open(order);
  pay(world.fake.state, recordOf(world, order));
  const callback = world.fake.state.callbacks.pending.at(-1);
  if (!callback) throw new Error('no callback');
  const read = (tampering?: Tampering) =>
    world.partner.readNotice(noticeOf(world.fake.state.callbacks.write(callback, tampering)));
  return { order, callback, read };
}

test('a callback names the payment, and is the same payment each time', async () => {
  const world = createPayWorld();
  const { order, callback, read } = await paid(world);
  const expected = {
    kind: 'payment',
    id: callback.id,
    number: order.number,
    state: { state: 'paid', cents: 1_234, paidAt: world.clock.now, refundedCents: 0 },
  };
  expect(await read()).toMatchObject(expected);
  world.clock.now += 299_000;
  expect(await read()).toMatchObject(expected);
});

test.each<[string, Tampering]>([
  ['a probe', { isProbe: true }],
  ['one blank more', { changed: blankChanged }],
  ['301 seconds old', { skew: -301 }],
  ['301 seconds early', { skew: 301 }],
  ['an unknown key', { signer: { ...PUBLIC_KEY_SIGNER, serial: '7'.repeat(40) } }],
  [
    'another’s key',
    { signer: { ...certificateSigner('platform-2'), serial: PUBLIC_KEY_SIGNER.serial } },
  ],
  [
    'our own number',
    { signer: { ...PUBLIC_KEY_SIGNER, serial: [...MERCHANT.keys.keys()][0] ?? '' } },
  ],
])('a callback with %s is refused', async (_, tampering) => {
  const world = createPayWorld();
  const { read } = await paid(world);
  expect(await read(tampering)).toBeNull();
  expect(world.logged).toHaveLength(1);
});

test('a callback rightly signed for another merchant is refused', async () => {
  const world = createPayWorld();
  const { callback } = await paid(world);
  for (const resource of [
    { ...callback.resource, mchid: OTHER_MERCHANT.mchid },
    { ...callback.resource, appid: 'wx00000000000000cc' },
  ]) {
    const other = { ...callback, resource };
    const written = world.fake.state.callbacks.write(other);
    expect(await world.partner.readNotice(noticeOf(written))).toBeNull();
  }
  const sealed = { ...callback, merchant: { ...MERCHANT, apiV3Key: 'x'.repeat(32) } };
  const written = world.fake.state.callbacks.write(sealed);
  expect(await world.partner.readNotice(noticeOf(written))).toBeNull();
});

test.each(['SUCCESS', 'ABNORMAL', 'CLOSED'] as const)('a refund’s callback: %s', async (status) => {
  const world = createPayWorld();
  const { order } = await paid(world);
  const refund = refundOf(order, { cents: 234 });
  await world.partner.refund(refund);
  endRefund(world.fake.state, MERCHANT.mchid, refund.number, status);
  await world.fake.tick();
  const last = world.came.at(-1);
  expect(last && (await world.partner.readNotice(noticeOf(last)))).toMatchObject({
    kind: 'refund',
    refundNumber: refund.number,
    paymentNumber: order.number,
    state: status === 'SUCCESS' ? { state: 'done', cents: 234 } : { state: 'failed' },
  });
});

test('an event that we do not know is taken, and is about nothing of ours', async () => {
  const world = createPayWorld();
  const { callback } = await paid(world);
  const written = world.fake.state.callbacks.write({ ...callback, event: 'COUPON.USE' });
  expect(await world.partner.readNotice(noticeOf(written))).toEqual({
    kind: 'other',
    id: callback.id,
  });
});

test('bytes that are no callback are refused without a throw, signed or not', async () => {
  const world = createPayWorld();
  const { callback } = await paid(world);
  const { write } = world.fake.state.callbacks;
  for (const body of [
    '',
    '{',
    '[]',
    'null',
    '{"id":1}',
    '{"id":"1","event_type":"x","resource":[]}',
  ]) {
    const written = write(callback, { changed: () => body });
    expect(await world.partner.readNotice(noticeOf(written))).toBeNull();
  }
  expect(await world.partner.readNotice({ headers: {}, body: Buffer.alloc(0) })).toBeNull();
});

test('callbacks come before the order’s answer where the payer is quick', async () => {
  const world = createPayWorld();
  const order = orderOf(world);
  world.fake.state.disruptions.next('orderJsapi', { kind: 'paid first' });
  await world.partner.open(order);
  expect(world.came).toHaveLength(1);
});

test('a callback that nobody takes is repeated 15 times in 24 hours and 4 minutes', async () => {
  let taken = false;
  const world = createPayWorld({ deliver: () => Promise.resolve(taken ? 204 : 503) });
  const { callback } = await paid(world);
  const start = world.clock.now;
  const times: number[] = [];
  while (callback.dueAt !== null) {
    world.clock.now = callback.dueAt;
    await world.fake.tick();
    times.push(world.clock.now - start);
  }
  expect(times).toHaveLength(1 + REPEATS.length);
  expect(times.at(-1)).toBe((24 * 60 + 4) * 60_000);
  taken = true;
  const second = await paid(world);
  await world.fake.tick();
  expect(second.callback.dueAt).toBeNull();
});

test('while the platform’s keys change, callbacks carry either', async () => {
  const signers = [PUBLIC_KEY_SIGNER, certificateSigner('platform-1')];
  const world = createPayWorld({ signers });
  const { read } = await paid(world);
  // Only the public key is set up here; the certificate is in the settings' test.
  expect([await read(), await read()].map((notice) => notice?.kind)).toEqual([
    'payment',
    undefined,
  ]);
});
