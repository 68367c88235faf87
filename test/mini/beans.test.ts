import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { SetDataCost } from '../simulator/meter';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import { start } from './world';

const PAGE = 'pages/misc/health-bean-task/index';
/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * 1024 };
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

test.each(PLATFORMS)('beans are earned, given away and taken back on %s', async (platform) => {
  const account = await newAccount(provider);
  const app = await start(provider, platform, { storage: storageOf(account) });
  const cost: SetDataCost = await app.measure(() => app.open(PAGE, {}));
  expect({ cost, within: cost.calls <= OPEN.calls && cost.max <= OPEN.max }).toEqual({
    cost,
    within: true,
  });
  await app.page.tap({ label: '每日签到：签到' });
  expect(app.page.text()).toContain('已连续 1 天');
  expect(app.page.text()).toContain('已领取');
  await app.page.tap('捐健康豆');
  await app.page.input('捐几颗', '1');
  await app.page.tap('捐出 1 颗');
  expect(app.page.text()).toContain('捐给乡村健康讲堂');
  await app.page.tap({ label: '取回：捐给乡村健康讲堂' });
  expect(app.page.text()).toContain('取回：捐给乡村健康讲堂');
  await app.page.tap({ label: '读一篇健康文章：去读文章' });
  expect(app.page.path).toContain('article-detail');
  expect(app.page.text()).toContain('健康豆任务');
});
