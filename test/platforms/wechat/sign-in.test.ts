import { startProvider } from '../../server/kit/harness';
import type { Provider } from '../../server/kit/harness';
import { MINI, startFake, WEB } from './start-fake';
import type { RunningFake } from './start-fake';
import { openidOf } from '../../../server/platforms/simulated/wechat/people';

const PHONE = 'POST /passport/mini/phoneLogin.do';
const CODE_LOGIN = 'POST /passport/mini/codeLogin.do';
const [SESSION, TOKEN] = ['/sns/jscode2session', '/cgi-bin/stable_token'];
const NUMBER = '/wxa/business/getuserphonenumber';

let fake: RunningFake;
let provider: Provider;

beforeAll(async () => {
  fake = await startFake();
  provider = await startProvider({ env: { SEED: 'off', ...fake.env } });
});
afterAll(async () => {
  await provider?.stop();
  await fake?.stop();
});
afterEach(() => {
  expect(fake.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
  expect(provider.output).not.toContain(MINI.secret);
  expect(provider.output).not.toContain(WEB.secret);
});

const logged = (text: string): Promise<void> => provider.printed(text);

const loginCode = (person: string): string => fake.state.codes.give('login', person);
const phoneCode = (name: string): string => fake.state.codes.give('phone', name);
const signIn = (code: string) => provider.call(CODE_LOGIN, { platform: 'weapp', code });
const callsOf = (path: string) => fake.state.calls.filter((call) => call.path === path);

describe('in the mini-program', () => {
  test('WeChat’s code signs in, and its user is the same the next time', async () => {
    const { data } = await signIn(loginCode('anna'));
    expect(data.userInfo).toMatchObject({ mobile: '', isNew: true });
    const again = await signIn(loginCode('anna'));
    expect(again.data.userInfo).toMatchObject({ id: data.userInfo.id, isNew: false });
    expect((await signIn(loginCode('bert'))).data.userInfo.id).not.toBe(data.userInfo.id);
  });

  test('a code that WeChat did not give, or that was used, signs nobody in', async () => {
    const used = loginCode('anna');
    await signIn(used);
    expect((await signIn(used)).code).toBe('4011');
    expect((await signIn('made-up')).code).toBe('4011');
  });

  test('the phone button signs its person in, by the pair of both codes', async () => {
    const { userInfo } = await provider.ok(PHONE, {
      platform: 'weapp',
      code: phoneCode('13600000001@carl'),
      loginCode: loginCode('carl'),
    });
    expect(userInfo).toMatchObject({ mobile: '136****0001', isNew: true });
    expect(callsOf(NUMBER).at(-1)?.body.openid).toBe(openidOf(MINI.appId, 'carl'));
    const byCode = await signIn(loginCode('carl'));
    expect(byCode.data.userInfo.id).toBe(userInfo.id);
  });

  test('another person’s phone code, or a number of another country, opens nothing', async () => {
    const foreign = { code: phoneCode('13600000002@dora'), loginCode: loginCode('emil') };
    expect((await provider.call(PHONE, { platform: 'weapp', ...foreign })).code).toBe('4011');
    const code = phoneCode('+85251234567');
    expect((await provider.call(PHONE, { platform: 'weapp', code })).code).toBe('4011');
  });
});

describe('when WeChat does not answer as it should', () => {
  const busy = { kind: 'errcode', errcode: -1 } as const;

  test('a busy answer is repeated three times at most, and then the service is busy', async () => {
    fake.failNext(SESSION, busy, busy, busy);
    expect((await signIn(loginCode('anna'))).code).toBe('0000');
    fake.failNext(SESSION, busy, busy, busy, busy);
    const refused = await signIn(loginCode('anna'));
    expect(refused.code).toBe('5003');
    await logged('WeChat code2Session answered -1');
    await logged('"rid":"0-0-0"');
  });

  test.each([
    ['no JSON', { kind: 'text', text: '<html>' } as const],
    ['an error of a proxy', { kind: 'status', status: 502 } as const],
    ['a lost answer', { kind: 'lost' } as const],
    ['a quota that is used up', { kind: 'errcode', errcode: 45011 } as const],
    ['a wrong secret', { kind: 'errcode', errcode: 40125 } as const],
  ])('%s: the service is busy, and nobody is signed in', async (_, fault) => {
    fake.failNext(SESSION, fault);
    expect((await signIn(loginCode('anna'))).code).toBe('5003');
  });

  test('what only the operator can mend is named in the log', async () => {
    fake.failNext(SESSION, { kind: 'errcode', errcode: 40164 });
    await signIn(loginCode('anna'));
    await logged('not in the account’s IP list');
  });
});

describe('the access token', () => {
  const number = (mobile: string) =>
    provider.call(PHONE, { platform: 'weapp', code: phoneCode(mobile) });

  test('one that WeChat forgot is replaced, and the call made once more', async () => {
    expect((await number('13600000011')).code).toBe('0000');
    fake.state.tokens.drop(MINI.appId);
    const before = callsOf(TOKEN).length;
    expect((await number('13600000012')).code).toBe('0000');
    expect(callsOf(TOKEN).length - before).toBe(1);
  });

  test('one that WeChat repeats although it refuses it is forced, once', async () => {
    fake.state.tokens.kill(MINI.appId);
    const before = callsOf(TOKEN).length;
    expect((await number('13600000013')).code).toBe('0000');
    const made = callsOf(TOKEN).slice(before);
    expect(made.map(({ body }) => body.force_refresh)).toEqual([undefined, true]);
    fake.state.tokens.kill(MINI.appId);
    expect((await number('13600000014')).code).toBe('5003');
    expect(
      callsOf(TOKEN)
        .slice(before)
        .filter(({ body }) => body.force_refresh),
    ).toHaveLength(1);
  });
});
