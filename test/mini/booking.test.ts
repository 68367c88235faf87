import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { writeMessageSettings } from '../server/kit/worlds/message-settings';
import { removeDirectory, temporaryDirectory } from '../server/kit/temporary-directory';
import { bookFor, findTarget } from '../browser/kit/booking';
import { PLATFORMS } from './builds';
import { Walk } from './journey';
import { newAccount, newcomer, ordersOf, storageOf, tokenIn } from './people';
import { anotherFreeDay, fillMember, freeTime, freeTimes } from './touch';
import { untilShown } from './until-shown';
import { openBookingForm, sent, start, traveller } from './world';

const TEMPLATES = { reminder: 'reminder-id', change: 'change-id' };
const APPS = { weapp: '微信', alipay: '支付宝' } as const;

let provider: Provider;
const folder = temporaryDirectory('messages');
beforeAll(async () => {
  const settings = writeMessageSettings(folder, { weapp: TEMPLATES, alipay: TEMPLATES });
  provider = await startProvider({ env: { MESSAGE_SETTINGS: settings } });
  await provider.scheduleReady();
});
afterAll(async () => {
  await provider?.stop();
  removeDirectory(folder);
});

/** Remaining capacity of an order's slot, as the provider answers anybody. */
async function remainingOf(order: {
  depaCode: string;
  productId: string;
  day: string;
  startTime: string;
}): Promise<number | undefined> {
  const { depaCode, productId, day, startTime } = order;
  const times = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
    depaCode,
    productId,
    day,
  });
  return times.find((time) => time.startTime === startTime)?.residue;
}

const left = (label: string): number => Number(/余 (\d+)/.exec(label)?.[1]);

