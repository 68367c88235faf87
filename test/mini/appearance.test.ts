import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import { BOOKING, chooseAppointment, start } from './world';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

const pageClasses = (app: App): readonly string[] => app.page.find({ class: 'ui-page' }).classes;

describe.each(PLATFORMS)('how the app looks and speaks on %s', (platform) => {
  test('dark is chosen once, holds on every page and outlives the app', async () => {
    const app = await start(provider, platform);
    await app.open('pages/main/mine/index');
    await app.page.tap('深浅外观');
    await app.page.tap({ text: '深色', class: 'ui-sheet__action' });
    expect(pageClasses(app)).toContain('ui-dark');
    await app.tab(0);
    expect(pageClasses(app)).toContain('ui-dark');
    const storage = Object.fromEntries(
      [...app.device.storage].map(([key, value]) => [key, JSON.parse(value) as unknown]),
    );
    const again = await start(provider, platform, { storage });
    await again.open('pages/clinic/toggle-city/index');
    expect(pageClasses(again)).toContain('ui-dark');
  });

  test('large type is one tap away on home and can be taken back', async () => {
    const app = await start(provider, platform);
    await app.open('pages/main/home/index');
    await app.page.tap({ role: 'switch' });
    expect(pageClasses(app)).toContain('ui-large');
    await app.tab(1);
    expect(pageClasses(app)).toContain('ui-large');
    await app.tab(0);
    await app.page.tap({ role: 'switch' });
    expect(pageClasses(app)).not.toContain('ui-large');
  });

  test('a phone in English books in English, down to what the provider says', async () => {
    const account = await newAccount(provider, 'Anna Smith');
    const app = await start(provider, platform, {
      device: { language: 'en' },
      storage: storageOf(account),
    });
    await app.open('pages/booking/vaccine-notice/index', {
      vaccId: BOOKING.productId,
      depaCode: BOOKING.depaCode,
    });
    await app.page.tap('I have read it and agree');
    await chooseAppointment(app);
    expect(app.page.text()).not.toMatch(/[\u4e00-\u9fff]/);
    await app.page.tap({ text: 'Book', class: 'ui-button' });
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(app.page.text()).not.toMatch(/[\u4e00-\u9fff]/);
  });

  test('the language changes on the spot, on every page', async () => {
    const app = await start(provider, platform);
    await app.open('pages/main/mine/index');
    await app.page.tap('语言 Language');
    await app.page.tap('English');
    expect(app.page.text()).toContain('Log in to see your appointments');
    await app.tab(0);
    expect(app.page.text()).toContain('Available near you');
  });

  test('a phone in English that starts off the tabs finds them in English when it comes there', async () => {
    const app = await start(provider, platform, { device: { language: 'en' } });
    await app.open('pages/catalogue/vaccine-detail/index', { vaccId: BOOKING.productId });
    expect([...app.device.tabLabels]).toEqual([]);
    await app.tab(2);
    expect([...app.device.tabLabels]).toEqual([
      [0, 'Home'],
      [1, 'Nearby'],
      [2, 'Me'],
    ]);
  });

  test('hints and faults under a field stay above the keyboard', async () => {
    const app = await start(provider, platform);
    await app.open('pages/account/login/index');
    const fields = app.page.findAll({ tag: 'input' });
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields)
      expect(Number(field.attribute('cursor-spacing'))).toBeGreaterThanOrEqual(88);
  });

  test('the map does not ask where the user is as long as they have not said so themselves', async () => {
    const location = { latitude: 39.92, longitude: 116.41 };
    const app = await start(provider, platform, { location });
    await app.open('pages/main/home/index');
    await app.page.tap(/^当前城市/);
    await app.page.tap('北京市');
    await app.open('pages/clinic/clinic-map/index');
    expect(app.page.find({ tag: 'map' }).attribute('show-location')).toBe(false);
    await app.open('pages/main/department-list/index');
    await app.page.tap('用我的位置');
    await app.advance(1000);
    await app.open('pages/clinic/clinic-map/index');
    expect(app.page.find({ tag: 'map' }).attribute('show-location')).toBe(true);
  });
});
