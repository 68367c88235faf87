import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { PLATFORMS } from './builds';
import { start } from './world';

/** Limit for opening a page of a subpackage. */
const CALLS = 3;
const BYTES = 32 * 1024;
const TYPING_PAUSE = 300;
const HINT = '疫苗、疾病、门诊或文章';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

describe.each(PLATFORMS)('searching on %s', (platform) => {
  test('results come while one types, and lead to what was found', async () => {
    const app = await start(provider, platform);
    await app.open('pages/catalogue/search/index');
    expect(app.page.text()).toContain('热门疫苗');
    await app.page.input(HINT, 'liugan');
    await app.advance(TYPING_PAUSE);
    expect(app.page.text()).toContain('流感');
    await app.page.tap({ label: /流感/ });
    expect(app.page.path).not.toBe('pages/catalogue/search/index');
  });

  test('a slip is understood', async () => {
    const app = await start(provider, platform);
    await app.open('pages/catalogue/search/index', { word: '留感' });
    expect(app.page.text()).toContain('以下是“流感”的结果');
    expect(app.page.text()).toContain('疫苗');
    await app.page.tap('仍然只搜“留感”');
    expect(app.page.text()).toContain('没有找到“留感”');
  });

  test('the encyclopaedia’s index finds what is meant by everyday words and slips', async () => {
    const app = await start(provider, platform);
    await app.open('pages/catalogue/encyclopedia/index');
    await app.page.input('疾病名称，例如“流感”', '留感');
    await app.advance(TYPING_PAUSE);
    expect(app.page.text()).toContain('以下是“流感”的结果');
    await app.page.tap({ text: '流行性感冒' });
    expect(app.page.path).toBe('pages/catalogue/encyclopedia-detail/index');
  });

  test('the list of vaccines finds them too, and a word that means nothing leads on', async () => {
    const app = await start(provider, platform);
    await app.open('pages/catalogue/vaccine-list/index', { keyword: '留感' });
    expect(app.page.text()).toContain('流感');
    await app.open('pages/catalogue/encyclopedia/index');
    await app.page.input('疾病名称，例如“流感”', '无此疾病名');
    await app.advance(TYPING_PAUSE);
    expect(app.page.text()).toContain('没有找到“无此疾病名”');
    await app.page.tap('搜索疫苗“无此疾病名”');
    expect(app.page.path).toBe('pages/catalogue/vaccine-list/index');
  });

  test('search, map and filters open within three calls of 32 KB', async () => {
    const app = await start(provider, platform);
    const tooMuch: Record<string, unknown> = {};
    for (const [path, query, shows] of [
      ['pages/catalogue/search/index', {}, '热门疫苗'],
      ['pages/catalogue/search/index', { word: '流感' }, '流感'],
      ['pages/clinic/clinic-map/index', {}, '离市中心最近'],
      ['pages/clinic/clinic-filter/index', {}, '医保卡'],
    ] as const) {
      const cost = await app.measure(() => app.open(path, query));
      expect(app.page.text()).toContain(shows);
      if (cost.calls > CALLS || cost.max > BYTES) tooMuch[path] = cost;
    }
    expect(tooMuch).toEqual({});
  });
});
