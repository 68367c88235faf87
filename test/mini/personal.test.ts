import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { SetDataCost } from '../simulator/meter';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import { phoneOf, retained } from './phone';
import { start } from './world';

const MANAGE = 'pages/account/personal-manage/index';
const NOTICES = 'pages/account/notice-list/index';
const SHARING = 'pages/account/info-authorization/index';
/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * 1024 };
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

const within = ({ calls, max }: SetDataCost): boolean => calls <= OPEN.calls && max <= OPEN.max;

test.each(PLATFORMS)('what is held is seen, and a consent withdrawn on %s', async (platform) => {
  const account = await newAccount(provider);
  const app = await start(provider, platform, { storage: storageOf(account) });
  const cost = await app.measure(() => app.open(MANAGE, {}));
  expect({ cost, within: within(cost) }).toEqual({ cost, within: true });
  expect(app.page.text()).toContain('我们保存的信息');
  await app.page.tap(/^家庭成员/);
  expect(app.page.text()).toContain('给：您预约的接种门诊、身份核验机构（开通时）。');
  await app.page.tap('关闭');
  await app.page.tap(/^使用统计.*未同意/);
  await app.page.tap('同意');
  await app.page.tap(/^使用统计.*已同意/);
  expect(app.page.text()).toContain('看过哪些视频的记录马上删除');
  await app.page.tap('撤回同意');
  const { list } = await provider.ok('GET /personal/consent/list.do', {}, { as: account.login });
  expect(list).toContainEqual(expect.objectContaining({ purpose: 'statistics', given: false }));
  expect(app.page.text()).toMatch(/使用统计.*未同意/s);
});

test.each(PLATFORMS)(
  'a notice is turned off, and permissions are shown on %s',
  async (platform) => {
    const account = await newAccount(provider);
    const app = await start(provider, platform, {
      storage: storageOf(account),
      permissions: { location: 'denied' },
    });
    const cost = await app.measure(() => app.open(NOTICES, {}));
    expect({ cost, within: within(cost) }).toEqual({ cost, within: true });
    expect(app.page.text()).toContain('已拒绝');
    await app.page.tap('接种前提醒');
    const { list } = await provider.ok(
      'GET /personal/notice/settings.do',
      {},
      { as: account.login },
    );
    expect(list).toContainEqual({ notice: 'reminders', channel: 'inApp', on: false });
    // The settings open from a tap only.
    await app.page.tap('去设置位置权限');
    await app.answer('打开位置信息');
    expect(app.page.text()).not.toContain('已拒绝');
    // What was allowed is taken back in the same place.
    await app.page.tap('去设置位置权限');
    await app.answer('关闭位置信息');
    expect(app.page.text()).toContain('已拒绝');
  },
);

test.each(PLATFORMS)('who received what is listed on %s', async (platform) => {
  const account = await newAccount(provider);
  const app = await start(provider, platform, { storage: storageOf(account) });
  const cost = await app.measure(() => app.open(SHARING, {}));
  expect({ cost, within: within(cost) }).toEqual({ cost, within: true });
  expect(app.page.text()).toContain('短信服务商');
});

test.each(PLATFORMS)('what the phone stores is listed and removed on %s', async (platform) => {
  const account = await newAccount(provider);
  const app = await start(provider, platform, { storage: await phoneOf(provider, account) });
  await app.open(MANAGE, {});
  expect(app.page.text()).toContain('没有可以离线查看的内容');
  await app.open('pages/catalogue/vaccine-plan/index');
  expect(retained(app)).toContain('ownPlans');
  await app.open(MANAGE, {});
  expect(app.page.text()).toMatch(/接种计划\s*1 份/);
  await app.page.tap(/^从这台设备删除/);
  await app.page.tap({ text: '删除', class: 'ui-button' });
  expect(app.page.text()).toContain('没有可以离线查看的内容');
  expect(retained(app)).not.toContain('ownPlans');
});

test.each(PLATFORMS)('the text of the rules can be selected and copied on %s', async (platform) => {
  const app = await start(provider, platform);
  await app.open('pages/agreement/children-privacy/index', {});
  const text = app.page.find({ tag: 'text', text: /未满 14 周岁成员：监护人姓名/ });
  expect(text.attribute('selectable')).toBe(true);
  if (platform === 'weapp') expect(text.attribute('user-select')).toBe(true);
});
