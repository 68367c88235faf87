import { generateKeyPairSync } from 'node:crypto';
import { AlipaySdk } from 'alipay-sdk';
import fc, { runs } from '../../tiers/properties';
import {
  SIMULATED_ALIPAY_PUBLIC_KEY,
  SIMULATED_APP_KEY,
} from '../../../server/platforms/simulated/alipay/keys';
import {
  deliverDue,
  NOTICE_GAPS,
  noticeOf,
} from '../../../server/platforms/simulated/alipay/pay/notices';
import type { NoticeChange } from '../../../server/platforms/simulated/alipay/pay/notices';
import { startPayWorld } from './pay-world';
import type { PayWorld } from './pay-world';

const MINUTE = 60_000;
const DAY = 86_400_000;

let world: PayWorld;
beforeEach(async () => {
  world = await startPayWorld();
  await world.paid('order_1');
});
afterEach(() => world.stop());

const trade = (number = 'order_1') => {
  const found = world.fake.state.pay.trades.get(number);
  if (!found) throw new Error(`${number} is no trade.`);
  return found;
};
const bodyOf = (change: NoticeChange = {}, refund: string | null = null): string =>
  noticeOf(world.fake.state, trade(), refund, change)?.body ?? '';
const read = (body: string | Buffer) =>
  world.partner.readNotice({ headers: {}, body: Buffer.from(body) });

const sdk = new AlipaySdk({
  appId: '2021000000000001',
  privateKey: SIMULATED_APP_KEY,
  alipayPublicKey: SIMULATED_ALIPAY_PUBLIC_KEY,
  keyType: 'PKCS8',
});

describe('a genuine notice', () => {
  test('of a payment says what is paid, by which trade and when', async () => {
    expect(await read(bodyOf())).toEqual({
      kind: 'payment',
      id: expect.stringMatching(/^\w{32}$/),
      number: 'order_1',
      state: {
        state: 'paid',
        transactionId: trade().tradeNo,
        cents: 3580,
        paidAt: world.now(),
        refundedCents: null,
      },
    });
  });

  test('is genuine for the official kit too, and what the kit refuses is refused', async () => {
    const kit = (body: string): boolean =>
      sdk.checkNotifySignV2(Object.fromEntries(new URLSearchParams(body)));
    expect(kit(bodyOf())).toBe(true);
    const forged = bodyOf({ key: SIMULATED_APP_KEY });
    expect(kit(forged)).toBe(false);
    expect(await read(forged)).toBeNull();
  });

  test('counts however old it is, as the platform states no limit', async () => {
    const body = bodyOf();
    world.pass(30 * DAY);
    expect(await read(body)).toMatchObject({ kind: 'payment', state: { state: 'paid' } });
  });

  test('is decoded once: encoded text inside stays encoded', async () => {
    const body = bodyOf({
      fields: { passback_params: 'a%3D1%26b%3D%252F', subject: 'HPV 50% + 流感 &=' },
    });
    expect(await read(body)).toMatchObject({ kind: 'payment', number: 'order_1' });
  });

  test('of a waiting and of a closed trade', async () => {
    await world.partner.open(world.order('order_2'));
    const waiting = noticeOf(world.fake.state, trade('order_2'))?.body ?? '';
    expect(await read(waiting)).toMatchObject({ number: 'order_2', state: { state: 'unpaid' } });
    await world.partner.close('order_2');
    const closed = noticeOf(world.fake.state, trade('order_2'))?.body ?? '';
    expect(await read(closed)).toMatchObject({ number: 'order_2', state: { state: 'closed' } });
  });

  test.each([
    ['a part', 1000, 'TRADE_SUCCESS'],
    ['all', 3580, 'TRADE_CLOSED'],
  ])('of a refund of %s is no payment and no closing', async (_, cents, status) => {
    await world.partner.refund({
      paymentNumber: 'order_1',
      number: 'refund_1',
      cents,
      paymentCents: 3580,
      reason: '取消',
    });
    expect(trade().status).toBe(status);
    expect(await read(bodyOf({}, 'refund_1'))).toMatchObject({
      kind: 'refund',
      refundNumber: 'refund_1',
      paymentNumber: 'order_1',
      state: { state: 'pending' },
    });
  });

  test('of a refund that the merchant’s page made names no number of ours', async () => {
    const fields = {
      refund_fee: '35.80',
      gmt_refund: '2026-11-21 12:00:00.143',
      out_biz_no: trade().tradeNo,
    };
    expect(await read(bodyOf({ fields }))).toMatchObject({ kind: 'refund', refundNumber: null });
  });

  test('of another kind is about nothing that is kept', async () => {
    expect(await read(bodyOf({ fields: { notify_type: 'dut_user_sign' } }))).toMatchObject({
      kind: 'other',
    });
    expect(await read(bodyOf({ fields: { trade_status: 'TRADE_PENDING' } }))).toMatchObject({
      kind: 'other',
    });
  });
});

