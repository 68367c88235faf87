import './outside-fetch';
import { bookFor, findTarget } from '../browser/kit/booking';
import { untilOpen, vaccinate } from '../server/desk-hours';
import { startProvider } from '../server/harness';
import type { Provider } from '../server/harness';
import type { App } from '../simulator/app';
import { PLATFORMS } from './builds';
import { newAccount, ordersOf, storageOf } from './people';
import type { Account } from './people';
import { chooseAppointment, openBookingForm, sent, start } from './world';

const DAY = 86_400_000;
const INFO_COOKIE = 'cookie:ym_login_info';
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
afterAll(() => provider.stop());

type Platform = (typeof PLATFORMS)[number];

/** A phone on which the account signed in: both cookies, as after its login. */
async function phoneOf(account: Account): Promise<Record<string, unknown>> {
  const { userInfo } = await provider.ok(
    'GET /passport/v1/h5/login/loginByToken.do',
    {},
    { token: account.login.token },
  );
  return {
    ...storageOf(account),
    [INFO_COOKIE]: `${Date.now() + DAY}|${JSON.stringify(userInfo)}`,
  };
}

/** The phone's storage, for the next start of the app on it. */
const storageIn = (app: App): Record<string, unknown> =>
  Object.fromEntries(
    [...app.device.storage].map(([key, text]) => [key, JSON.parse(text) as unknown]),
  );

function setOffline(app: App, offline: boolean): void {
  app.network.offline = offline;
  app.device.networkType = offline ? 'none' : 'wifi';
}

/** Starts the app again on the same phone, without a network. */
async function restarted(app: App, platform: Platform, first: string): Promise<App> {
  const next = await start(provider, platform, { storage: storageIn(app) });
  setOffline(next, true);
  await next.open(first);
  return next;
}

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
  const app = await start(provider, platform, { storage: await phoneOf(account) });
  await app.open(ORDERS);
  await app.open(CERTIFICATE, { orderId: done });
  await app.open(PLAN);
  return { account, app, done, orderId, reference, serial };
}

const retained = (app: App): string => [...app.device.storage.entries()].flat().join(' ');

describe.each(PLATFORMS)('without a network on %s', (platform) => {
  test('appointments with their codes, the certificate and the plan can be read, with their age', async () => {
    const { app, account, done, orderId, reference, serial } = await withRecords(platform);
    const next = await restarted(app, platform, HOME);
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
    const next = await restarted(app, platform, HOME);
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
    const app = await start(provider, platform, { storage: await phoneOf(account) });
    await openBookingForm(app);
    await chooseAppointment(app);
    setOffline(app, true);
    await app.page.tap('提交预约');
    expect(app.page.text()).toContain('没有网络，预约没有提交');
    expect(sent(app, ADD)).toBe(0);

    const next = await start(provider, platform, { storage: storageIn(app) });
    await next.open(ORDERS);
    await next.page.tap('继续预约');
    await next.page.tap('提交预约');
    expect(next.page.text()).toContain('预约成功');
    expect(sent(next, ADD)).toBe(1);
    expect(await ordersOf(provider, account.login.token)).toHaveLength(1);
    await next.open(ORDERS);
    expect(next.page.text()).not.toContain('继续预约');
  });
});
