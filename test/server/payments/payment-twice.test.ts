import { bookingOf, createTestDatabase, createWorld, dayFrom } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { openPage, paymentIs, pressOnPage } from '../kit/worlds/pay-ahead';
import { simulatedPhone } from './simulated-phone';
import { startOn } from '../kit/start-on';
import { found, until } from '../kit/until';

const PRICE = 62_600;

let testDatabase: TestDatabase;
let provider: Provider;
let caller: Caller;
let lender: Caller;
let slotId = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  const world = await createWorld(testDatabase, {
    callers: 2,
    slots: [{ day: dayFrom(3), capacity: 2 }],
  });
  [caller, lender] = world.callers as [Caller, Caller];
  slotId = world.slotIds[0] ?? 0;
  provider = await startOn(testDatabase);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

test('who pays on a page that was left open after paying in the other app gets that money back, and is told', async () => {
  const form = bookingOf(caller, slotId);
  const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
  const phone = simulatedPhone(testDatabase.dataDir);
  const page = await openPage(provider, orderId, caller);
  const { payment } = await provider.ok(
    'POST /order/subscribe/prepay.do',
    { orderId, method: 'wechat-mini', loginCode: `login-code-${orderId}-1` },
    caller,
  );
  expect(await phone.pay(payment.request)).toBe(true);
  await paymentIs(provider, orderId, caller, 'paid');

  await pressOnPage(page, 'pay');
  const content = new URL(page).searchParams.get('biz_content') ?? '';
  const { out_trade_no: second } = JSON.parse(content) as { out_trade_no: string };
  expect(phone.alipay.state.pay.trades.get(second)?.cents).toBe(PRICE);

  const returned = await found(async () => {
    const detail = await provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
    return detail.timeline.some(({ kind }) => kind === 'paymentReturned') ? detail : undefined;
  });
  expect([returned.status, returned.payment.state, returned.payment.paidCents]).toEqual([
    'BOOKED',
    'paid',
    PRICE,
  ]);
  expect(returned.payment.attempt?.method).toBe('wechat-mini');
  expect(returned.timeline.map(({ kind }) => kind)).toEqual(['created', 'paid', 'paymentReturned']);
  const message = await found(async () =>
    (await provider.ok('GET /message/message/pageList.do', {}, caller)).list.find(
      ({ kind }) => kind === 'paymentReturned',
    ),
  );
  expect(message.body).toMatch(/¥626(?![\d.])/);
  await until(() => phone.balanceOf(second) === 0);
  expect(phone.balanceOf(payment.number)).toBe(PRICE);
});

test('the open payment is answered to the payer that it was made for; whoever is at the phone now gets another', async () => {
  const form = bookingOf(lender, slotId);
  const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, lender);
  const phone = simulatedPhone(testDatabase.dataDir);
  const prepaid = async (method: 'wechat-mini' | 'alipay-mini', loginCode: string) =>
    (
      await provider.ok(
        'POST /order/subscribe/prepay.do',
        { orderId, method, loginCode: `login-code-${loginCode}` },
        lender,
      )
    ).payment;
  for (const method of ['alipay-mini', 'wechat-mini'] as const) {
    const first = await prepaid(method, `${method}Parent-1`);
    expect((await prepaid(method, `${method}Parent-2`)).number).toBe(first.number);
    const second = await prepaid(method, `${method}Grandma-1`);
    expect(second.number).not.toBe(first.number);
    expect(await phone.pay(first.request)).toBe(false);
    if (method === 'wechat-mini') expect(await phone.pay(second.request)).toBe(true);
  }
  await paymentIs(provider, orderId, lender, 'paid');
});
