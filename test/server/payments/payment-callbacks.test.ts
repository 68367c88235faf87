import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { noticeOf } from '../../../server/platforms/simulated/alipay/pay/notices';
import type { NoticeChange } from '../../../server/platforms/simulated/alipay/pay/notices';
import { SELLER_ID, startFake } from '../../platforms/alipay/start-fake';
import type { RunningFake } from '../../platforms/alipay/start-fake';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { openPage, pressOnPage } from '../kit/worlds/pay-ahead';
import { startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const PATH = '/payment/alipay/notify.do';
const FORM = 'application/x-www-form-urlencoded; charset=utf-8';

let testDatabase: TestDatabase;
let alipay: RunningFake;
let provider: Provider;
let callers: Caller[];
let slotId = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const world = await createWorld(testDatabase, {
    callers: 6,
    slots: [{ day: dayFrom(3), capacity: 6 }],
  });
  callers = [...world.callers];
  slotId = world.slotIds[0] ?? 0;
  alipay = await startFake({ pay: { sellerId: SELLER_ID, holdsNotices: true } });
  provider = await startOn(testDatabase, alipay.env);
});
afterAll(async () => {
  await provider?.halt();
  await alipay?.stop();
  await testDatabase?.remove();
});

const send = async (body: string, type = FORM, path = PATH) => {
  const answer = await fetch(provider.url + path, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return { status: answer.status, body: await answer.text() };
};

/** An order whose payer has paid; the provider cannot ask about it until the test lets it. */
async function paidUnheard() {
  const caller = callers.pop() as Caller;
  const form = bookingOf(caller, slotId);
  const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
  const page = await openPage(provider, orderId, caller);
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(
      `update payments set next_ask_at = ${sqlNow()} + interval '1 hour'
       where number in (select payment_number from payment_orders where order_id = $1)`,
      [orderId],
    ),
  );
  await pressOnPage(page, 'pay');
  const number = new URL(page).searchParams.get('biz_content') ?? '';
  const { out_trade_no: paid } = JSON.parse(number) as { out_trade_no: string };
  alipay.state.troubles.push(...Array.from({ length: 200 }, () => 'lost' as const));
  const trade = alipay.state.pay.trades.get(paid);
  if (!trade) throw new Error('Not paid.');
  const written = (change: NoticeChange = {}, refund: string | null = null) =>
    noticeOf(alipay.state, trade, refund, change)?.body ?? '';
  const stands = () =>
    inDatabase(testDatabase, async ({ pool }) => {
      const { rows } = await pool.query<{ state: string; paid: number; events: number }>(
        `select p.state, o.paid_cents as paid,
           (select count(*)::int from order_events e where e.order_id = o.id and e.kind = 'paid') as events
         from payments p join payment_orders t on t.payment_number = p.number join orders o on o.id = t.order_id where p.number = $1`,
        [paid],
      );
      return rows[0];
    });
  return { caller, orderId, written, stands };
}

const OPEN = { state: 'open', paid: 0, events: 0 };

test('a callback that is forged, changed, or for another merchant changes nothing', async () => {
  const { written, stands } = await paidUnheard();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const genuine = written();
  const bodies = [
    written({ key: foreign }),
    genuine.replace('total_amount=626.00', 'total_amount=0.01'),
    genuine.replace(/out_trade_no=\w+/, 'out_trade_no=P20260101aaaa'),
    genuine.replace(/sign=[^&]+/, 'sign='),
    genuine.replace(/&sign=[^&]+/, ''),
    genuine.replace('sign_type=RSA2', 'sign_type=RSA'),
    `${genuine}&trade_status=TRADE_SUCCESS`,
    written({ fields: { seller_id: '2088000000000078' } }),
    written({ fields: { app_id: '2021000000000099' } }),
    // Signed, but another sum than was asked for: a person has to look.
    written({ fields: { total_amount: '1.00' } }),
    '',
  ];
  expect(bodies.every((body) => body !== genuine)).toBe(true);
  for (const body of bodies) {
    await send(body);
    expect(await stands()).toEqual(OPEN);
  }
  alipay.state.troubles.length = 0;
});

test('a genuine one pays the order once, however often and however late it comes', async () => {
  const { caller, orderId, written, stands } = await paidUnheard();
  const first = written();
  const paid = { state: 'paid', paid: 62_600, events: 1 };
  for (const body of [first, first, written(), first]) {
    expect(await send(body)).toEqual({ status: 200, body: 'success' });
    expect(await stands()).toEqual(paid);
  }
  alipay.state.troubles.length = 0;
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(`update orders set status = 'ARRIVED' where id = $1`, [orderId]),
  );
  await send(written());
  expect(await stands()).toEqual(paid);
  const payment = await provider.ok('GET /order/subscribe/payment.do', { orderId }, caller);
  expect(payment.state).toBe('paid');
});

test('one for an order that was cancelled meanwhile sends the money back, and says so', async () => {
  const { caller, orderId, written } = await paidUnheard();
  alipay.state.troubles.length = 0;
  await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, caller);
  await send(written());
  await provider.runJobs();
  const payment = await provider.ok('GET /order/subscribe/payment.do', { orderId }, caller);
  expect(payment.state).toBe('returned');
  const detail = await provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
  expect(detail.status).toBe('CANCELLED');
  expect(detail.timeline.map(({ kind }) => kind)).toContain('paymentReturned');
  const { list } = await provider.ok('GET /message/message/pageList.do', {}, caller);
  expect(list.find(({ kind }) => kind === 'paymentReturned')?.body).toMatch(/¥626(?![\d.])/);
});

test('nothing that anybody sends there is an error of the provider', async () => {
  const both = await startOn(testDatabase);
  const types = [FORM, 'application/json', 'text/plain', 'application/octet-stream', 'x/y'];
  const bodies = [
    '',
    '{}',
    'null',
    '[]',
    '{"id":1,"resource":{}}',
    '{"id":"a","event_type":"TRANSACTION.SUCCESS","resource":{"algorithm":"AEAD_AES_256_GCM","ciphertext":"AA==","nonce":"a","associated_data":""}}',
    'sign=a&sign_type=RSA2&notify_id=1',
    'a'.repeat(60_000),
    '%'.repeat(500),
    '\u0000\u0001',
    ...Array.from({ length: 60 }, () => randomBytes(40).toString('latin1')),
  ];
  const headers: readonly Readonly<Record<string, string>>[] = [
    {},
    { 'wechatpay-signature': 'AAAA', 'wechatpay-serial': 'x', 'wechatpay-timestamp': 'x' },
    {
      'wechatpay-signature': 'WECHATPAY/SIGNTEST/AAAA',
      'wechatpay-serial': 'PUB_KEY_ID_0',
      'wechatpay-timestamp': String(Math.floor(Date.now() / 1000)),
      'wechatpay-nonce': 'a',
    },
  ];
  const statuses = new Set<number>();
  for (const path of [PATH, '/payment/wechat/notify.do'])
    for (const [index, body] of bodies.entries())
      for (const more of headers) {
        const answer = await fetch(both.url + path, {
          method: 'POST',
          headers: { 'content-type': types[index % types.length] ?? FORM, ...more },
          body,
        });
        statuses.add(answer.status);
        expect(await answer.text()).not.toBe('success');
      }
  const { output } = both;
  await both.halt();
  expect([...statuses].filter((status) => status === 500)).toEqual([]);
  expect(output).not.toContain('"level":50');
});
