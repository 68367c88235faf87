import { createHmac, randomBytes } from 'node:crypto';
import { CODE } from '@contract/errors';
import { phoneMessage } from '../../../server/platforms/simulated/alipay/phone-message';
import { startProvider } from '../kit/harness';
import type { Login, Provider } from '../kit/harness';

const CITY = 'POST /passport/tftf/login.do';
const PHONE = 'POST /passport/mini/phoneLogin.do';
const CODE_LOGIN = 'POST /passport/mini/codeLogin.do';
const BIND = 'POST /passport/v1/h5/login/bindMobile.do';
const WHO = 'GET /passport/user/findLoginUserByKey.do';
const SEND = 'POST /message/validate/h5/sendVcode.do';
const SEND_OWN = 'POST /passport/user/sms-check/send.do';
const CHECK = 'GET /passport/user/sms-check/result.do';
const NICK = 'POST /passport/user/updateNickName.do';
const MEMBERS = 'GET /linkman/linkman/findByUserId.do';

/** The key with which the city service of development signs. */
const SECRET = 'simulated-city-service-secret-of-development';

describe('ways in from outside', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider({ env: { SEED: 'off' } });
  });
  afterAll(() => provider?.stop());

  const pass = (skyMobile: string, change: { timestamp?: string; nonce?: string } = {}) => {
    const timestamp = change.timestamp ?? String(Date.now());
    const nonce = change.nonce ?? randomBytes(12).toString('hex');
    const sign = createHmac('sha256', SECRET)
      .update(`nonce=${nonce}&skyMobile=${skyMobile}&timestamp=${timestamp}`)
      .digest('hex');
    return { skyMobile, timestamp, nonce, sign };
  };
  const bind = async (mobile: string, login: Login) => {
    await provider.ok(SEND, { mobile, purpose: 'bind' });
    return provider.call(
      BIND,
      { mobile, vcode: await provider.newestCode(mobile) },
      { token: login.token },
    );
  };

  describe('city service', () => {
    test('a signed link signs in once; the same link again is refused', async () => {
      const link = pass('13700000001');
      const { userInfo } = await provider.ok(CITY, link);
      expect(userInfo).toMatchObject({ mobile: '137****0001', isNew: true });
      const again = await provider.call(CITY, link);
      expect(again.code).toBe(CODE.PARAMETERS);
      expect(again.msg).toContain('重新进入');
    });

    test.each([
      ['a changed mobile', () => ({ ...pass('13700000002'), skyMobile: '13700000003' })],
      ['a foreign signature', () => ({ ...pass('13700000002'), sign: 'ab'.repeat(32) })],
      ['a changed time', () => ({ ...pass('13700000002'), timestamp: String(Date.now() + 1) })],
      [
        'a link older than five minutes',
        () => pass('13700000002', { timestamp: String(Date.now() - 300_500) }),
      ],
      [
        'a link from more than five minutes ahead',
        () => pass('13700000002', { timestamp: String(Date.now() + 305_000) }),
      ],
    ])('%s is refused', async (_, make) => {
      expect((await provider.call(CITY, make())).code).toBe(CODE.PARAMETERS);
    });

    test('ten presses on one link at once sign in once', async () => {
      const link = pass('13700000004');
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => provider.call(CITY, link)),
      );
      expect(answers.filter(({ code }) => code === CODE.SUCCESS)).toHaveLength(1);
    });

    test('the account is a serial-number one: what others see waits for an SMS check', async () => {
      const as = await provider.ok(CITY, pass('13700000005'));
      expect(await provider.ok(CHECK, {}, { as })).toEqual({ needed: true, mobile: '137****0005' });
      const refused = await provider.call(NICK, { nickName: '小易' }, { as });
      expect(refused.code).toBe(CODE.SERIAL_NUMBER_USER);
      await provider.ok(SEND_OWN, { purpose: 'serial' }, { as });
      const vcode = await provider.newestCode('13700000005');
      const wrong = vcode === '000000' ? '000001' : '000000';
      expect((await provider.call(CHECK, { vcode: wrong }, { as })).code).toBe(CODE.CODE_WRONG);
      expect((await provider.ok(CHECK, { vcode }, { as })).needed).toBe(false);
      await provider.ok(NICK, { nickName: '小易' }, { as });
    });

    test('a login by SMS counts as the check', async () => {
      await provider.ok(CITY, pass('13700000006'));
      const as = await provider.signUp('13700000006');
      expect((await provider.ok(CHECK, {}, { as })).needed).toBe(false);
    });
  });

  describe('mini-programs', () => {
    const phoneCode = (person: string) => ({
      platform: 'weapp' as const,
      code: `phone-code-${person}-${randomBytes(6).toString('hex')}`,
    });

    test('the phone button signs its person in, new at first and known afterwards', async () => {
      const input = phoneCode('13600000001');
      expect((await provider.ok(PHONE, input)).userInfo).toMatchObject({
        mobile: '136****0001',
        isNew: true,
      });
      expect((await provider.ok(PHONE, phoneCode('13600000001'))).userInfo.isNew).toBe(false);
      expect((await provider.call(PHONE, input)).code).toBe(CODE.CODE_WRONG);
    });

    test('a code of the phone button signs in nobody but the person whose login code came along', async () => {
      const input = { ...phoneCode('13600000009@one'), loginCode: 'login-code-two-1' };
      expect((await provider.call(PHONE, input)).code).toBe(CODE.CODE_WRONG);
      const own = { ...phoneCode('13600000009@one'), loginCode: 'login-code-one-1' };
      expect((await provider.ok(PHONE, own)).userInfo.mobile).toBe('136****0009');
    });

    test.each([
      ['a login code is none of the phone button', PHONE, 'login-code-13600000008-1'],
      ['a code of the phone button is none of the login', CODE_LOGIN, 'phone-code-13600000008-1'],
      ['a number of another country opens no account', PHONE, 'phone-code-+85251234567-1'],
      ['whom WeChat holds for a risk signs in otherwise', CODE_LOGIN, 'login-code-risky-1'],
    ] as const)('%s', async (_, call, code) => {
      expect((await provider.call(call, { platform: 'weapp', code })).code).toBe(CODE.CODE_WRONG);
    });

    test('Alipay gives an encrypted text instead; nothing at all is refused', async () => {
      const encrypted = phoneMessage('13600000002');
      const input = { platform: 'alipay', encrypted, loginCode: 'login-code-two-1' } as const;
      expect((await provider.ok(PHONE, input)).userInfo.mobile).toBe('136****0002');
      expect((await provider.call(PHONE, { platform: 'alipay' })).code).toBe(CODE.CODE_WRONG);
    });

    test('after a phone login the platform’s code alone finds the same account', async () => {
      const phone = await provider.ok(PHONE, {
        platform: 'weapp',
        code: 'phone-code-13600000003',
        loginCode: 'login-code-three-1',
      });
      const byCode = await provider.ok(CODE_LOGIN, {
        platform: 'weapp',
        code: 'login-code-three-2',
      });
      expect(byCode.userInfo.id).toBe(phone.userInfo.id);
      const elsewhere = await provider.ok(CODE_LOGIN, { platform: 'alipay', code: 'login-3' });
      expect(elsewhere.userInfo.id).not.toBe(phone.userInfo.id);
    });

    test('the client is told which one-tap logins can be exchanged', async () => {
      const { oneTap } = await provider.ok('GET /passport/v1/h5/login/initClient.do', {});
      expect(oneTap).toEqual(['weapp', 'alipay']);
    });
  });

  describe('without a mobile', () => {
    const visit = (person: string) => {
      const code = `login-code-${person}-${randomBytes(6).toString('hex')}`;
      return provider.ok(CODE_LOGIN, { platform: 'weapp', code });
    };

    test('calls of users answer 1002, but the account itself is shown', async () => {
      const as = await visit('without-1');
      expect(as.userInfo.mobile).toBe('');
      expect((await provider.call(MEMBERS, {}, { as })).code).toBe(CODE.MOBILE_INVALID);
      expect((await provider.ok(WHO, {}, { as })).mobile).toBe('');
    });

    test('a bound mobile opens everything, and the old session ends', async () => {
      const before = await visit('without-2');
      const { data } = await bind('13500000002', before);
      expect(data.userInfo).toMatchObject({ id: before.userInfo.id, mobile: '135****0002' });
      await provider.ok(MEMBERS, {}, { as: data });
      expect((await provider.call(WHO, {}, { as: before })).code).toBe(CODE.LOGIN_INVALID);
    });

    test('a mobile that has an account brings the platform’s user to that account', async () => {
      const owner = await provider.ok(PHONE, { platform: 'weapp', code: 'c-13500000003' });
      const { id } = owner.userInfo;
      const { data } = await bind('13500000003', await visit('without-3'));
      expect(data.userInfo.id).toBe(id);
      expect((await visit('without-3')).userInfo.id).toBe(id);
    });

    test('a wrong code binds nothing', async () => {
      const as = await visit('without-4');
      await provider.ok(SEND, { mobile: '13500000004', purpose: 'bind' });
      const vcode = (await provider.newestCode('13500000004')) === '111111' ? '222222' : '111111';
      const { code } = await provider.call(BIND, { mobile: '13500000004', vcode }, { as });
      expect(code).toBe(CODE.CODE_WRONG);
    });
  });

  describe('the messaging app’s account', () => {
    const cookiesOf = (answer: Response): Record<string, string> =>
      Object.fromEntries(
        answer.headers.getSetCookie().map((line) => {
          const [pair = ''] = line.split(';');
          const index = pair.indexOf('=');
          return [pair.slice(0, index), decodeURIComponent(pair.slice(index + 1))];
        }),
      );
    const get = (path: string, cookie = '') =>
      fetch(provider.url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });
    const locationHeader = (answer: Response): string => answer.headers.get('location') ?? '';

    /** The address requested when one of the people on the platform's page is chosen. */
    const answerOf = (page: string, person: string): string => {
      const { pathname, search } = new URL(page, provider.url);
      return `${pathname.replace(/(authorize|publicAppAuthorize\.htm)$/, 'answer')}${search}&person=${person}`;
    };

    /** Signs in on the platform's page as one of its people. */
    async function enter(target: string, person: string, platform = 'wx') {
      const first = await get(
        `/passport/${platform}/login.do?target=${encodeURIComponent(target)}`,
      );
      const name = `ym_${platform}_state`;
      const cookie = `${name}=${cookiesOf(first)[name] ?? ''}`;
      const answered = await get(answerOf(locationHeader(first), person));
      return { cookie, callback: locationHeader(answered).replace(provider.url, '') };
    }

    test('leads through its page and back to the target, with the token in its own cookie', async () => {
      const { cookie, callback } = await enter('/index.html?a=1#/mine', 'xiaoyi');
      const end = await get(callback, cookie);
      expect(locationHeader(end)).toBe(`${provider.url}/index.html?a=1#/mine`);
      const { ym_wx_token: token = '', ym_login_info: info = '', ym_token } = cookiesOf(end);
      expect(ym_token).toBe('');
      expect(JSON.parse(info)).toMatchObject({ mobile: '' });
      const renewed = await provider.ok('GET /passport/v1/h5/login/loginByToken.do', {}, { token });
      expect(renewed.userInfo.id).toBe(JSON.parse(info).id);
      expect(locationHeader(end)).not.toContain(token);
    });

    test('the payment app’s leaves the other kind of token', async () => {
      const { cookie, callback } = await enter('/index.html#/mine', 'dami', 'alipay');
      expect(cookiesOf(await get(callback, cookie)).ym_token).toMatch(/^[\w-]{43}$/);
    });

    test('a callback that this browser did not begin opens nothing', async () => {
      const { callback, cookie } = await enter('/index.html#/mine', 'xiaoyi');
      expect(cookiesOf(await get(callback)).ym_wx_token).toBeUndefined();
      const other = await enter('/index.html#/mine', 'laowang');
      expect(cookiesOf(await get(other.callback, cookie)).ym_wx_token).toBeUndefined();
      expect(cookiesOf(await get(callback, cookie)).ym_wx_token).toMatch(/^[\w-]{43}$/);
      expect(cookiesOf(await get(callback, cookie)).ym_wx_token).toBeUndefined();
    });

    test('who refuses comes back as a visitor', async () => {
      const { cookie, callback } = await enter('/index.html#/syncLogin', '');
      const end = await get(callback, cookie);
      expect(locationHeader(end)).toBe(`${provider.url}/index.html#/syncLogin`);
      expect(cookiesOf(end).ym_wx_token).toBeUndefined();
    });

    test.each([
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'https://user@evil.example',
    ])('a target elsewhere, %s, leads to the start', async (target) => {
      const { cookie, callback } = await enter(target, 'xiaoyi');
      expect(locationHeader(await get(callback, cookie))).toBe(`${provider.url}/index.html`);
    });
  });
});

