import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import { join as joinCommunity } from '../community-cast';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import { PLATFORMS } from './builds';
import { Walk } from './journey';
import { newAccount, ordersOf, storageOf, tokenIn } from './people';
import { atBookingForm, chooseAppointment, start, traveller } from './world';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

describe.each(PLATFORMS)('what the phone refuses on %s', (platform) => {
  test('a full storage costs the memory, not the booking', async () => {
    const app = await start(provider, platform);
    const full = (): never => {
      throw new Error('setStorageSync:fail exceed storage max size');
    };
    app.api['setStorageSync'] = full;
    app.api['setStorage'] = full;
    await new Walk(app, traveller(provider)).to('submit');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
  });

  test('a refused position leaves the city chooser, from home to a list of clinics', async () => {
    const app = await start(provider, platform, { permissions: { location: 'denied' } });
    await app.open('pages/main/home/index');
    await app.page.tap(/^当前城市/);
    await app.page.tap('北京市');
    await app.tab(1);
    expect(app.page.text()).toMatch(/北京市 · \d+ 家门诊/);
    expect(app.modals).toEqual([]);
  });
});

describe('what only WeChat asks', () => {
  test('a refused calendar says so and leaves the appointment as it is', async () => {
    const { app } = await atBookingForm(provider, 'weapp', {
      permissions: { calendar: 'denied' },
    });
    await chooseAppointment(app);
    await app.page.tap('提交预约');
    await app.page.tap('加入日历');
    expect(app.device.calendar).toEqual([]);
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(await ordersOf(provider, tokenIn(app))).toHaveLength(1);
  });

  test('no deprecated call is made on the way to the first page and through the tabs', async () => {
    const app = await start(provider, 'weapp');
    await app.open('pages/main/home/index');
    for (const index of app.manifest.tabs.keys()) await app.tab(index);
    expect(app.logs.filter(({ text }) => text.includes('deprecated'))).toEqual([]);
  });

  test('without consent to the privacy guide the position is not read, and a city can be chosen', async () => {
    const app = await start(provider, 'weapp', { privacyAgreed: false });
    await app.open('pages/main/department-list/index');
    await app.page.tap('用我的位置');
    await app.advance(1000);
    // The refused guide is the only private call: neither the permission nor the position is asked for after it.
    expect(app.device.privacyRefusals).toEqual(['requirePrivacyAuthorize']);
    expect(app.modals[0]?.content).toContain('在微信的提示里选“同意”');
    await app.answer('知道了');
    await app.advance(1000);
    expect(app.page.path).toBe('pages/clinic/toggle-city/index');
    await app.page.tap('北京市');
    expect(app.page.text()).toMatch(/北京市 · \d+ 家门诊/);
    expect(app.page.text()).not.toContain('距您');
  });
});

describe('a refused privacy guide on WeChat is explained at every private interface', () => {
  /** Reads and closes the one explanation that a tap led to. */
  async function explained(app: App, called: string): Promise<void> {
    expect(app.modals.map(({ title }) => title)).toEqual(['没有同意隐私保护指引']);
    expect(app.device.privacyRefusals).toEqual([called]);
    await app.answer('知道了');
  }

  test('the calendar; agreed to later, it works', async () => {
    const { app } = await atBookingForm(provider, 'weapp', { privacyAgreed: false });
    await chooseAppointment(app);
    await app.page.tap('提交预约');
    await app.page.tap('加入日历');
    await explained(app, 'addPhoneCalendar');
    expect(app.device.calendar).toEqual([]);
    expect(app.page.has('已加入日历')).toBe(false);
    app.device.agreeToPrivacy();
    await app.page.tap('加入日历');
    expect(app.device.calendar).toHaveLength(1);
  });

  test('pictures of a post', async () => {
    const account = await newAccount(provider);
    await joinCommunity(provider, account.login);
    const storage = storageOf(account);
    const app = await start(provider, 'weapp', { storage, privacyAgreed: false });
    await app.open('pages/community/post-edit/index', { kind: 'share' });
    await app.page.tap('添加图片');
    await explained(app, 'chooseMedia');
  });
});

test('Alipay, which lets nobody into the calendar, offers no button for it', async () => {
  const { app } = await atBookingForm(provider, 'alipay');
  await chooseAppointment(app);
  await app.page.tap('提交预约');
  expect(app.page.path).toBe('pages/booking/subscribe-success/index');
  expect(app.page.has('加入日历')).toBe(false);
});
