import './outside-fetch';
import { sayNothingElse } from '../samples/recipient-history';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import type { SetDataCost } from '../simulator/meter';
import { PLATFORMS } from './builds';
import { nearestInSheet } from './journey';
import { newcomer, storageOf } from './people';
import { BOOKING, start } from './world';

/** Limit for opening a page of a subpackage. */
const CALLS = 3;
const BYTES = 32 * 1024;

const PAGES: readonly [path: string, query: Record<string, string>, shows: string][] = [
  ['pages/catalogue/all-vaccine/index', {}, '百白破疫苗'],
  ['pages/catalogue/vaccine-class/index', {}, '按年龄'],
  ['pages/catalogue/vaccine-list/index', {}, '帮我选'],
  ['pages/catalogue/vaccine-detail/index', { vaccId: BOOKING.productId }, '接种程序'],
  ['pages/catalogue/help-choose/index', {}, '给谁选疫苗'],
  ['pages/catalogue/vaccine-plan/index', {}, '不登录也能看'],
  ['pages/catalogue/children/index', {}, '出生时'],
  ['pages/catalogue/search/index', {}, '搜索'],
  [
    'pages/catalogue/search/index',
    { kind: 'clinic', zoneId: 'hpv', name: 'HPV 专区' },
    '只看有“HPV 专区”疫苗的门诊',
  ],
  ['pages/clinic/department-index/index', { depaCode: BOOKING.depaCode }, '开诊时间'],
  ['pages/clinic/department-intro/index', { depaCode: BOOKING.depaCode }, '怎么去'],
  ['pages/clinic/hospital-home/index', { depaCode: BOOKING.depaCode }, '给哪些人接种'],
  ['pages/clinic/clinic-filter/index', {}, '支付方式'],
  ['pages/clinic/clinic-map/index', {}, '看列表'],
  ['pages/clinic/toggle-city/index', {}, '北京'],
  ['pages/catalogue/vaccine-zone/index', { zoneId: 'hpv' }, 'HPV 专区'],
  ['pages/catalogue/vaccine-zone-article/index', { zoneId: 'children' }, '证件、衣服和喂奶时间'],
  ['pages/catalogue/encyclopedia/index', {}, '流行性感冒'],
  ['pages/catalogue/encyclopedia-detail/index', { id: 'influenza' }, '可预防的疫苗'],
  ['pages/content/article-detail/index', { articleId: 'elder-pneumonia' }, '接着读'],
  ['pages/content/college/index', {}, '证件、衣服和喂奶时间'],
  ['pages/content/knowledge/index', {}, '早打二价'],
];

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

test.each(PLATFORMS)(
  'pages to browse and read open within three calls of 32 KB on %s',
  async (platform) => {
    const app = await start(provider, platform);
    const tooMuch: Record<string, SetDataCost> = {};
    for (const [path, query, shows] of PAGES) {
      const cost = await app.measure(() => app.open(path, query));
      expect(app.page.text()).toContain(shows);
      if (cost.calls > CALLS || cost.max > BYTES) tooMuch[path] = cost;
    }
    expect(tooMuch).toEqual({});
  },
);

const CHILD = '小禾';

/** Somebody whose only family member is a child with several overdue vaccines. */
async function parent({ asked = true } = {}) {
  const { mobile } = newcomer();
  const login = await provider.signUp(mobile);
  const born = new Date();
  born.setUTCMonth(born.getUTCMonth() - 15, 10);
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name: CHILD,
      documentKind: 7,
      documentNumber: `A${mobile.slice(-9)}`,
      sex: 2,
      birthday: born.toISOString().slice(0, 10),
      relationType: 3,
      mobile,
      guardian: { name: '李青', mobile, relation: 'mother' },
      consent: true,
      guardianConsentVersion: '1.0',
    },
    { as: login },
  );
  if (asked) await sayNothingElse(provider, login, linkmanId);
  return login;
}

describe.each(PLATFORMS)('the plan on %s', (platform) => {
  test('names clinics for the next dose at little cost, and one tap begins its booking', async () => {
    const app: App = await start(provider, platform, {
      storage: storageOf({ login: await parent() }),
    });
    await app.open('pages/catalogue/vaccine-plan/index');
    expect(app.page.text()).toContain('麻腮风疫苗');
    const cost = await app.measure(() => app.page.tap('去预约麻腮风疫苗 第 1 剂'));
    expect(app.page.find({ role: 'dialog' }).text).toContain(`${CHILD}现在就可以打`);
    expect(cost.calls).toBeLessThanOrEqual(CALLS);
    expect(cost.max).toBeLessThanOrEqual(BYTES);
    await app.page.tap(nearestInSheet(app));
    expect(app.page.path).toBe('pages/booking/vaccine-notice/index');
    await app.page.tap('已阅读，同意并继续');
    expect(app.page.path).toBe('pages/booking/subscribe/index');
    expect(app.page.find({ class: 'ui-radio--on', text: new RegExp(`^${CHILD}`) })).toBeTruthy();
    expect(app.page.text()).toContain('麻疹腮腺炎风疹');
  });

  test('asks for the vaccination book first, and takes all doses up to an age, one dose, and both back, at little cost', async () => {
    const app: App = await start(provider, platform, {
      storage: storageOf({ login: await parent({ asked: false }) }),
    });
    const costs: Record<string, SetDataCost> = {};
    const step = async (name: string, run: () => Promise<unknown>): Promise<void> => {
      costs[name] = await app.measure(run);
    };
    await step('open', () => app.open('pages/catalogue/vaccine-plan/index'));
    expect(app.page.text()).toContain('手边有接种证吗？');
    expect(app.page.text()).not.toContain('逾期');
    await step('sheet', () => app.page.tap('按月龄一次补记'));
    const picker = app.page.find({ role: 'dialog' }).find({ tag: 'picker' });
    await step('age', () => app.page.change(picker, { value: 7 }));
    expect(app.page.find({ role: 'dialog' }).text).toContain('将补记 14 剂');
    await step('save', () => app.page.tap('补记这 14 剂'));
    expect(app.page.text()).toContain('已补记 14 剂');
    expect(app.page.text()).not.toContain('手边有接种证吗？');
    expect(app.page.text()).not.toContain('逾期');
    await step('undo', () => app.page.tap('撤销'));
    expect(app.page.text()).toContain('手边有接种证吗？');
    await step('one', () => app.page.tap('麻腮风疫苗 第 1 剂打过了，补记'));
    await step('save one', () => app.page.tap('保存'));
    expect(app.page.text()).toContain('已补记 1 剂');
    expect(app.page.find({ label: '填日期：麻腮风疫苗 第 1 剂' })).toBeTruthy();
    const tooMuch = Object.entries(costs).filter(
      ([, { calls, max }]) => calls > CALLS || max > BYTES,
    );
    expect(tooMuch).toEqual([]);
  });
});