test('in live nothing is simulated: no one-tap login, no city service, no platform page', async () => {
  const provider = await startProvider({
    env: {
      APP_ENV: 'live',
      SMS_GATEWAY: 'http://127.0.0.1:9/',
      PERSON_KEY: 'k'.repeat(32),
      SEED: 'off',
    },
  });
  try {
    const { oneTap } = await provider.ok('GET /passport/v1/h5/login/initClient.do', {});
    expect(oneTap).toEqual([]);
    const phone = await provider.call(PHONE, { platform: 'weapp', code: 'phone-code-13600000001' });
    expect(phone.code).toBe(CODE.CODE_WRONG);
    const skyMobile = '13700000001';
    const [timestamp, nonce] = [String(Date.now()), 'nonce-nonce'];
    const sign = createHmac('sha256', SECRET)
      .update(`nonce=${nonce}&skyMobile=${skyMobile}&timestamp=${timestamp}`)
      .digest('hex');
    expect((await provider.call(CITY, { skyMobile, timestamp, nonce, sign })).code).toBe(
      CODE.PARAMETERS,
    );
    const page = await fetch(`${provider.url}/passport/wx/login.do?target=/index.html`, {
      redirect: 'manual',
    });
    expect(page.headers.get('location')).toBe(`${provider.url}/index.html`);
    expect((await fetch(`${provider.url}/dev/wx/connect/oauth2/authorize`)).status).toBe(404);
  } finally {
    await provider.stop();
  }
});
