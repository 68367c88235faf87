import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { until } from '../server/kit/until';
import type { SetDataCost } from '../simulator/meter';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import { start } from './world';

const PAGE = 'pages/misc/lottery/index';
/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * 1024 };
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

test.each(PLATFORMS)('a ticket is got, and a draw computed again on %s', async (platform) => {
  const account = await newAccount(provider);
  const app = await start(provider, platform, { storage: storageOf(account) });
  const cost: SetDataCost = await app.measure(() => app.open(PAGE, {}));
  expect({ cost, within: cost.calls <= OPEN.calls && cost.max <= OPEN.max }).toEqual({
    cost,
    within: true,
  });
  expect(app.page.text()).toContain('暖冬家庭健康礼');
  await app.page.tap('领今天的免费券');
  expect(app.page.text()).toContain('您有 1 张券');
  expect(app.page.text()).toContain('今天的免费券已领');
  const drawn: SetDataCost = await app.measure(() =>
    app.open(PAGE, { activityId: 'sample-autumn' }),
  );
  expect({ drawn, within: drawn.calls <= OPEN.calls && drawn.max <= OPEN.max }).toEqual({
    drawn,
    within: true,
  });
  expect(app.page.text()).toContain('中奖名单');
  await app.page.tap('在手机上重新计算');
  await until(
    () => app.page.text(),
    (shown) => shown.includes('计算一致'),
  );
});
