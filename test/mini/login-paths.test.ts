import './outside-fetch';
import { maskMobile } from '@contract/text/mask-rules';
import { startProvider } from '../server/kit/harness';
import type { Login, Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import { PLATFORMS } from './builds';
import { newcomer, storageOf, tokenIn } from './people';
import { BOOKING, start } from './world';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

const ONE_TAP = '同意协议并一键登录';
const HOME = 'pages/main/home/index';
const LOGIN = 'pages/account/login/index';
const FAMILY = 'pages/member/member-list/index';

/** On the login page, on the way to the family. */
async function atLogin(app: App): Promise<void> {
  await app.open(FAMILY);
  expect(app.page.path).toBe(LOGIN);
}

/** Mobile of the account that is signed in on this phone, as its owner sees it. */
const mobileOf = async (app: App): Promise<string> => {
  const login = 'GET /passport/v1/h5/login/loginByToken.do';
  return (await provider.ok(login, {}, { token: tokenIn(app) })).userInfo.mobile;
};

describe.each(PLATFORMS)('the ways in on %s', (platform) => {
  test('the phone’s own number signs in by a button that says what it agrees to, and leads to the page asked for', async () => {
    const { mobile } = newcomer();
    const app = await start(provider, platform, { permissions: { phone: 'ask' } });
    app.device.phone = mobile;
    await atLogin(app);
    expect(app.page.text()).toContain('点上面的按钮，即同意《用户协议》和《隐私政策》');
    await app.page.tap(ONE_TAP);
    expect(tokenIn(app)).toBe('');
    await app.answer('允许');
    expect(app.page.path).toBe(FAMILY);
    expect(await mobileOf(app)).toBe(maskMobile(mobile));
  });

  test('who has ticked the box presses a button that only signs in', async () => {
    const { mobile } = newcomer();
    const app = await start(provider, platform);
    app.device.phone = mobile;
    await atLogin(app);
    await app.page.tap({ label: '同意用户协议和隐私政策' });
    expect(app.page.text()).not.toContain('点上面的按钮，即同意');
    await app.page.tap('手机号一键登录');
    expect(app.page.path).toBe(FAMILY);
  });

  test('who keeps the number private is told so, and signs in by a code instead', async () => {
    const { mobile } = newcomer();
    const app = await start(provider, platform, { permissions: { phone: 'ask' } });
    await atLogin(app);
    await app.page.tap(ONE_TAP);
    await app.answer('拒绝');
    expect(app.page.path).toBe(LOGIN);
    expect(app.page.text()).toContain('您没有授权手机号，可以用短信验证码登录');
    await app.page.input('11 位手机号', mobile);
    await app.page.tap('获取验证码');
    // What the refused press consented to is asked again.
    await app.page.input('6 位数字', await provider.newestCode(mobile));
    expect(tokenIn(app)).toBe('');
    await app.page.tap('同意并登录');
    expect(app.page.path).toBe(FAMILY);
    expect(await mobileOf(app)).toBe(maskMobile(mobile));
  });
});

describe.each(PLATFORMS)('an account of %s without a mobile', (platform) => {
  const BIND = 'pages/account/bind-mobile/index';
  let login: Login;
  beforeAll(async () => {
    const input = { platform, code: `without-mobile-${platform}` } as const;
    const answer = await provider.ok('POST /passport/mini/codeLogin.do', input);
    expect(answer.userInfo.mobile).toBe('');
    login = answer;
  });

  test('was signed in unasked, and is asked for its agreement first, once', async () => {
    const app = await start(provider, platform, { storage: storageOf({ login }) });
    await app.open(HOME);
    expect(app.page.path).toBe('pages/agreement/privacy-policy/index');
    await app.page.tap('同意');
    expect(app.page.path).toBe(HOME);
    const renew = 'GET /passport/v1/h5/login/loginByToken.do';
    expect((await provider.ok(renew, {}, login)).agreementDue).toBe(false);
  });

  test('looks around undisturbed, whatever the pages ask for by the way', async () => {
    const app = await start(provider, platform, { storage: storageOf({ login }) });
    for (const path of ['main/home', 'main/department-list', 'main/mine', 'catalogue/vaccine-plan'])
      expect((await app.open(`pages/${path}/index`)).path).toBe(`pages/${path}/index`);
    await app.open('pages/catalogue/vaccine-detail/index', { vaccId: BOOKING.productId });
    await app.advance(30_000);
    await app.background(60_000);
    expect(app.stack).toEqual(['pages/catalogue/vaccine-detail/index']);
  });

  test('is led to binding one by a page that needs it, and back there afterwards', async () => {
    const { mobile } = newcomer();
    const app = await start(provider, platform, { storage: storageOf({ login }) });
    await app.open('pages/order/order-list/index', { group: 'all' });
    expect(app.page.path).toBe(BIND);
    await app.page.input('11 位手机号', mobile);
    await app.page.tap('获取验证码');
    await app.page.input('6 位数字', await provider.newestCode(mobile));
    await app.page.tap('绑定');
    expect(app.page.path).toBe('pages/order/order-list/index');
  });
});

test('the payment app’s own account signs in, binds a mobile once, and leads to the page asked for', async () => {
  const { mobile } = newcomer();
  const app = await start(provider, 'alipay');
  app.device.user = `user-${mobile}`;
  await app.open('pages/account/alipay-auth/index', { redirect: '/memberList' });
  expect(app.page.path).toBe('pages/account/bind-mobile/index');
  await app.page.input('11 位手机号', mobile);
  await app.page.tap('获取验证码');
  await app.page.input('6 位数字', await provider.newestCode(mobile));
  await app.page.tap('绑定');
  expect(app.page.path).toBe(FAMILY);
  expect(await mobileOf(app)).toBe(maskMobile(mobile));
});
