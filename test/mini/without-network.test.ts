import './outside-fetch';
import { bookFor, findTarget } from '../browser/kit/booking';
import { untilOpen, vaccinate } from '../server/kit/worlds/desk-hours';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { Platform } from '../simulator/options';
import { PLATFORMS } from './builds';
import { newAccount, ordersOf } from './people';
import { phoneOf, restarted, retained, setOffline, storageIn } from './phone';
import { chooseAppointment, openBookingForm, sent, start } from './world';

const ADD = 'addV2.do';
const ORDER = 'pages/order/order-detail/index';
const ORDERS = 'pages/order/order-list/index';
const CERTIFICATE = 'pages/order/certificate/index';
const PLAN = 'pages/catalogue/vaccine-plan/index';
const HOME = 'pages/main/home/index';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider({ env: { CLOCK_OFFSET_MS: String(untilOpen()) } });
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

/** An appointment, a vaccination with its certificate, and a plan, all looked at on this phone. */
async function withRecords(platform: Platform) {
  const account = await newAccount(provider);
  const person = { ...account, documentNumber: account.residentNumber };
  const done = await vaccinate(provider, person, 'L20260715');
  const orderId = await bookFor(provider, account, await findTarget(provider, account));
  const { reference } = await provider.ok(
    'GET /order/subscribe/clientDetail.do',
    { orderId },
    { as: account.login },
  );
  const { serial } = await provider.ok(
    'GET /order/certificate/detail.do',
    { orderId: done },
    { as: account.login },
  );
  const app = await start(provider, platform, { storage: await phoneOf(provider, account) });
  await app.open(ORDERS);
  await app.open(CERTIFICATE, { orderId: done });
  await app.open(PLAN);
  return { account, app, done, orderId, reference, serial };
}

describe.each(PLATFORMS)('without a network on %s', (platform) => {
  test('appointments with their codes, the certificate and the plan can be read, with their age', async () => {
    const { app, account, done, orderId, reference, serial } = await withRecords(platform);
    const next = await restarted(provider, app, HOME);
    expect(next.page.text()).toContain(account.name);

    await next.open(ORDERS);
    expect(next.page.text()).toContain('只能查看存在本机的待接种预约');
    await next.open(ORDER, { orderId });
    expect(next.page.text()).toContain(reference);
    expect(next.page.text()).toMatch(/这是 \d+月\d+日 .* 的内容/);
    expect(next.page.find({ role: 'status', text: /的内容/ }).text).toContain('重新加载');
    // What needs the provider is not offered.
    expect(next.page.text()).not.toContain('取消预约');

    await next.open(CERTIFICATE, { orderId: done });
    expect(next.page.text()).toContain(serial);
    await next.open(PLAN);
    expect(next.page.text()).toContain('的内容');
    expect(next.page.text()).not.toContain('家庭成员没有加载出来');

    // With the network back one tap brings everything up to date.
    await next.open(ORDER, { orderId });
    setOffline(next, false);
    await next.page.tap('重新加载');
    expect(next.page.text()).not.toContain('的内容，之后');
    expect(next.page.text()).toContain('取消预约');
  });

  test('an appointment that was cancelled elsewhere is no longer there, once the provider said so', async () => {
    const { app, account, orderId, reference } = await withRecords(platform);
    await provider.ok(
      'POST /order/subscribe/cancel.do',
      { orderId, reason: 'time' },
      { as: account.login },
    );
    await app.open(HOME);
    await app.open(ORDERS);
    const next = await restarted(provider, app, HOME);
    await next.open(ORDER, { orderId });
    expect(next.page.text()).not.toContain(reference);
    expect(retained(next)).not.toContain(reference);
  });

  test('after a log-out nothing of it is on the phone', async () => {
    const { app, account, orderId, reference } = await withRecords(platform);
    expect(retained(app)).toContain(reference);
    await app.open('pages/main/mine/index');
    await app.page.tap('退出登录');
    await app.page.tap({ text: '退出登录', class: 'ui-button', nth: -1 });
    const text = retained(app);
    for (const trace of [account.name, account.mobile, account.linkmanId, orderId, reference])
      expect(text).not.toContain(trace);
  });

  test('a booking is refused clearly, survives a restart, and is made once', async () => {
    const account = await newAccount(provider);
    const app = await start(provider, platform, { storage: await phoneOf(provider, account) });
    await openBookingForm(app);
    await chooseAppointment(app);
    setOffline(app, true);
    await app.page.tap('提交预约');
    expect(app.page.text()).toContain('没有网络，预约没有提交');
    expect(sent(app, ADD)).toBe(0);

    const next = await start(provider, platform, { storage: storageIn(app) });
    await next.open(ORDERS);
    expect(next.page.text()).toContain('继续预约');
    await next.open(HOME);
    await next.page.tap('继续预约');
    await next.page.tap('提交预约');
    expect(next.page.text()).toContain('预约成功');
    expect(sent(next, ADD)).toBe(1);
    expect(await ordersOf(provider, account.login.token)).toHaveLength(1);
    for (const path of [ORDERS, HOME]) {
      await next.open(path);
      expect(next.page.text()).not.toContain('继续预约');
    }
  });
});
