import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { launch } from '../simulator/launch';
import type { LaunchOptions } from '../simulator/options';
import { PLATFORMS, buildFolder } from './builds';

const MAX_CALLS = 3;
const MAX_BYTES = 32 * 1024;
/** From the sample data, which is the same on every machine. */
const CLINIC = '1101021762';
const VACCINE = 'hpv9-msd';
const BEIJING = { latitude: 39.92, longitude: 116.41 };

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

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

  test('further filters say how many clinics fit, and stay chosen on the way back', async () => {
    const app = await start();
    await app.open('pages/main/department-list/index');
    await app.page.tap('更多筛选');
    expect(app.page.path).toBe('pages/clinic/clinic-filter/index');
    await app.page.tap({ role: 'radio', label: '医保卡' });
    const [, count] = /显示 (\d+) 家/.exec(app.page.text()) ?? [];
    expect(Number(count)).toBeGreaterThan(0);
    await app.back();
    expect(app.page.text()).toContain(`找到 ${count} 家门诊`);
    expect(app.page.text()).toContain('更多筛选（1）');
    await app.page.tap('更多筛选（1）');
    await app.page.tap({ role: 'radio', label: '周末有号' });
    await app.page.tap(/^显示 \d+ 家/);
    expect(app.page.path).toBe('pages/main/department-list/index');
    expect(app.page.text()).toContain('更多筛选（2）');
  });

  test('each further filter changes the count before it is shown, and where none fits that is said', async () => {
    const app = await start();
    await app.open('pages/clinic/clinic-filter/index');
    const count = (): number => Number(/显示 (\d+) 家/.exec(app.page.text())?.[1]);
    const all = count();
    await app.page.tap({ role: 'radio', label: '周末有号' });
    const weekend = count();
    expect(weekend).toBeLessThan(all);
    await app.page.tap({ role: 'radio', label: '1 公里内' });
    await app.page.tap({ role: 'radio', label: '免费' });
    expect(app.page.text()).toContain('少选一项试试');
    await app.page.tap('没有符合的门诊');
    expect(app.page.path).toBe('pages/clinic/clinic-filter/index');
    await app.page.tap('重置');
    expect(count()).toBe(all);
    await app.page.tap(`显示 ${all} 家`);
    expect(app.page.path).toBe('pages/main/department-list/index');
    expect(app.page.text()).toContain(`${all} 家门诊`);
  });

  test('the map has a pin for each of the nearest clinics, and the chosen one below it', async () => {
    const app = await start();
    await app.open('pages/main/department-list/index');
    await app.page.tap('地图');
    expect(app.page.path).toBe('pages/clinic/clinic-map/index');
    expect(app.page.find({ class: 'ui-map__native' })).toBeDefined();
    expect(app.page.text()).toContain('用地图应用打开');
    expect(app.network.log.filter(({ url }) => url.includes('map/tiles'))).toEqual([]);
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

  test('whoever takes long over the question is found all the same', async () => {
    const app = await start({ permissions: { location: 'ask' } });
    await app.open('pages/main/department-list/index');
    await app.page.tap('用我的位置');
    await app.advance(60_000);
    expect(app.toasts).toEqual([]);
    await app.answer('允许');
    await app.advance(1000);
    expect(app.page.path).toBe('pages/main/department-list/index');
    expect(app.page.text()).toContain('距您');
  });

  test('a phone that finds itself too late still sorts the list, and says so', async () => {
    const app = await start({ permissions: { location: 'ask' } });
    let find = (): void => undefined;
    app.device.fix = new Promise((resolve) => {
      find = resolve;
    });
    await app.open('pages/main/department-list/index');
    await app.page.tap('用我的位置');
    await app.advance(60_000);
    await app.answer('允许');
    await app.advance(4400);
    expect(app.toasts).toEqual([]);
    await app.advance(1100);
    expect(app.toasts.at(-1)?.title).toBe('没能定位，请选择城市');
    await app.advance(1000);
    expect(app.page.path).toBe('pages/clinic/toggle-city/index');
    find();
    await app.settle();
    expect(app.toasts.at(-1)?.title).toBe('已按您的位置排序');
    expect(app.page.text()).not.toContain('没能确定您所在的城市');
    await app.back();
    expect(app.page.text()).toContain('距您');
  });

  test('after a refusal the city chooser opens the settings, and goes on from there', async () => {
    const app = await start({ permissions: { location: 'ask' } });
    await app.open('pages/main/department-list/index');
    await app.page.tap('用我的位置');
    await app.answer('拒绝');
    await app.advance(1000);
    expect(app.page.path).toBe('pages/clinic/toggle-city/index');
    expect(app.page.text()).toContain('未获得位置权限');
    await app.page.tap('去设置中允许');
    await app.answer('打开位置信息');
    expect(app.page.text()).not.toContain('未获得位置权限');
    await app.page.tap({ text: '北京市', class: 'ui-button' });
    expect(app.page.path).toBe('pages/main/department-list/index');
    expect(app.page.text()).toContain('距您');
  });

  test('settings left as they were change nothing, and every city can still be chosen', async () => {
    const app = await start({ permissions: { location: 'denied' } });
    await app.open('pages/clinic/toggle-city/index');
    await app.page.tap('定位我的城市');
    await app.page.tap('去设置中允许');
    await app.answer(-1);
    expect(app.page.text()).toContain('未获得位置权限');
    await app.page.tap({ text: /^上海市/ });
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
