import { Client } from 'pg';
import { DOCUMENT_VERSIONS, signOf } from '@contract/agreement/text-rules';
import { CODE } from '@contract/errors';
import { AGREED } from '../../samples/agreed';
import { startProvider } from '../kit/harness';
import type { Provider } from '../kit/harness';
import { startPostgres } from '../kit/postgres';

const SEND = 'POST /message/validate/h5/sendVcode.do';
const LOGIN = 'POST /passport/v1/h5/login/loginByMobile.do';
const WHO = 'GET /passport/user/findLoginUserByKey.do';

/** Restarts the provider with a later clock, on the same data. */
async function later(earlier: Provider, ms: number): Promise<Provider> {
  await earlier.halt();
  return startProvider({
    dataDir: earlier.dataDir,
    env: { SEED: 'off', CLOCK_OFFSET_MS: String(ms) },
  });
}

describe('accounts', () => {
  let provider: Provider;
  const started: Provider[] = [];

  beforeAll(async () => {
    provider = await startProvider({ env: { SEED: 'off' } });
    started.push(provider);
  });
  afterAll(async () => {
    for (const each of started.reverse()) await each?.stop();
  });

  const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000');

  test('a code signs a new person in, once', async () => {
    const mobile = '13800000001';
    await provider.ok(SEND, { mobile });
    const vcode = await provider.newestCode(mobile);
    const first = await provider.ok(LOGIN, { mobile, vcode });
    expect(first.userInfo).toMatchObject({ mobile: '138****0001', isNew: true, regionCode: '0' });
    const again = await provider.call(LOGIN, { mobile, vcode });
    expect(again.code).toBe(CODE.CODE_WRONG);
  });

  test('a sign-in records what was agreed to, and nobody else is taken to have agreed', async () => {
    const sign = async (mobile: string, agreed?: typeof AGREED & { statistics?: boolean }) => {
      await provider.ok(SEND, { mobile });
      return { mobile, vcode: await provider.newestCode(mobile), agreed };
    };
    const consents = async ({ token, secret }: { token: string; secret: string }) => {
      const as = { token, secret };
      const { list } = await provider.ok('GET /personal/consent/list.do', {}, { as });
      return new Map(list.map(({ purpose, given, version }) => [purpose, { given, version }]));
    };
    const unasked = await provider.ok(LOGIN, await sign('13800000031'));
    expect(unasked).toMatchObject({ agreementDue: true, statistics: false });
    expect((await consents(unasked)).get('account')).toEqual({ given: false, version: '' });

    const asked = await provider.ok(LOGIN, await sign('13800000034', AGREED));
    expect(asked).toMatchObject({ agreementDue: false, statistics: false });
    const { privacyPolicy } = DOCUMENT_VERSIONS;
    const now = await consents(asked);
    expect(now.get('account')).toEqual({ given: true, version: privacyPolicy });
    expect(now.get('statistics')?.given).toBe(false);

    const counted = await sign('13800000032', {
      ...AGREED,
      authSignList: [...AGREED.authSignList, signOf('statisticsConsent')],
    });
    const allowed = await provider.ok(LOGIN, counted);
    expect(allowed).toMatchObject({ agreementDue: false, statistics: true });
    expect((await consents(allowed)).get('statistics')).toEqual({
      given: true,
      version: DOCUMENT_VERSIONS.statisticsConsent,
    });
  });

  test('a text that there never was is agreed to by nobody', async () => {
    const mobile = '13800000033';
    const agreed = { ...AGREED, authSignList: ['userAgreement:1.0', 'privacyPolicy:99'] };
    await provider.ok(SEND, { mobile });
    const vcode = await provider.newestCode(mobile);
    const refused = await provider.call(LOGIN, { mobile, vcode, agreed });
    expect(refused.code).toBe(CODE.PARAMETERS);
    expect(refused.msg).toContain('刷新页面');
  });

  test('of one code that is sent twice at once, one signs in', async () => {
    const mobile = '13800000021';
    await provider.ok(SEND, { mobile });
    const vcode = await provider.newestCode(mobile);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => provider.call(LOGIN, { mobile, vcode })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([
      CODE.SUCCESS,
      CODE.CODE_WRONG,
      CODE.CODE_WRONG,
      CODE.CODE_WRONG,
    ]);
  });

  test('five wrong guesses make a code worthless', async () => {
    const mobile = '13800000002';
    await provider.ok(SEND, { mobile });
    const vcode = await provider.newestCode(mobile);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await provider.call(LOGIN, { mobile, vcode: wrongOf(vcode) })).toMatchObject({
        code: CODE.CODE_WRONG,
        msg: expect.stringContaining(guess < 4 ? '请核对' : '请重新获取'),
      });
    expect((await provider.call(LOGIN, { mobile, vcode })).msg).toContain('请重新获取');
  });

  test('a second code within a minute is refused, and the answer says how long to wait', async () => {
    const mobile = '13800000003';
    await provider.ok(SEND, { mobile });
    const answer = await provider.call(SEND, { mobile }, { language: 'en' });
    expect(answer.code).toBe(CODE.TOO_MANY);
    expect(answer.msg).toMatch(/in \d+ seconds/);
  });

  test('asking for a code answers alike with and without an account, and never shows the code', async () => {
    await provider.signUp('13800000004');
    const known = await provider.call(SEND, { mobile: '13800000004', purpose: 'password' });
    const unknown = await provider.call(SEND, { mobile: '13800000005', purpose: 'password' });
    expect(known.code).toBe(CODE.TOO_MANY);
    expect(unknown.data).toEqual({ resendAfter: 60_000 });
    expect(JSON.stringify(unknown)).not.toContain(await provider.newestCode('13800000005'));
  });

  test('a wrong password and a missing account are told in the same words', async () => {
    await provider.signUp('13800000006');
    const password = 'three blue lamps';
    const missing = await provider.call('POST /passport/v1/h5/login/loginByPassword.do', {
      mobile: '13900000000',
      password,
    });
    const unset = await provider.call('POST /passport/v1/h5/login/loginByPassword.do', {
      mobile: '13800000006',
      password,
    });
    expect(missing).toEqual(unset);
    expect(missing.code).toBe(CODE.PASSWORD_WRONG);
  });

  test.each([
    ['password1', /常见/],
    ['1234 5678', /常见/],
    ['138-0000-0012', /手机号/],
    ['short', /8 至 128/],
  ])('the password %j is refused with what to do', async (password, message) => {
    const form = { mobile: '13800000012', vcode: '123456', password };
    const path = 'POST /passport/v1/h5/login/resetPassword.do';
    const answer = await provider.call(path, form);
    expect(answer).toMatchObject({ code: CODE.PARAMETERS, msg: expect.stringMatching(message) });
  });

  test('a new password for a number without an account leads to registering it', async () => {
    const mobile = '13800000011';
    await provider.ok(SEND, { mobile, purpose: 'password' });
    const answer = await provider.call('POST /passport/v1/h5/login/resetPassword.do', {
      mobile,
      vcode: await provider.newestCode(mobile),
      password: 'three blue lamps',
    });
    expect(answer).toMatchObject({
      code: CODE.NOT_FOUND,
      msg: expect.stringContaining('还没有账号'),
    });
  });

  test('the person of a session travels encrypted and needs the session’s secret', async () => {
    const login = await provider.signUp('13800000007');
    const sealed = await provider.call(WHO, undefined, { token: login.token });
    expect(typeof sealed.data).toBe('string');
    const user = await provider.ok(WHO, undefined, { as: login });
    expect(user).toMatchObject({
      mobile: '138****0007',
      linkmanNum: 0,
      pop: false,
      hasPassword: false,
    });
  });

  test('signing out ends the session at once', async () => {
    const login = await provider.signUp('13800000008');
    await provider.ok(WHO, undefined, { as: login });
    await provider.ok('GET /passport/v1/h5/login/logout.do', undefined, { as: login });
    expect((await provider.call(WHO, undefined, { as: login })).code).toBe(CODE.LOGIN_INVALID);
  });

  test('a code for another purpose neither signs in nor takes the place of the one that does', async () => {
    const mobile = '13800000022';
    await provider.ok(SEND, { mobile });
    const forLogin = await provider.newestCode(mobile);
    provider = await later(provider, 61_000);
    started.push(provider);
    await provider.ok(SEND, { mobile, purpose: 'password' });
    const forPassword = await provider.newestCode(mobile);
    const wrong = forPassword === forLogin ? wrongOf(forPassword) : forPassword;
    expect((await provider.call(LOGIN, { mobile, vcode: wrong })).code).toBe(CODE.CODE_WRONG);
    expect((await provider.call(LOGIN, { mobile, vcode: forLogin })).code).toBe(CODE.SUCCESS);
  });

  test('codes, limits and sessions run out by the clock, and passwords end other sessions', async () => {
    const mobile = '13800000009';
    const login = await provider.signUp(mobile);
    await provider.ok(SEND, { mobile: '13800000010' });
    const expired = await provider.newestCode('13800000010');

    provider = await later(provider, 6 * 60_000);
    started.push(provider);
    expect((await provider.call(LOGIN, { mobile: '13800000010', vcode: expired })).code).toBe(
      CODE.CODE_WRONG,
    );
    expect((await provider.ok(WHO, undefined, { as: login })).mobile).toBe('138****0009');

    // A signed-in user need not send the mobile.
    await provider.ok(
      'POST /passport/user/sms-check/send.do',
      { purpose: 'password' },
      { as: login },
    );
    await provider.ok(
      'POST /passport/v1/h5/login/setPassword.do',
      { password: 'three blue lamps', vcode: await provider.newestCode(mobile) },
      { as: login },
    );
    const second = await provider.ok('POST /passport/v1/h5/login/loginByPassword.do', {
      mobile,
      password: 'three blue lamps',
    });
    await provider.ok(
      'POST /passport/v1/h5/login/modifyPassword.do',
      { oldPassword: 'three blue lamps', password: 'four 红 lamps' },
      { token: second.token },
    );
    expect((await provider.call(WHO, undefined, { as: login })).code).toBe(CODE.LOGIN_INVALID);

    provider = await later(provider, 31 * 86_400_000);
    started.push(provider);
    expect((await provider.call(WHO, undefined, { as: second })).code).toBe(CODE.LOGIN_INVALID);
  });

  test('the eleventh code of a day is refused', async () => {
    const mobile = '13800000011';
    const postgres = await startPostgres();
    const client = new Client({ connectionString: postgres.url });
    const other = await startProvider({ postgres, env: { SEED: 'off' } });
    started.push(other);
    await client.connect();
    try {
      for (let sent = 0; sent < 10; sent += 1) {
        await other.ok(SEND, { mobile });
        await client.query(
          "update verification_codes set created_at = created_at - interval '61 seconds'",
        );
      }
      expect((await other.call(SEND, { mobile })).code).toBe(CODE.TOO_MANY);
    } finally {
      await client?.end();
      await other?.halt();
      await postgres?.stop();
    }
  });

  test('nothing personal is printed but masked mobiles', () => {
    for (const each of started) expect(each.output).not.toMatch(/\b1[3-9]\d{9}\b/);
  });
});
