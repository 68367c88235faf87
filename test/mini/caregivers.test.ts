import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { agreed } from '../server/kit/share-member';
import { PLATFORMS } from './builds';
import { newAccount, newcomer, storageOf } from './people';
import { start } from './world';

const CAREGIVERS = 'pages/member/caregivers/index';
const ACCEPT = 'pages/member/accept-invitation/index';
const FAMILY = 'pages/member/member-list/index';
/** ms for which an answer is shown again without asking. */
const FRESH = 10_000;

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
    const card = page.share();
    expect(card.opens).toEqual({ path: ACCEPT, query: { code } });
    expect(JSON.stringify(card)).not.toContain(linkmanId);
    expect(JSON.stringify(card)).not.toContain('王小宝');
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

describe.each(PLATFORMS)('an invitation on %s', (platform) => {
  /** A code for a child, and the phone of somebody else. */
  async function invited(role: 'guardian' | 'escort') {
    const owner = await newAccount(provider, '王小宝');
    const other = await newAccount(provider, '李大明');
    const form = { linkmanId: owner.linkmanId, role, agreed } as const;
    const invite = 'POST /linkman/caregiver/invite.do';
    const { code } = await provider.ok(invite, form, { as: owner.login });
    const app = await start(provider, platform, { storage: storageOf(other) });
    return { owner, other, code, app };
  }
  const REFUSED = '邀请码不对，或已经过期、用过';

  test('is typed from the family’s page; a code too short and a wrong one are said in place', async () => {
    const { app, code } = await invited('escort');
    await app.open(FAMILY);
    await app.page.tap('接受家人的邀请');
    expect(app.page.path).toBe(ACCEPT);
    await app.page.input('123 456 7890', '123');
    await app.page.tap('查看邀请');
    expect(app.page.text()).toContain('邀请码是 10 位数字');
    await app.page.input('123 456 7890', code === '1234567890' ? '1234567891' : '1234567890');
    await app.page.tap('查看邀请');
    expect(app.page.text()).toContain(REFUSED);
    await app.page.input('123 456 7890', code);
    await app.page.tap('查看邀请');
    expect(app.page.text()).toContain('邀请您照看 王**');
    expect(app.page.text()).toContain('陪同接种');
    await app.page.tap('换一个邀请码');
    expect(app.page.has('查看邀请')).toBe(true);
  });

  test('that was used opens nothing again', async () => {
    const { app, code, other } = await invited('guardian');
    await provider.ok('POST /linkman/caregiver/accept.do', { code, agreed }, { as: other.login });
    const third = await newAccount(provider, '赵奶奶');
    const late = await start(provider, platform, { storage: storageOf(third) });
    for (const phone of [app, late]) {
      await phone.open(ACCEPT, { code });
      expect(phone.page.text()).toContain(REFUSED);
      expect(phone.page.has('接受邀请')).toBe(false);
    }
  });

  test('that was withdrawn while its reader decides is refused, and nothing is shared', async () => {
    const { app, code, owner } = await invited('guardian');
    await app.open(ACCEPT, { code });
    const { linkmanId } = owner;
    await provider.ok('POST /linkman/caregiver/withdraw.do', { linkmanId }, { as: owner.login });
    await app.page.tap('我同意这样显示我的手机号和办理记录，看到的信息只用来照看这位家人');
    await app.page.tap('接受邀请');
    expect(app.page.path).toBe(ACCEPT);
    expect(app.page.text()).toContain(REFUSED);
    await app.open(FAMILY);
    expect(app.page.text()).not.toContain('王小宝');
  });

  test('is read about before the sign-in, and comes back after it', async () => {
    const { code } = await invited('guardian');
    const person = newcomer();
    const app = await start(provider, platform, { permissions: { phone: 'ask' } });
    app.device.phone = person.mobile;
    await app.enter(ACCEPT, { code });
    expect(app.page.text()).toContain('家人邀请您一起照看接种');
    await app.page.tap('登录查看');
    await app.page.tap('同意协议并一键登录');
    await app.answer('允许');
    expect(app.page.path).toBe(ACCEPT);
    expect(app.page.text()).toContain('邀请您照看 王**');
  });

  test('whoever was invited leaves again, and its owner ends it with a question first', async () => {
    const { app, code, other, owner } = await invited('escort');
    await provider.ok('POST /linkman/caregiver/accept.do', { code, agreed }, { as: other.login });
    await app.open(FAMILY);
    await app.page.tap('共享情况');
    expect(app.page.path).toBe(CAREGIVERS);
    expect(app.page.text()).toContain('您能看王小宝的预约');
    expect(app.page.text()).not.toContain('邀请家人');
    const phone = await start(provider, platform, { storage: storageOf(owner) });
    await phone.open(CAREGIVERS, { linkmanId: owner.linkmanId });
    await phone.page.tap({ label: /^停止与/ });
    expect(phone.page.text()).toContain('对方马上看不到王小宝的任何信息');
    await phone.page.tap({ text: '停止共享', class: 'ui-button', nth: -1 });
    expect(phone.page.text()).toContain('还没有与家人共享');
    await app.advance(FRESH);
    await app.open(FAMILY);
    expect(app.page.text()).not.toContain('王小宝');
  });
});

// Last: it moves the provider's clock.
test.each(PLATFORMS)('a card that was opened too late on %s says so', async (platform) => {
  const owner = await newAccount(provider, '王小宝');
  const { code } = await provider.ok(
    'POST /linkman/caregiver/invite.do',
    { linkmanId: owner.linkmanId, role: 'guardian', agreed },
    { as: owner.login },
  );
  await provider.moveTo(provider.now + 25 * 3_600_000);
  const other = await newAccount(provider, '李大明');
  const app = await start(provider, platform, { storage: storageOf(other) });
  await app.open(ACCEPT, { code });
  expect(app.page.text()).toContain('邀请码不对，或已经过期、用过');
  expect(app.page.has('接受邀请')).toBe(false);
});
