import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCallGate } from '../../call-gate';
import { createFakeAlipay } from '../../simulated/alipay/fake-alipay';
import { noticeOf } from '../../simulated/alipay/pay/notices';
import { payTrade } from '../../simulated/alipay/pay/trades';
import { createGateway } from '../gateway';
import { createAlipayPay } from './alipay-pay';

const FOLDER = join(__dirname, '../../../../test/samples/alipay');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const APP_ID = '2021000000000001';
const SELLER = '2088000000000077';
const NOW = Date.parse('2027-03-01T00:00:00+08:00');
const PAID_AT = '2027-03-01 00:00:00';
const NOTIFY_URL = 'https://api.example.cn/payment/alipay/notify.do';

/** An application with certificates, and an Alipay that signs with the one named `signer`. */
function world() {
  const files = { alipay: 'alipay-1.crt', signer: 'alipay-1' };
  const fake = createFakeAlipay({
    apps: [{ appId: APP_ID, kind: 'mini', publicKey: read('app.crt') }],
    signs: {
      privateKey: () => read(`${files.signer}.key`),
      certificate: { pem: () => read(`${files.signer}.crt`), root: read('root.crt') },
    },
    now: () => NOW,
    isLenient: true,
    pay: { sellerId: SELLER, holdsNotices: true },
  });
  const mini = createGateway({
    app: {
      appId: APP_ID,
      privateKey: () => read('app.key'),
      trust: {
        kind: 'certificates',
        app: () => read('app.crt'),
        root: () => read('root.crt'),
        alipay: () => read(files.alipay),
      },
      aesKey: null,
    },
    transport: {
      gateway: 'https://openapi.test/gateway.do',
      fetch: fake.fetch,
      timeout: 200,
      gate: createCallGate(4),
    },
    log: { warn: () => undefined, error: () => undefined },
    now: () => NOW,
  });
  const partner = createAlipayPay({
    settings: { sellerId: SELLER, notifyUrl: NOTIFY_URL, products: ['JSAPI_PAY'] },
    mini,
    web: null,
    fetch: fake.fetch,
    now: () => NOW,
  });
  if (!partner) throw new Error('No payment.');
  const notice = async (fields: Readonly<Record<string, string>> = {}) => {
    const order = {
      number: 'order_1',
      cents: 100,
      description: 'flu',
      expiresAt: NOW + 600_000,
      method: 'alipay-mini' as const,
      payer: 'someone',
      clientAddress: '203.0.113.7',
      returnUrl: null,
    };
    const trade = () => {
      const found = fake.state.pay.trades.get('order_1');
      if (!found) throw new Error('No trade.');
      return found;
    };
    if (!fake.state.pay.trades.get('order_1')) await partner.open(order);
    payTrade(fake.state, trade());
    return partner.readNotice({
      headers: {},
      body: Buffer.from(noticeOf(fake.state, trade(), null, { fields })?.body ?? ''),
    });
  };
  return { files, double: fake, partner, notice };
}

test('with certificates a notice is verified by the certificate in use', async () => {
  expect(await world().notice()).toMatchObject({ kind: 'payment', state: { state: 'paid' } });
});

// Every `trade_status` of https://docs.open.alipay.com/api_1/alipay.trade.query; when each is reached, in an answer and in
// a notice alike, is told by https://global.alipay.com/docs/ac/gr/trade_status.
test.each([
  ['WAIT_BUYER_PAY', '', { state: 'unpaid' }],
  ['TRADE_CLOSED', '', { state: 'closed' }],
  ['TRADE_CLOSED', PAID_AT, { state: 'paid', cents: 100, refundedCents: 100 }],
  ['TRADE_SUCCESS', PAID_AT, { state: 'paid', cents: 100, refundedCents: null }],
  ['TRADE_FINISHED', PAID_AT, { state: 'paid', cents: 100, refundedCents: null }],
])('a trade that is %s, with the time of payment “%s”, is %j', async (status, paidAt, state) => {
  const told = await world().notice({ trade_status: status, gmt_payment: paidAt });
  expect(told).toMatchObject({ kind: 'payment', number: 'order_1', state });
});

test('one signed by a certificate of somebody else is refused', async () => {
  const { files, notice } = world();
  await notice();
  files.signer = 'foreign';
  expect(await notice()).toBeNull();
});

test('when Alipay changes its certificate, its notices count once an answer has taught it', async () => {
  const { files, double: fake, partner, notice } = world();
  await notice();
  files.signer = 'alipay-2';
  const before = fake.state.calls.length;
  expect(await notice({ alipay_cert_sn: 'f'.repeat(32) })).toBeNull();
  expect(fake.state.calls).toHaveLength(before);
  expect(await partner.query('order_1')).toMatchObject({ state: 'paid' });
  expect(await notice()).toMatchObject({ kind: 'payment' });
  files.signer = 'alipay-1';
  expect(await notice()).toMatchObject({ kind: 'payment' });
});

test('exchanged files count without a restart', async () => {
  const { files, notice } = world();
  await notice();
  Object.assign(files, { alipay: 'alipay-2.crt', signer: 'alipay-2' });
  expect(await notice()).toMatchObject({ kind: 'payment' });
});
