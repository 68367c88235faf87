import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { agreed } from '../server/kit/share-member';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import { start } from './world';

const CAREGIVERS = 'pages/member/caregivers/index';
const ACCEPT = 'pages/member/accept-invitation/index';
const FAMILY = 'pages/member/member-list/index';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

test.each(PLATFORMS)(
  'an invitation is sent as a card on %s, whose code is in it',
  async (platform) => {
    const owner = await newAccount(provider, '王小宝');
    const { linkmanId } = owner;
    const app = await start(provider, platform, { storage: storageOf(owner) });
    const page = await app.open(CAREGIVERS, { linkmanId });
    await page.tap(
      '我是王小宝的监护人，或已征得本人（未满 14 周岁的，其监护人）同意，同意这样共享',
    );
    await page.tap('生成邀请码');
    const code = /(\d{3}) (\d{3}) (\d{4})/.exec(page.text())?.slice(1).join('') ?? '';
    expect(code).toHaveLength(10);
    const card = JSON.stringify(page.share());
    expect(card).toContain(`${ACCEPT}?code=${code}`);
    expect(card).not.toContain(linkmanId);
    expect(card).not.toContain('王小宝');
  },
);

test.each(PLATFORMS)('a card that is opened on %s is accepted there', async (platform) => {
  const owner = await newAccount(provider, '王小宝');
  const other = await newAccount(provider, '李大明');
  const { code } = await provider.ok(
    'POST /linkman/caregiver/invite.do',
    { linkmanId: owner.linkmanId, role: 'guardian', agreed },
    { as: owner.login },
  );
  const app = await start(provider, platform, { storage: storageOf(other) });
  const page = await app.open(ACCEPT, { code });
  expect(page.text()).toContain('邀请您照看 王**');
  await page.tap('接受邀请');
  expect(page.text()).toContain('请先勾选同意，再接受');
  await page.tap('我同意这样显示我的手机号和办理记录，看到的信息只用来照看这位家人');
  await page.tap('接受邀请');
  expect(app.page.path).toBe(FAMILY);
  expect(app.page.text()).toContain('王小宝');
  expect(app.page.text()).toContain('共同管理');
});