describe.each(PLATFORMS)('booking on %s', (platform) => {
  test('from opening the app to an appointment, its change and its cancellation', async () => {
    const app = await start(provider, platform);
    const person = traveller(provider);
    const walk = new Walk(app, person);

    await walk.to('open home');
    expect(app.page.text()).toContain('最近有号的门诊');
    await walk.to('choose city');
    expect(app.page.path).toBe('pages/main/home/index');
    expect(app.page.text()).not.toContain('还没有选择城市');
    await walk.to('open clinic');
    expect(app.page.path).toBe('pages/clinic/department-index/index');
    await walk.to('open disclosure');
    expect(app.page.path).toBe('pages/booking/vaccine-notice/index');
    const { query } = app.page;
    await walk.to('agree to disclosure');
    expect(app.page.path).toBe('pages/account/login/index');
    await walk.to('type code');
    expect(sent(app, 'loginByMobile.do')).toBe(0);
    await walk.to('consent and log in');
    expect(app.page.path).toBe('pages/member/member-form/index');
    await walk.to('save member');
    expect(app.page.path).toBe('pages/booking/subscribe/index');
    expect(app.page.query).toMatchObject(query);
    expect(app.page.text()).toContain(person.name);

    await walk.to('choose day');
    const time = freeTime(app);
    const before = left(time.label);
    await walk.to('submit');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    const [order, ...others] = await ordersOf(provider, tokenIn(app));
    expect(others).toEqual([]);
    expect(order).toMatchObject({ linkmanName: person.name, startTime: time.label.slice(0, 5) });
    if (!order) return;
    expect(await remainingOf(order)).toBe(before - 1);
    const { reference } = await provider.ok(
      'GET /order/subscribe/clientDetail.do',
      { orderId: order.orderId },
      { token: tokenIn(app) },
    );
    expect(app.page.text()).toContain(reference);

    await walk.to('open order');
    expect(app.page.path).toBe('pages/order/order-detail/index');
    expect(app.page.text()).toContain(reference);
    await walk.to('change');
    expect(app.page.path).toBe('pages/order/order-detail/index');
    const [changed, ...more] = await ordersOf(provider, tokenIn(app));
    expect(more).toEqual([]);
    expect(changed?.orderId).toBe(order.orderId);
    expect(changed?.day).not.toBe(order.day);
    expect(await remainingOf(order)).toBe(before);

    await walk.to('cancel: sure');
    expect(app.page.path).toBe('pages/order/order-detail/index');
    expect(app.page.text()).toContain('已取消');
    await walk.to('back to orders');
    expect(app.page.path).toBe('pages/order/order-list/index');
    expect(app.page.find({ class: 'ui-card', nth: 0 }).text).toContain('已取消');
    const [cancelled] = await ordersOf(provider, tokenIn(app));
    expect(cancelled).toMatchObject({ orderId: order.orderId, status: 'CANCELLED' });
  });

  test('a child is added by name and document, with the guardian’s consent, and booked', async () => {
    const app = await start(provider, platform);
    const parent = traveller(provider);
    const walk = new Walk(app, parent);
    await walk.to('consent and log in');
    await fillMember(app, newcomer('王小宝', '20190312'));
    await app.page.tap('我是监护人，同意并保存');
    expect(app.page.path).toBe('pages/booking/subscribe/index');
    await app.page.tap(anotherFreeDay(app));
    await app.page.tap(freeTime(app));
    await app.page.tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(await ordersOf(provider, tokenIn(app))).toMatchObject([{ linkmanName: '王小宝' }]);
  });

  test('who agrees to messages on the page of the new appointment is told which will come', async () => {
    const account = await newAccount(provider);
    const orderId = await bookFor(provider, account, await findTarget(provider, account));
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open('pages/booking/subscribe-success/index', { orderId });
    expect(app.page.text()).toContain('每同意一次，各发一条');
    await app.page.tap('开启提醒');
    expect(app.device.subscriptions).toEqual([expect.arrayContaining(['change-id'])]);
    expect(sent(app, 'acceptTemplates.do')).toBe(1);
    expect(app.page.text()).toContain(`取消预约时会通过${APPS[platform]}告诉您`);
    expect(app.page.text()).toContain('已开启提醒');
  });

  test('an appointment that was paid ahead is refunded by the rules shown, and brought back', async () => {
    const account = await newAccount(provider);
    const orderId = await bookFor(provider, account, await findTarget(provider, account));
    const statusOf = async () => (await ordersOf(provider, account.login.token))[0]?.status;
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open('pages/order/order-detail/index', { orderId });
    await app.page.tap(/^用(微信|支付宝)付/);
    await untilShown(app, '已在线付款');
    await app.page.tap(/^取消可退多少/);
    expect(app.page.path).toBe('pages/order/refund-details/index');
    expect(app.page.text()).toContain('如果现在取消');
    await app.page.tap('取消预约');
    await app.page.tap({ role: 'radio', label: '时间不合适' });
    await app.page.tap('取消这次预约');
    await app.page.tap('确定取消');
    expect(app.page.path).toBe('pages/order/refund-details/index');
    expect(app.page.text()).toContain('等待退回');
    expect(await statusOf()).toBe('REFUNDING');
    await app.open('pages/order/cancel-order-detail/index', { orderId });
    await app.page.tap('撤回退款，保留预约');
    const [yes] = app.page
      .find({ role: 'alertdialog' })
      .findAll({ class: 'ui-button' })
      .filter(({ text }) => text === '撤回退款，保留预约');
    if (!yes) throw new Error(`nothing to confirm: ${app.page.text()}`);
    await app.page.tap(yes);
    expect(app.page.text()).toContain('这个预约没有取消');
    expect(await statusOf()).toBe('BOOKED');
  });

  test('a chosen day shows its times, and a full or closed day cannot be chosen', async () => {
    const app = await start(provider, platform);
    const walk = new Walk(app, traveller(provider));
    await walk.to('choose day');
    const { label } = app.page.find({ class: 'is-on' });
    expect(freeTimes(app).length).toBeGreaterThan(0);
    await app.page.tap('看月历');
    await app.page.tap({ class: 'ui-day--closed' });
    expect(app.page.find({ class: 'is-on' }).label).toBe(label);
  });

  test('the disclosure asked for again leads back to the same form', async () => {
    const app = await start(provider, platform);
    const walk = new Walk(app, traveller(provider));
    await walk.to('choose time');
    const { text } = app.page.find({ role: 'status' });
    await app.page.tap('再看一遍');
    await app.back();
    expect(app.page.find({ role: 'status' }).text).toBe(text);
    await openBookingForm(app);
    expect(app.page.path).toBe('pages/booking/subscribe/index');
  });
});
