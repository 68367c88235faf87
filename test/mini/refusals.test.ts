import './outside-fetch';
import { startProvider } from '../server/harness';
import type { Provider } from '../server/harness';
import { PLATFORMS } from './builds';
import { Walk } from './journey';
import { ordersOf, tokenIn } from './people';
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
    expect(app.page.path).toBe('pages/clinic/toggle-city/index');
    await app.page.tap('北京市');
    expect(app.page.text()).toMatch(/北京市 · \d+ 家门诊/);
    expect(app.page.text()).not.toContain('距您');
  });
});

test('Alipay, which lets nobody into the calendar, offers no button for it', async () => {
  const { app } = await atBookingForm(provider, 'alipay');
  await chooseAppointment(app);
  await app.page.tap('提交预约');
  expect(app.page.path).toBe('pages/booking/subscribe-success/index');
  expect(app.page.has('加入日历')).toBe(false);
});