describe('a notice is refused', () => {
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

  test.each<[string, NoticeChange]>([
    ['signed by somebody else', { key: stranger }],
    ['for another seller', { fields: { seller_id: '2088999999999999' } }],
    ['for another application', { fields: { app_id: '2021000000000099' } }],
    ['whose sender chose another algorithm', { signType: 'RSA' }],
    ['without an id', { fields: { notify_id: '' } }],
  ])('%s', async (_, change) => {
    expect(await read(bodyOf(change))).toBeNull();
  });

  test('with any one character changed', async () => {
    const body = bodyOf();
    const genuine = await read(body);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(body.length - 1),
        fc.integer({ min: 32, max: 126 }),
        async (index, code) => {
          const changed = `${body.slice(0, index)}${String.fromCharCode(code)}${body.slice(index + 1)}`;
          const same =
            JSON.stringify([...new URLSearchParams(changed)]) ===
            JSON.stringify([...new URLSearchParams(body)]);
          const found = await read(changed);
          // A last character of base64 may stand for the same bytes: then it says the same.
          if (!same && found !== null) expect(found).toEqual(genuine);
          else if (!same) expect(found).toBeNull();
        },
      ),
      { numRuns: runs(400) },
    );
  });

  test('with an amount, number or state put into it', async () => {
    const body = bodyOf();
    for (const more of [
      '&total_amount=0.01',
      '&out_trade_no=order_9',
      '&trade_status=TRADE_CLOSED',
      '&sign=x',
    ])
      expect(await read(`${body}${more}`)).toBeNull();
  });

  test.each([
    ['nothing', ''],
    ['no form', '{"out_trade_no":"order_1"}'],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0x25, 0x26])],
    ['a thousand names', Array.from({ length: 1_000 }, (_, index) => `n${index}=1`).join('&')],
    ['a signature alone', 'sign=AAAA&sign_type=RSA2'],
  ])('that is %s', async (_, body) => {
    expect(await read(body)).toBeNull();
  });

  test('that is anything: nothing fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expect(await read(Buffer.from(bytes))).toBeNull();
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('Alipay repeats a notice', () => {
  test('after 4, 10, 10 minutes, 1, 2, 6 and 15 hours with the same id, until the answer is success', async () => {
    const { state } = world.fake;
    const replies = [
      'fail',
      'success\n',
      'SUCCESS',
      '',
      '<b>success</b>',
      'succes',
      ' success',
      'no',
    ];
    const got: { body: string; at: number }[] = [];
    const start = world.now();
    state.pay.deliver = (_, body) => {
      got.push({ body, at: world.now() - start });
      return Promise.resolve({ status: 200, body: replies[got.length - 1] ?? '' });
    };
    await deliverDue(state);
    for (const gap of [...NOTICE_GAPS, DAY]) {
      world.pass(gap);
      await deliverDue(state);
    }
    const hour = 60 * MINUTE;
    expect(got.map(({ at }) => at / MINUTE)).toEqual(
      [0, 4, 14, 24].concat(
        [
          24 * MINUTE + hour,
          24 * MINUTE + 3 * hour,
          24 * MINUTE + 9 * hour,
          24 * MINUTE + 24 * hour,
        ].map((ms) => ms / MINUTE),
      ),
    );
    expect(new Set(got.map(({ body }) => body)).size).toBe(1);
  });

  test('and stops at what the provider answers when it has taken it, not at what it answers else', async () => {
    const { state } = world.fake;
    const { taken, again } = world.partner;
    let count = 0;
    state.pay.deliver = () => {
      count += 1;
      return Promise.resolve(count < 3 ? again : taken);
    };
    await deliverDue(state);
    for (const gap of NOTICE_GAPS) {
      world.pass(gap);
      await deliverDue(state);
    }
    expect(count).toBe(3);
  });
});
