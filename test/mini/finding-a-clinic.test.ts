import { startProvider } from '../server/harness';
import type { Provider } from '../server/harness';
import { launch } from '../simulator/launch';
import type { LaunchOptions } from '../simulator/options';
import { PLATFORMS, buildFolder } from './builds';

const MAX_CALLS = 3;
const MAX_BYTES = 32 * 1024;
/** From the sample data, which are the same on every machine. */
const CLINIC = '1101021762';
const VACCINE = 'hpv9-msd';
const BEIJING = { latitude: 39.92, longitude: 116.41 };

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

describe.each(PLATFORMS)('finding a clinic on %s', (platform) => {
  const start = (options: Partial<LaunchOptions> = {}) =>
    launch(buildFolder(platform), {
      platform,
      apiHost: provider.url,
      location: BEIJING,
      device: { language: 'zh_CN' },
      ...options,
    });
  test('home works before login and before a city is chosen, and says so', async () => {
    const app = await start();
    const page = await app.open('pages/main/home/index');
    expect(page.text()).toContain('还没有选择城市');
    expect(page.text()).toContain('最近有号的门诊');
    expect(page.text()).toContain('HPV 专区');
    expect(app.modals).toHaveLength(0);
  });

  test('without network home says why, and comes back on a tap', async () => {
    const app = await start();
    app.setOnline(false);
    const page = await app.open('pages/main/home/index');
    app.setOnline(true);
    await page.tap('重试');
    expect(page.text()).toContain('最近有号的门诊');
  });

  test('from the list to a clinic, and from its offer to the booking notice', async () => {
    const app = await start();
    await app.open('pages/main/department-list/index');
    expect(app.page.text()).toMatch(/北京市 · \d+ 家门诊/);
    await app.page.tap('7 天内有号');
    await app.page.tap({ class: 'ui-card', nth: 0 });
    expect(app.page.path).toBe('pages/clinic/department-index/index');
    expect(app.page.text()).toContain('可约疫苗');
    await app.page.tap({ label: /^预约/ });
    expect(app.page.path).toBe('pages/booking/vaccine-notice/index');
  });

  test('allowing the position turns distances from the centre into distances from the user', async () => {
    const app = await start();
    await app.open('pages/main/department-list/index');
    expect(app.page.text()).toContain('距市中心');
    await app.page.tap('用我的位置');
    expect(app.page.text()).toContain('距您');
    expect(app.page.text()).not.toContain('距市中心');
  });

  test('a refused position never blocks: the city chooser comes up and a city can be typed', async () => {
    const app = await start({ permissions: { location: 'denied' } });
    await app.open('pages/main/department-list/index');
    await app.page.tap('用我的位置');
    await app.advance(1000);
    expect(app.page.path).toBe('pages/clinic/toggle-city/index');
    await app.page.input('城市名、拼音或首字母', 'bj');
    await app.page.tap({ text: /^北京市/ });
    expect(app.page.path).toBe('pages/main/department-list/index');
    expect(app.page.text()).toContain('北京市');
  });

  test('opening each page keeps to the setData budget', async () => {
    const pages: [string, Record<string, string>][] = [
      ['pages/main/home/index', {}],
      ['pages/main/department-list/index', {}],
      ['pages/clinic/toggle-city/index', {}],
      ['pages/clinic/department-index/index', { depaCode: CLINIC }],
      ['pages/clinic/department-intro/index', { depaCode: CLINIC }],
      ['pages/catalogue/vaccine-list/index', {}],
      ['pages/catalogue/vaccine-detail/index', { vaccId: VACCINE }],
    ];
    const costs: Record<string, unknown> = {};
    for (const [path, query] of pages) {
      const app = await start();
      const cost = await app.measure(() => app.open(path, query));
      if (cost.calls > MAX_CALLS || cost.max > MAX_BYTES) costs[path] = cost;
      app.close();
    }
    expect(costs).toEqual({});
  });
});
