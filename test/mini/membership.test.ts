import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { makeMemberCodes } from '../server/kit/worlds/member-codes';
import type { App } from '../simulator/app';
import type { SetDataCost } from '../simulator/meter';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import type { Account } from './people';
import { start } from './world';

const CENTRE = 'pages/member/member-index/index';
const PRIVILEGES = 'pages/member/privilege-center/index';
/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * 1024 };
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

const within = ({ calls, max }: SetDataCost): boolean => calls <= OPEN.calls && max <= OPEN.max;

test.each(PLATFORMS)('a code makes a member, and the privileges work on %s', async (platform) => {
  const account = await newAccount(provider);
  const from = { dataDir: provider.dataDir, url: provider.databaseUrl };
  const [code = ''] = makeMemberCodes(from, 1, 30);
  const app = await start(provider, platform, { storage: storageOf(account) });
  const cost = await app.measure(() => app.open(CENTRE, {}));
  expect({ cost, within: within(cost) }).toEqual({ cost, within: true });
  expect(app.page.text()).toContain('您还不是会员');
  await app.page.tap(/^用兑换码/);
  await app.page.input('兑换码', code);
  await app.page.tap('兑换');
  expect(app.page.text()).toContain('您是会员');
  const next = await app.measure(() => app.open(PRIVILEGES, {}));
  expect({ next, within: within(next) }).toEqual({ next, within: true });
  await app.page.tap('生成日历地址');
  const [, path = ''] = /(\/member\/calendar\/[\w-]{43}\.ics)/.exec(app.page.text()) ?? [];
  const calendar = await fetch(provider.url + path);
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
});

test('WeChat on iOS shows no code, price or hint', async () => {
  const account = await newAccount(provider);
  const app = await start(provider, 'weapp', {
    storage: storageOf(account),
    device: { language: 'zh_CN', isIphone: true },
  });
  await app.open(CENTRE, {});
  expect(app.page.text()).toContain('您还不是会员');
  expect(app.page.text()).not.toMatch(/兑换码|购买|¥|元/);
});

const memberAs = async (account: Account): Promise<void> => {
  const from = { dataDir: provider.dataDir, url: provider.databaseUrl };
  const [code = ''] = makeMemberCodes(from, 1, 30);
  await provider.ok('POST /member/wx/memberCenter/redeem.do', { code }, { as: account.login });
};
/** In what the device has stored of the session. */
const IS_MEMBER = /memberStatus\W+1\b/;
const storedText = (app: App): string => [...app.device.storage.values()].join(' ');

describe.each(PLATFORMS)('member info on %s', (platform) => {
  test('is read again when a page that is flagged for it is shown', async () => {
    const account = await newAccount(provider);
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open('pages/main/mine/index');
    await app.page.tap(/^会员/);
    expect(app.page.path).toBe(CENTRE);
    expect(app.page.text()).toContain('您还不是会员');
    expect(storedText(app)).not.toMatch(IS_MEMBER);
    // They become a member on another device.
    await memberAs(account);
    await app.back();
    expect(storedText(app)).toMatch(IS_MEMBER);
    await app.page.tap(/^会员/);
    expect(app.page.text()).toContain('您是会员');
  });

  test('is gone after logging out: the next account sees its own', async () => {
    const account = await newAccount(provider);
    await memberAs(account);
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open('pages/main/mine/index', {});
    await app.open(CENTRE, {});
    expect(app.page.text()).toContain('您是会员');
    expect(storedText(app)).toMatch(IS_MEMBER);
    await app.open('pages/main/mine/index', {});
    await app.page.tap('退出登录');
    await app.page.tap({ text: '退出登录', class: 'ui-button', nth: -1 });
    expect(storedText(app)).not.toContain('memberStatus');
    await app.open(CENTRE, {});
    expect(app.page.text()).not.toContain('您是会员');
  });
});
