import { axe } from './kit/axe';
import { codeAt, nextPeriod, wrongCode } from './kit/authenticator';
import { press } from './kit/booking-steps';
import { differsFrom } from './kit/code-picture';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite({ env: { STAFF_SECOND_FACTOR: '1' } });
const COMPUTER = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const PASSWORD = 'yimiao-desk-1';

/** A page of staff, and a sample login of it. */
interface Post {
  readonly path: string;
  readonly login: string;
  /** The button that signs in. */
  readonly action: string;
}

/** "12345678901234567890" of RFC 6238, appendix B, in base32. */
const RFC_KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the authenticator of these tests shows what RFC 6238 says, at %d s', (seconds, code) => {
  expect(codeAt(RFC_KEY, seconds * 1000, 8)).toBe(code);
});

const code = (visitor: Visitor) => visitor.shown().getByLabel('两步验证码', { exact: true });
const refusal = (visitor: Visitor) => visitor.shown().getByRole('alert');
const isIn = (visitor: Visitor): Promise<void> =>
  visitor.shown().getByRole('button', { name: '账号安全', exact: true }).waitFor();
const refused = (visitor: Visitor): Promise<void> =>
  visitor.shown().getByText('请等验证器换一组数字再试', { exact: false }).waitFor();

/** The page has no fault that axe finds, and fits on a telephone and a computer; pictures of both. */
async function inspect(visitor: Visitor, name: string): Promise<void> {
  expect(await axe(visitor.page)).toEqual([]);
  for (const { width, height } of [PHONE, COMPUTER]) {
    expect(await overflow(visitor.page, width, height)).toEqual([]);
    await screenshot(visitor.page, `staff-${name}-${width}`);
  }
}

/** Fills in login and password, and sends them. */
async function givePassword(visitor: Visitor, { path, login, action }: Post): Promise<void> {
  await visitor.open(path);
  await visitor.shown().getByRole('textbox', { name: '账号' }).fill(login);
  await visitor.shown().getByLabel('密码', { exact: true }).fill(PASSWORD);
  await press(visitor, action);
}

/** Waits for the code after the one that is shown now: each code counts once. */
async function nextCode(key: string): Promise<string> {
  const provider = site.provider();
  await provider.moveTo(nextPeriod(provider.now));
  return codeAt(key, provider.now);
}

async function giveCode(visitor: Visitor, { action }: Post, given: string): Promise<void> {
  await code(visitor).fill(given);
  await press(visitor, action);
}

/** The key that a page shows for an authenticator that cannot scan. */
async function shownKey(visitor: Visitor): Promise<string> {
  const text = await visitor.shown().getByText('扫不了码？', { exact: false }).textContent();
  return (/：([A-Z2-7 ]+)$/.exec(text ?? '')?.[1] ?? '').replace(/ /g, '');
}

/** Sets the second step up and goes on to the page. @returns the key and the recovery codes */
async function setUp(
  visitor: Visitor,
  post: Post,
): Promise<{ readonly key: string; readonly recovery: readonly string[] }> {
  await givePassword(visitor, post);
  const key = await shownKey(visitor);
  await code(visitor).fill(await nextCode(key));
  await press(visitor, '确认并登录');
  await visitor.shown().getByText('请抄下恢复码').waitFor();
  const recovery = await visitor
    .shown()
    .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    .allTextContents();
  await press(visitor, '已经抄好，继续');
  await isIn(visitor);
  return { key, recovery };
}

const come = (): Promise<Visitor> => site.visit({ viewport: COMPUTER, pointer: 'mouse' });

/** Desks of two clinics: each test has a login of its own. */
let desks: readonly [Post, Post];
beforeAll(async () => {
  const provider = site.provider();
  const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', {
    regionCode: '110100',
  });
  const [first, second] = await Promise.all(
    list.slice(0, 2).map(async ({ depaCode }): Promise<Post> => {
      const { demo } = await provider.ok('GET /desk/start.do', { depaCode });
      return { path: '/desk', login: demo?.login ?? '', action: '登录工作台' };
    }),
  );
  if (!first || !second) throw new Error('The sample city has no two clinics');
  desks = [first, second];
});

