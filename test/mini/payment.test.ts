import './outside-fetch';
import { moneyText } from '@contract/money/money-text-rules';
import { bookFor, findTarget } from '../browser/kit/booking';
import { bookVisit } from '../browser/kit/visit';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { until } from '../server/kit/until';
import type { App } from '../simulator/app';
import type { Platform } from '../simulator/options';
import { PLATFORMS } from './builds';
import { newAccount, ordersOf, storageOf } from './people';
import type { Account } from './people';
import { untilShown } from './until-shown';
import { atBookingForm, chooseAppointment, sent, start } from './world';

const ASKING = '正在查询付款结果';
const SHEETS = { weapp: '/simulated/wechat-pay/pay', alipay: '/simulated/alipay-pay/pay' } as const;
const PAY = /^用(微信|支付宝)付/;
/** ms of the app's time in which a pending payment is asked about a few times. */
const A_WHILE = 10_000;

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

interface Payer {
  readonly account: Account;
  readonly orderId: string;
}

/** Somebody with an appointment to pay. */
async function payer(): Promise<Payer> {
  const account = await newAccount(provider);
  return {
    account,
    orderId: await bookFor(provider, account, await findTarget(provider, account)),
  };
}

/** Their phone, with the appointment open; a later call is a restart. */
async function phoneOf({ account, orderId }: Payer, platform: Platform): Promise<App> {
  const app = await start(provider, platform, { storage: storageOf(account) });
  app.device.user = account.mobile;
  await app.open('pages/order/order-detail/index', { orderId });
  return app;
}

const paymentOf = async ({ account, orderId }: Payer) =>
  (await provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, { as: account.login }))
    .payment;

/** Waits until the platform's word has reached the provider, at the latest by its own question. */
async function untilPaid({ account, orderId }: Payer): Promise<void> {
  await until(
    () => provider.ok('GET /order/subscribe/payment.do', { orderId }, { as: account.login }),
    ({ state }) => state === 'paid',
  );
}

