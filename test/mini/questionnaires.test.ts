import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import type { Platform } from '../simulator/options';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import { start } from './world';

/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * 1024 };
const LIST = 'pages/misc/questionnaire/index';
const SURVEY = 'pages/misc/activity-survey/index';
const query = { code: 'habits' };

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

/** The app after it was killed, opened cold on the survey: its storage is there, all else is not. */
async function killed(app: App, platform: Platform): Promise<App> {
  const storage = Object.fromEntries(
    [...app.device.storage].map(([key, value]) => [key, JSON.parse(value) as unknown]),
  );
  app.close();
  return start(provider, platform, { storage, start: { path: SURVEY, query } });
}

async function within(app: App, path: string, open: Record<string, string>): Promise<void> {
  const cost = await app.measure(() => app.open(path, open));
  expect({ cost, within: cost.calls <= OPEN.calls && cost.max <= OPEN.max }).toEqual({
    cost,
    within: true,
  });
}

test.each(PLATFORMS)(
  'an anonymous questionnaire goes on after the app was killed, and is sent once, on %s',
  async (platform) => {
    const account = await newAccount(provider);
    const before = await start(provider, platform, { storage: storageOf(account) });
    await within(before, LIST, {});
    expect(before.page.text()).toContain('您怎样使用易苗');
    await within(before, SURVEY, query);
    expect(before.page.text()).toContain('满 5 份才一起出结果');
    await before.page.tap('开始填写');
    await before.page.tap('跳过');
    expect(before.page.text()).toContain('您主要为谁预约');
    await before.page.tap('下一题');
    expect(before.page.text()).toContain('请回答这一题');
    await before.page.tap('还没有预约过');
    await before.page.tap('下一题');
    expect(before.page.text()).toContain('是什么原因');
    await before.page.tap({ label: '价格' });

    const app = await killed(before, platform);
    await app.page.tap('继续填写');
    expect(app.page.text()).toContain('是什么原因');
    await app.page.tap('下一题');
    expect(app.page.text()).toContain('推荐给朋友');
    // Back, and another answer before: the path no longer leads through the reasons.
    await app.page.tap('上一题');
    await app.page.tap('上一题');
    await app.page.tap('孩子');
    await app.page.tap('下一题');
    expect(app.page.text()).toContain('找到合适的时间容易吗');
    await app.page.tap('容易');
    await app.page.tap('下一题');
    await app.page.tap('9');
    await app.page.tap('下一题');
    await app.page.tap('跳过');
    expect(app.page.text()).toContain('答完了');
    await app.page.tap('提交');
    expect(app.page.text()).toContain('我们也不知道哪一份是您的');
    await app.page.tap('领取健康豆');
    await app.page.tap({ label: '填一份问卷：领取 10 颗' });
    expect(app.page.text()).toContain('已领取');
    const { state } = await provider.ok('GET /questionnaire/detail.do', query, {
      as: account.login,
    });
    expect(state).toBe('answered');
  },
);
