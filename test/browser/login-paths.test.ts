import type { Page } from 'playwright-core';
import { CODE } from '@contract/errors';
import { signedPass } from './kit/city-service';
import { newResident } from './kit/booking';
import { tabTo } from './kit/keyboard';
import { AGENTS, openPhone } from './kit/native-app';
import { signInByCode, signInHere } from './kit/sign-in';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

/** ms until background calls have been answered. */
const SETTLED = 300;

const site = useSite();
const pages: Page[] = [];

afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.context().close()));
});

const path = (page: Page): string => decodeURIComponent(new URL(page.url()).hash.slice(1));
const open = (page: Page, route: string) => page.goto(`${site.url()}/index.html#${route}`);

async function phone(tag: string): Promise<Page> {
  const browser = (await site.visit()).context.browser();
  if (!browser) throw new Error('No browser');
  const page = await (await openPhone(browser, `${AGENTS.android} ${tag}`)).newPage();
  pages.push(page);
  return page;
}

describe('in the messaging app', () => {
  test('its own account signs in, a mobile is bound once, and the page asked for opens', async () => {
    const page = await phone('MicroMessenger/8.0.40');
    const mobile = '13900139101';
    await open(page, '/memberList?from=poster&uFrom=card&t=17&loginExpired=1');
    await page.getByRole('button', { name: /xiaoyi/ }).click();
    await page.waitForURL(/#\/bindMobile\?.*uFrom=card/);
    await page.getByLabel('手机号').fill(mobile);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('秒后重发').waitFor();
    await page.getByLabel('短信验证码').fill(await site.provider().newestCode(mobile));
    await page.getByRole('button', { name: '绑定' }).click();
    await page.waitForURL(/#\/memberList\?from=poster&uFrom=card$/);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'ym_wx_token')?.value).toMatch(/^[\w-]{43}$/);
    expect(cookies.some(({ name }) => name === 'ym_token')).toBe(false);
  });

  test('who refuses is asked how to go on, and not sent round in circles', async () => {
    const page = await phone('MicroMessenger/8.0.40');
    await open(page, '/memberList');
    await page.getByRole('button', { name: /Refuse/ }).click();
    await page.getByText('没有完成登录').waitFor();
    await page.getByRole('button', { name: '用短信验证码登录' }).click();
    await page.waitForURL(/#\/login/);
    expect(path(page)).toContain('redirect=/memberList');
  });
});

test('an account without a mobile looks around undisturbed, and binds one where it is needed', async () => {
  const input = { platform: 'weapp', code: 'browser-without-mobile' } as const;
  const login = await site.provider().ok('POST /passport/mini/codeLogin.do', input);
  const visitor = await site.visit({ signedInAs: login });
  // Its platform signed it in unasked, so the policy asks first, once.
  await visitor.open('/home');
  await visitor.page.waitForURL(/#\/privacyMange\?ask=1/);
  const recorded = visitor.page.waitForResponse(/authProtocolLogUserRecord/);
  await visitor.shown().getByRole('button', { name: '同意', exact: true }).click();
  await visitor.page.waitForURL(/#\/home/);
  await recorded;
  const renew = 'GET /passport/v1/h5/login/loginByToken.do';
  expect((await site.provider().ok(renew, {}, login)).agreementDue).toBe(false);
  for (const route of ['/home', '/departmentList', '/mine', '/vaccinePlan']) {
    await visitor.open(route);
    await visitor.page.waitForTimeout(SETTLED);
    expect(path(visitor.page)).toBe(route);
  }
  await visitor.open('/myOrder');
  await visitor.page.waitForURL(/#\/bindMobile\?redirect=/);
});

describe('in a web view of a messaging-app mini-program', () => {
  /** A page whose mini-program allows it to open its login, or refuses. */
  async function inMiniProgram(answer: 'success' | 'fail'): Promise<Page> {
    const page = await phone('MicroMessenger/8.0.40 miniProgram');
    await page.addInitScript((outcome) => {
      const redirectTo = (options: { url: string } & Record<'success' | 'fail', () => void>) => {
        sessionStorage.setItem('asked of the host', options.url);
        options[outcome]();
      };
      Object.assign(window, { wx: { miniProgram: { redirectTo } } });
    }, answer);
    return page;
  }

  test('the login is the mini-program’s, which is told where to come back to', async () => {
    const page = await inMiniProgram('success');
    await open(page, '/memberList?from=poster');
    const asked = await page.waitForFunction(() => sessionStorage.getItem('asked of the host'));
    const back = `${site.url()}/index.html#/memberList?from=poster`;
    expect(await asked.jsonValue()).toBe(`/pages/login/index?redirect=${encodeURIComponent(back)}`);
    expect(path(page)).not.toContain('/login');
  });

  test('where the mini-program refuses, our own login opens', async () => {
    const page = await inMiniProgram('fail');
    await open(page, '/memberList');
    await page.waitForURL(/#\/login/);
    expect(path(page)).toContain('redirect=/memberList');
  });

  test('the token that it hands over signs in and does not stay in the address', async () => {
    const { token } = await site
      .provider()
      .ok('POST /passport/mini/phoneLogin.do', { platform: 'weapp', code: '13900139102' });
    const page = await inMiniProgram('success');
    await open(page, '/memberList');
    await page.waitForFunction(() => sessionStorage.getItem('asked of the host'));
    await page.goto('about:blank');
    await page.goto(`${site.url()}/index.html?token=${token}&qd_tz=poster#/memberList`);
    await page.getByText('还没有家庭成员').waitFor();
    expect(page.url()).toBe(`${site.url()}/index.html#/memberList`);
  });

  test('a token that nobody has, and one that cannot be checked, take nobody’s place', async () => {
    const provider = site.provider();
    const own = await newResident(provider, { name: '欧阳碧落', byPlatform: true });
    const other = await newResident(provider, { name: '李大明', byPlatform: true });
    const page = await inMiniProgram('success');
    const cookie = { name: 'ym_token', value: own.login.token, url: site.url() };
    await page.context().addCookies([cookie]);
    const arriveWith = async (token: string): Promise<void> => {
      await page.goto('about:blank');
      const asked = page.waitForRequest(/loginByToken\.do/);
      await page.goto(`${site.url()}/index.html?token=${token}#/memberList`);
      await asked;
      await page.getByText('欧阳碧落').first().waitFor();
      expect((await page.context().cookies()).map(({ value }) => value)).toContain(own.login.token);
      expect(await page.getByText('李大明').count()).toBe(0);
    };
    await arriveWith('0'.repeat(43));
    await page.route(/loginByToken\.do/, (route) => route.abort());
    await arriveWith(other.login.token);
  });
});

test('a link of the city service signs in, leaves nothing in the address, and works once', async () => {
  const page = await phone('AlipayClient/10.5');
  const skyMobile = '13900139103';
  const query = new URLSearchParams({ ...signedPass(skyMobile), redirect: '/mine' });
  const link = `/tftfAlipayMini/index?${query}`;
  await open(page, link);
  await page.waitForURL(/#\/privacyMange\?ask=1$/);
  await page.getByRole('button', { name: '同意', exact: true }).click();
  await page.waitForURL(/#\/mine$/);
  await page.getByText('139****9103').waitFor();
  // The city service's signature is not enough for what others see.
  await page.goto('about:blank');
  await open(page, '/accountManage');
  await page.getByRole('button', { name: /昵称/ }).click();
  await page.getByRole('textbox', { name: '昵称' }).fill('小易');
  await page.getByRole('button', { name: '保存' }).click();
  await page.waitForURL(/#\/serial-verify\?redirect=%2FaccountManage/);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('秒后重发').waitFor();
  await page.getByLabel('短信验证码').fill(await site.provider().newestCode(skyMobile));
  await page.getByRole('button', { name: '验证' }).click();
  await page.waitForURL(/#\/accountManage$/);
  await page.goto('about:blank');
  await open(page, link);
  await page.getByText('登录信息已失效').waitFor();
});

test('the city service may write in front of the hash of any page', async () => {
  const page = await phone('AlipayClient/10.5');
  const pass = signedPass('13900139104');
  const query = new URLSearchParams({ ...pass, channel: 'card' });
  await page.goto(`${site.url()}/index.html?${query}#/memberList`);
  await page.waitForURL(`${site.url()}/index.html?channel=card#/memberList`);
  await page.getByText('还没有家庭成员').waitFor();
  // The page says what is missing.
  await page.goto('about:blank');
  await page.goto(
    `${site.url()}/index.html?skyMobile=${pass.skyMobile}&sign=${pass.sign}#/memberList`,
  );
  await page.getByText('请从城市服务重新进入').waitFor();
});

describe('a session that ends', () => {
  const endSession = async (visitor: Visitor): Promise<void> => {
    const cookies = await visitor.context.cookies();
    const token = cookies.find(({ name }) => name === 'ym_token')?.value ?? '';
    await site.provider().ok('GET /passport/v1/h5/login/logout.do', {}, { token });
  };

  test('leads to the login and back to the same form, with what was typed', async () => {
    const mobile = '13900139104';
    const signedInAs = await site.provider().ok('POST /passport/mini/phoneLogin.do', {
      platform: 'weapp',
      code: mobile,
    });
    const visitor = await site.visit({ signedInAs });
    await visitor.open('/fillmemberInfo?type=3');
    await visitor.shown().getByLabel('姓名', { exact: true }).fill('王小禾');
    await endSession(visitor);
    await visitor.go('/memberList');
    await visitor.page.waitForURL(/#\/login/);
    await signInHere(visitor, site.provider(), mobile);
    expect(visitor.path()).toBe('/memberList');
    await visitor.go('/fillmemberInfo?type=3');
    expect(await visitor.shown().getByLabel('姓名', { exact: true }).inputValue()).toBe('王小禾');
  });
});

test('the region of a link goes along, and privacy pages take their style', async () => {
  const visitor = await site.visit();
  const isPrivacy = () => visitor.page.locator('.app-shell--privacy').count();
  await visitor.open('/home?regionCode=110105&regionName=%E6%9C%9D%E9%98%B3%E5%8C%BA');
  await visitor.go('/privacyMange');
  expect(visitor.path()).toBe('/privacyMange?regionCode=110105&regionName=朝阳区');
  expect(await isPrivacy()).toBe(1);
  await visitor.go('/allVaccine');
  expect(visitor.path()).toBe('/allVaccine?regionCode=110105&regionName=朝阳区');
  expect(await isPrivacy()).toBe(0);
  visitor.expectNoProblems();
});

test('an account is deleted by its owner’s code, and is gone', async () => {
  const mobile = '13900139105';
  const signedInAs = await site.provider().ok('POST /passport/mini/phoneLogin.do', {
    platform: 'weapp',
    code: mobile,
  });
  const visitor = await site.visit({ signedInAs });
  await visitor.open('/accountManage');
  await visitor.shown().getByRole('button', { name: '注销账号' }).click();
  const popup = visitor.page.getByRole('dialog', { name: '注销账号' });
  await popup.getByRole('button', { name: '获取验证码' }).click();
  await popup.getByText('秒后重发').waitFor();
  await popup.getByLabel('短信验证码').fill(await site.provider().newestCode(mobile));
  await popup.getByRole('button', { name: '注销账号' }).click();
  await popup.getByText('请先勾选确认').waitFor();
  await popup.getByRole('checkbox', { name: '我已了解，确认注销' }).click();
  await popup.getByRole('button', { name: '注销账号' }).click();
  await visitor.page.waitForURL(/#\/mine$/);
  const { token } = signedInAs;
  const { code } = await site
    .provider()
    .call('GET /passport/user/findLoginUserByKey.do', {}, { token });
  expect(code).toBe(CODE.LOGIN_INVALID);
  visitor.expectNoProblems();
});

const isSignedIn = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.context.cookies()).some(({ name, value }) => name === 'ym_token' && value !== '');

test('a mobile and the code sent to it sign in, and lead to one’s own page', async () => {
  const visitor = await site.visit();
  await visitor.open('/home');
  await signInByCode(visitor, site.provider(), '13900139001');
  expect(await isSignedIn(visitor)).toBe(true);
  expect(visitor.path()).toBe('/mine');
  visitor.expectNoProblems();
});

test('the keyboard alone signs in', async () => {
  const visitor = await site.visit({ pointer: 'mouse' });
  const { page } = visitor;
  const mobile = '13900139002';
  await visitor.open('/login');
  await tabTo(page, '手机号');
  await page.keyboard.type(mobile);
  await tabTo(page, '获取验证码');
  await page.keyboard.press('Enter');
  await page.getByText('秒后重发').waitFor();
  await tabTo(page, '同意用户协议和隐私政策');
  await page.keyboard.press('Space');
  await tabTo(page, '短信验证码', 'Shift+Tab');
  await page.keyboard.type(await site.provider().newestCode(mobile));
  await page.waitForURL((url) => url.hash.startsWith('#/mine'));
  expect(await isSignedIn(visitor)).toBe(true);
  visitor.expectNoProblems();
});