describe.each(PLATFORMS)('paying ahead on %s', (platform) => {
  test('from the booking to a payment, its refund and its recall', async () => {
    const { app, account } = await atBookingForm(provider, platform);
    app.device.user = account.mobile;
    await chooseAppointment(app);
    await app.page.tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    const due = /付 (¥[\d.]+)/.exec(app.page.text())?.[1] ?? '';
    expect(app.page.text()).toContain(`全额退回 ${due}`);
    await app.page.tap(PAY);
    await untilShown(app, `已付款 ${due}`);
    await app.page.tap('查看预约');
    expect(app.page.text()).toContain(`已在线付款 ${due}`);
    await app.page.tap('取消预约');
    expect(app.page.text()).toContain(`退回${due}`);
    await app.page.tap({ role: 'radio', label: '时间不合适' });
    await app.page.tap('取消这次预约');
    expect(app.page.find({ role: 'alertdialog' }).text).toContain(due);
    await app.page.tap('确定取消');
    expect(app.page.text()).toContain('退款中');
    await app.page.tap('撤回退款，保留预约');
    const yes = app.page
      .find({ role: 'alertdialog' })
      .findAll({ class: 'ui-button' })
      .find(({ text }) => text === '撤回退款，保留预约');
    if (!yes) throw new Error(`nothing to confirm: ${app.page.text()}`);
    await app.page.tap(yes);
    const [order] = await ordersOf(provider, account.login.token);
    expect(order?.status).toBe('BOOKED');
    expect(app.page.text()).toContain(`已在线付款 ${due}`);
    expect(app.errors).toEqual([]);
  });

  test('two people’s doses are one payment, and the one that is cancelled gives its part back', async () => {
    const account = await newAccount(provider);
    const [orderId, other] = await bookVisit(provider, account, '李爱家');
    const app = await phoneOf({ account, orderId }, platform);
    expect(app.page.text()).toContain('一次付清这 2 剂');
    const due = /付 (¥[\d.]+)/.exec(app.page.text())?.[1] ?? '';
    await app.page.tap(PAY);
    await untilShown(app, `已付款 ${due}`);
    expect(sent(app, 'prepay.do')).toBe(1);
    const [one, two] = [
      await paymentOf({ account, orderId }),
      await paymentOf({ account, orderId: other }),
    ];
    expect([one.state, two.state]).toEqual(['paid', 'paid']);
    expect(moneyText(one.paidCents + two.paidCents)).toBe(due);
    expect(one.attempt?.number).toBe(two.attempt?.number);
    const cancelled = { orderId: other, reason: 'time' } as const;
    await provider.ok('POST /order/subscribe/cancel.do', cancelled, { as: account.login });
    const { refund } = await provider.ok(
      'GET /order/subscribe/clientDetail.do',
      { orderId: other },
      { as: account.login },
    );
    expect(refund?.refundCents).toBe(two.paidCents);
    expect(app.errors).toEqual([]);
  });

  test('a sheet that is cancelled charges nothing, and the same payment can be made later', async () => {
    const person = await payer();
    const app = await phoneOf(person, platform);
    app.device.payment = 'cancel';
    await app.page.tap(PAY);
    await untilShown(app, '没有付款');
    const { attempt } = await paymentOf(person);
    expect(attempt).toMatchObject({ state: 'pending' });
    app.device.payment = 'pay';
    await app.page.tap(PAY);
    await untilShown(app, '已付款');
    expect((await paymentOf(person)).attempt).toMatchObject({
      number: attempt?.number,
      state: 'paid',
    });
    expect(app.errors).toEqual([]);
  });

  test('a double tap makes one payment and opens one sheet', async () => {
    const person = await payer();
    const app = await phoneOf(person, platform);
    const button = app.page.find(PAY);
    await Promise.all([app.page.tap(button), app.page.tap(button)]);
    await untilShown(app, '已付款');
    expect([sent(app, 'prepay.do'), sent(app, SHEETS[platform])]).toEqual([1, 1]);
  });

  test('an app that is killed while its payment is made finds it paid after a restart', async () => {
    const person = await payer();
    const app = await phoneOf(person, platform);
    app.network.hold(SHEETS[platform]);
    await app.page.tap(PAY);
    expect(sent(app, SHEETS[platform])).toBe(1);
    app.close();
    await untilPaid(person);
    const again = await phoneOf(person, platform);
    expect(again.page.text()).toContain('已在线付款');
    expect(again.page.has(PAY)).toBe(false);
    again.close();
  });

  test('an app that is killed before its payment is made asks about it, and lets it be made', async () => {
    const person = await payer();
    const app = await phoneOf(person, platform);
    app.device.payment = new Promise(() => undefined);
    await app.page.tap(PAY);
    const { attempt } = await paymentOf(person);
    app.close();
    const again = await phoneOf(person, platform);
    expect(again.page.text()).toContain(ASKING);
    await again.page.tap('还没付，继续付款');
    await untilShown(again, '已付款');
    expect((await paymentOf(person)).attempt?.number).toBe(attempt?.number);
    again.close();
  });

  test('lost answers lose no payment: the same one is opened again, and its outcome is found', async () => {
    const person = await payer();
    const app = await phoneOf(person, platform);
    app.network.lose('prepay.do');
    await app.page.tap(PAY);
    expect(sent(app, SHEETS[platform])).toBe(0);
    const { attempt } = await paymentOf(person);
    app.network.lose('payment.do', 2);
    await app.page.tap(/^还没付|^用(微信|支付宝)付/);
    await untilShown(app, '已付款');
    expect((await paymentOf(person)).attempt?.number).toBe(attempt?.number);
  });

  test('what the sheet says is not believed: without a payment nothing is shown as paid', async () => {
    const person = await payer();
    const app = await phoneOf(person, platform);
    const name = platform === 'weapp' ? 'requestPayment' : 'tradePay';
    // A manipulated phone.
    app.api[name] = ({ success }: { success: (result: object) => void }) =>
      success(app.handOver({ errMsg: 'requestPayment:ok', resultCode: String(9000) }));
    await app.page.tap(PAY);
    await app.advance(A_WHILE);
    expect(app.page.text()).toContain(ASKING);
    expect(app.page.text()).not.toContain('已付款');
    await app.advance(200_000);
    expect(app.page.text()).toContain('还没有收到付款');
    expect((await paymentOf(person)).state).toBe('payable');
  });
});
