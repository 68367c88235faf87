import {
  SIMULATED_AES_KEY,
  SIMULATED_ALIPAY_KEY,
  SIMULATED_APP_KEY,
} from '../../../server/platforms/simulated/alipay/keys';
import { phoneMessage } from '../../../server/platforms/simulated/alipay/phone-message';
import type { Trouble } from '../../../server/platforms/simulated/alipay/state';
import { startProvider } from '../../server/kit/harness';
import type { Provider } from '../../server/kit/harness';
import { MINI_ID, startFake, WEB_ID } from './start-fake';
import type { RunningFake } from './start-fake';

const PHONE = 'POST /passport/mini/phoneLogin.do';
const CODE_LOGIN = 'POST /passport/mini/codeLogin.do';
const CLIENT = 'GET /passport/v1/h5/login/initClient.do';
const SECRETS = [SIMULATED_APP_KEY, SIMULATED_ALIPAY_KEY, SIMULATED_AES_KEY];

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
  for (const secret of SECRETS) expect(provider.output).not.toContain(secret.slice(0, 24));
});

const codeFor = (person: string): string => fake.state.codes.give(MINI_ID, person);
const signIn = (code: string) => provider.call(CODE_LOGIN, { platform: 'alipay', code });
const byPhone = (encrypted: string, person: string | null) =>
  provider.call(PHONE, {
    platform: 'alipay',
    encrypted,
    ...(person === null ? {} : { loginCode: codeFor(person) }),
  });

describe('in the mini-program', () => {
  test('Alipay’s code signs in, and its user is the same the next time', async () => {
    const { data } = await signIn(codeFor('anna'));
    expect(data.userInfo).toMatchObject({ mobile: '', isNew: true });
    const again = await signIn(codeFor('anna'));
    expect(again.data.userInfo).toMatchObject({ id: data.userInfo.id, isNew: false });
    expect((await signIn(codeFor('bert'))).data.userInfo.id).not.toBe(data.userInfo.id);
  });

  test('a code that Alipay did not give, gave another application, or that was used, signs nobody in', async () => {
    const used = codeFor('anna');
    await signIn(used);
    expect((await signIn(used)).code).toBe('4011');
    expect((await signIn('made-up')).code).toBe('4011');
    expect((await signIn(fake.state.codes.give(WEB_ID, 'anna'))).code).toBe('4011');
  });

  test('the phone button’s message signs its person in, and ties them to the account', async () => {
    const { data } = await byPhone(phoneMessage('13600000001'), 'carl');
    expect(data.userInfo).toMatchObject({ mobile: '136****0001', isNew: true });
    expect((await signIn(codeFor('carl'))).data.userInfo.id).toBe(data.userInfo.id);
    const again = await byPhone(phoneMessage('13600000001'), 'carl');
    expect(again.data.userInfo).toMatchObject({ id: data.userInfo.id, isNew: false });
  });

  test('a message that somebody else got hold of opens nothing', async () => {
    const message = phoneMessage('13600000002');
    expect((await byPhone(message, 'dora')).code).toBe('0000');
    expect((await byPhone(message, 'mallory')).code).toBe('4011');
    expect((await byPhone(message, null)).code).toBe('4011');
    const { data } = await signIn(codeFor('mallory'));
    expect(data.userInfo.mobile).toBe('');
  });

  test.each([
    ['signed by another key', { privateKey: SIMULATED_APP_KEY, aesKey: SIMULATED_AES_KEY }],
    [
      'encrypted for another application',
      { privateKey: SIMULATED_ALIPAY_KEY, aesKey: Buffer.alloc(16, 1).toString('base64') },
    ],
  ])('a message %s opens nothing', async (_, keys) => {
    expect((await byPhone(phoneMessage('13600000003', keys), 'emil')).code).toBe('4011');
  });

  test.each([
    '13600000004',
    '{}',
    '{"response":"AAAA","sign":"AAAA"}',
    '{"response":{},"sign":[]}',
  ])('a message like %s opens nothing and fails nothing', async (message) => {
    expect((await byPhone(message, 'emil')).code).toBe('4011');
  });

  test('a number of another country opens no account', async () => {
    expect((await byPhone(phoneMessage('85251234567'), 'finn')).code).toBe('4011');
  });
});

describe('when Alipay does not answer as it should', () => {
  test('too many calls at once are repeated', async () => {
    fake.state.troubles.push('too many');
    expect((await signIn(codeFor('anna'))).code).toBe('0000');
  });

  test.each<[Trouble]>([['lost'], ['unsigned'], ['forged'], ['changed'], ['unknown']])(
    'an answer that is %s signs nobody in: the service is busy, and the log says why',
    async (trouble) => {
      fake.state.troubles.push(trouble);
      const code = codeFor('anna');
      expect((await signIn(code)).code).toBe('5003');
      // The log is written after the answer.
      await provider.printed('alipay.system.oauth.token is undecided');
      expect(provider.output).not.toContain(code);
    },
  );
});

describe('in a browser', () => {
  const get = (url: string, cookie = '') =>
    fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} });
  const locationHeader = (answer: Response): string => answer.headers.get('location') ?? '';

  async function enter(person: string) {
    const target = encodeURIComponent('/index.html#/mine');
    const first = await get(`${provider.url}/passport/alipay/login.do?target=${target}`);
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const page = locationHeader(first);
    expect((await get(page)).status).toBe(200);
    const answer = page.replace('publicAppAuthorize.htm', 'answer');
    const back = await get(`${answer}&person=${person}`);
    return { page, cookie, back: locationHeader(back) };
  }

  test('Alipay’s own page asks, and its code comes back as auth_code', async () => {
    const { page, cookie, back } = await enter('xiaoyi');
    expect(new URL(page).searchParams.get('app_id')).toBe(WEB_ID);
    const end = await get(back, cookie);
    expect(locationHeader(end)).toBe(`${provider.url}/index.html#/mine`);
    expect(end.headers.getSetCookie().join()).toMatch(/ym_token=[\w-]{43}/);
  });

  test('who refuses, or comes back with a code that nobody gave, is a visitor', async () => {
    const refused = await enter('');
    const end = await get(refused.back, refused.cookie);
    expect(end.headers.getSetCookie().join()).not.toMatch(/ym_token=[\w-]/);
    const other = await enter('');
    const forged = await get(`${other.back}&auth_code=made-up`, other.cookie);
    expect(forged.headers.getSetCookie().join()).not.toMatch(/ym_token=[\w-]/);
  });
});

describe('the set-up', () => {
  test('without the key for phone numbers the button is not offered', async () => {
    const { ALIPAY_MINI_AES_KEY: _, ...rest } = fake.env;
    const other = await startProvider({ env: { SEED: 'off', ...rest } });
    try {
      expect((await other.ok(CLIENT, {})).oneTap).toEqual(['weapp']);
    } finally {
      await other.stop();
    }
  });

  test('half of it stops the start and is named, without a key in what is printed', async () => {
    const { ALIPAY_MINI_ALIPAY_PUBLIC_KEY: _, ...rest } = fake.env;
    const started = startProvider({ env: { SEED: 'off', ...rest } });
    const fault: unknown = await started.catch((reason: unknown) => reason);
    expect(String(fault)).toContain('ALIPAY_MINI_ALIPAY_PUBLIC_KEY');
    for (const secret of SECRETS) expect(String(fault)).not.toContain(secret.slice(0, 24));
  });
});