test('a password alone leads to the second step, which is set up, asked for, and counts each code once', async () => {
  const [desk] = desks;
  const visitor = await come();
  await givePassword(visitor, desk);
  const key = await shownKey(visitor);
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  const uri = `otpauth://totp/Yimiao:${desk.login}?secret=${key}&issuer=Yimiao`;
  const picture = visitor.shown().getByRole('img', { name: '验证器用的二维码' });
  expect(await differsFrom(picture, uri)).toBe(0);
  await inspect(visitor, 'set-up');

  await code(visitor).fill(wrongCode(key, site.provider().now));
  await press(visitor, '确认并登录');
  await refused(visitor);
  await inspect(visitor, 'set-up-refused');
  await code(visitor).fill(await nextCode(key));
  await press(visitor, '确认并登录');
  await visitor.shown().getByText('请抄下恢复码').waitFor();
  const recovery = visitor.shown().getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  expect(await recovery.count()).toBe(10);
  expect(await refusal(visitor).count()).toBe(0);
  await inspect(visitor, 'recovery-codes');
  const [first = ''] = await recovery.allTextContents();
  await press(visitor, '已经抄好，继续');
  await isIn(visitor);

  await press(visitor, '退出');
  await givePassword(visitor, desk);
  await code(visitor).waitFor();
  await inspect(visitor, 'code');
  await giveCode(visitor, desk, wrongCode(key, site.provider().now));
  await refused(visitor);
  await inspect(visitor, 'code-refused');
  const used = await nextCode(key);
  await giveCode(visitor, desk, used);
  await isIn(visitor);

  // The same code again, while the authenticator still shows it.
  await press(visitor, '退出');
  await givePassword(visitor, desk);
  await giveCode(visitor, desk, used);
  await refused(visitor);

  // Without the telephone: a recovery code, as somebody types it from paper.
  await giveCode(visitor, desk, first.toLowerCase().replace('-', ' '));
  await isIn(visitor);
  await press(visitor, '账号安全');
  const sheet = visitor.page.getByRole('dialog', { name: '账号安全' });
  await sheet.getByText('剩余恢复码').waitFor();
  expect(await sheet.textContent()).toMatch(/两步验证.*已开启.*剩余恢复码.*9/);
  visitor.expectNoProblems();
});

test('one sees where else the login is in use, and signs the others out', async () => {
  const [, desk] = desks;
  const own = await come();
  const { key } = await setUp(own, desk);
  const others = [await come(), await come()] as const;
  for (const other of others) {
    await givePassword(other, desk);
    await giveCode(other, desk, await nextCode(key));
    await isIn(other);
  }

  await own.open(desk.path);
  await own.shown().getByText('您的账号在一台新设备上登录了', { exact: false }).waitFor();
  await inspect(own, 'new-device');
  await press(own, '查看');
  const sheet = own.page.getByRole('dialog', { name: '账号安全' });
  const each = sheet.getByRole('button', { name: /退出登录/ });
  await each.first().waitFor();
  expect(await each.count()).toBe(2);
  const said = await sheet.textContent();
  expect(said).toContain('再联系运营方更换密码');
  // This machine is not one of the “others”.
  expect(said).toMatch(/本机电脑或其他设备 · 浏览器/);
  await inspect(own, 'devices');
  await sheet.getByRole('button', { name: /^退出其他所有设备/ }).click();
  const question = own.page.getByRole('alertdialog');
  await question.getByText('让其他设备都退出登录？').waitFor();
  await screenshot(own.page, 'staff-devices-ask-1280');
  await question.getByRole('button', { name: '退出登录', exact: true }).click();
  await sheet.getByText('没有在其他设备登录').waitFor();

  for (const other of others) {
    await other.open(desk.path);
    await other.shown().getByText('登录已到期，请重新登录', { exact: false }).waitFor();
  }
  await inspect(others[0], 'signed-out');
  await own.open(desk.path);
  await isIn(own);
  for (const visitor of [own, ...others]) visitor.expectNoProblems();
});

test.each([
  ['moderators', { path: '/moderation', login: 'moderator-1', action: '登录' }],
  ['customer service', { path: '/serviceDesk', login: 'service-1', action: '登录' }],
])('%s sign in the same way', async (_role, post) => {
  const visitor = await come();
  const { key } = await setUp(visitor, post);
  await press(visitor, '退出');
  await givePassword(visitor, post);
  await giveCode(visitor, post, wrongCode(key, site.provider().now));
  await refused(visitor);
  await giveCode(visitor, post, await nextCode(key));
  await isIn(visitor);
  visitor.expectNoProblems();
});
