import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { Platform } from '../simulator/options';
import { PLATFORMS } from './builds';
import { BOOKING, start } from './world';

const CLINIC = 'pages/clinic/department-index/index';
/** Another clinic of the sample data. */
let OTHER = '';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', {
    regionCode: '110100',
  });
  OTHER = list.find(({ depaCode }) => depaCode !== BOOKING.depaCode)?.depaCode ?? '';
});
afterAll(() => provider?.stop());

test('a clinic’s code on Alipay opens the clinic’s page cold', async () => {
  const { depaCode } = BOOKING;
  const { name } = await provider.ok('GET /base/department/detail.do', {
    depaCode,
  });
  const app = await start(provider, 'alipay', {
    start: { path: CLINIC, query: { depaCode }, byCode: true },
  });
  expect(app.page.path).toBe(CLINIC);
  expect(app.page.text()).toContain(name);
});

const nameOf = async (depaCode: string): Promise<string> =>
  (await provider.ok('GET /base/department/detail.do', { depaCode })).name;

/** What a clinic's code says to each platform. */
const codeOf = (platform: Platform, depaCode: string): Record<string, string> =>
  platform === 'weapp' ? { scene: `depaCode=${depaCode}` } : { depaCode };

describe.each(PLATFORMS)('a clinic’s code scanned while the app runs on %s', (platform) => {
  test('opens that clinic: on its own page as well, from another one, and again', async () => {
    const [first, second] = await Promise.all([nameOf(BOOKING.depaCode), nameOf(OTHER)]);
    expect(first).not.toBe(second);
    const app = await start(provider, platform, {
      start: {
        path: CLINIC,
        query: codeOf(platform, BOOKING.depaCode),
        byCode: platform === 'alipay',
      },
    });
    expect(app.page.text()).toContain(first);

    await app.scan(CLINIC, codeOf(platform, OTHER));
    expect(app.stack).toEqual([CLINIC]);
    expect(app.page.text()).toContain(second);
    expect(app.page.text()).not.toContain(first);

    await app.background();
    expect(app.page.text()).toContain(second);

    await app.open('pages/main/home/index');
    await app.scan(CLINIC, codeOf(platform, BOOKING.depaCode));
    expect(app.page.text()).toContain(first);
    await app.scan(CLINIC, codeOf(platform, BOOKING.depaCode));
    expect(app.page.text()).toContain(first);
  });

  test('its first scan was of nothing: a running app without a clinic takes it too', async () => {
    const app = await start(provider, platform, { start: { path: 'pages/main/home/index' } });
    await app.scan(CLINIC, codeOf(platform, OTHER));
    expect(app.page.text()).toContain(await nameOf(OTHER));
  });
});

test('an ordinary link, scanned in WeChat while the app runs, opens its clinic', async () => {
  const app = await start(provider, 'weapp', { start: { path: 'pages/main/home/index' } });
  const q = `https://m.example.com/index.html#/departmentIndex?depaCode=${OTHER}`;
  await app.scan(CLINIC, { q, scancode_time: '1' });
  expect(app.page.text()).toContain(await nameOf(OTHER));
  await app.scan(CLINIC, { q: q.replace(OTHER, BOOKING.depaCode), scancode_time: '2' });
  expect(app.page.text()).toContain(await nameOf(BOOKING.depaCode));
});
