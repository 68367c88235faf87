import { createHmac, randomBytes } from 'node:crypto';
import { CODE } from '@contract/errors';
import { phoneMessage } from '../../../server/platforms/simulated/alipay/phone-message';
import { createTestDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { download, DOWNLOAD, exportIs, requestExport, unzipped } from '../kit/worlds/export-world';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';

const PHONE = 'POST /passport/mini/phoneLogin.do';
const CODE_LOGIN = 'POST /passport/mini/codeLogin.do';
const BIND = 'POST /passport/v1/h5/login/bindMobile.do';
const SEND = 'POST /message/validate/h5/sendVcode.do';
const RESET = 'POST /passport/v1/h5/login/resetPassword.do';
const BY_PASSWORD = 'POST /passport/v1/h5/login/loginByPassword.do';
const CITY = 'POST /passport/tftf/login.do';
const BY_TOKEN = 'GET /passport/v1/h5/login/loginByToken.do';
/** The key with which the city service of development signs. */
const SECRET = 'simulated-city-service-secret-of-development';
const PASSWORD = 'correct horse battery staple';
/** ms, longer than the pause between two codes. */
const NEXT_CODE = 61_000;
/** ms, longer than a sign-in is fresh. */
const NO_LONGER_FRESH = 16 * 60_000;

let testDatabase: TestDatabase;
let provider: Provider;
let offset = 0;

async function later(ms: number): Promise<void> {
  await provider.halt();
  offset += ms;
  provider = await startOn(testDatabase, clockAt(Date.now() + offset));
}

const weappCode = (mobile: string) =>
  ({
    platform: 'weapp',
    code: `phone-code-${mobile}@of${mobile}-${randomBytes(6).toString('hex')}`,
    loginCode: `login-code-of${mobile}-${randomBytes(6).toString('hex')}`,
  }) as const;
const byPhone = async (mobile: string): Promise<string> =>
  (await provider.ok(PHONE, weappCode(mobile))).token;

async function codeTo(mobile: string, purpose: 'password' | 'bind'): Promise<string> {
  await provider.ok(SEND, { mobile, purpose });
  return provider.newestCode(mobile);
}

const cookie = (answer: Response, name: string): string =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .split(';')[0] ?? '';

/** Signs in with a platform's own account in a browser. @returns the token */
async function byPlatform(platform: 'wx' | 'alipay', person: string): Promise<string> {
  const get = (url: string, sent = '') =>
    fetch(new URL(url, provider.url), {
      redirect: 'manual',
      headers: sent ? { cookie: sent } : {},
    });
  const begun = await get(`/passport/${platform}/login.do?target=/index.html`);
  const state = `ym_${platform}_state`;
  const page = new URL(begun.headers.get('location') ?? '', provider.url);
  const path = page.pathname.replace(/(authorize|publicAppAuthorize\.htm)$/, 'answer');
  const answered = await get(`${path}${page.search}&person=${person}`);
  const end = await get(answered.headers.get('location') ?? '', `${state}=${cookie(begun, state)}`);
  return cookie(end, platform === 'wx' ? 'ym_wx_token' : 'ym_token');
}

/** Has the platform's user lead to the account of a mobile. */
async function tie(platform: 'wx' | 'alipay', person: string, mobile: string): Promise<void> {
  const token = await byPlatform(platform, person);
  await provider.ok(BIND, { mobile, vcode: await codeTo(mobile, 'bind') }, { token });
}

function cityPass(skyMobile: string) {
  const timestamp = String(Date.now() + offset);
  const nonce = randomBytes(12).toString('hex');
  const sign = createHmac('sha256', SECRET)
    .update(`nonce=${nonce}&skyMobile=${skyMobile}&timestamp=${timestamp}`)
    .digest('hex');
  return { skyMobile, timestamp, nonce, sign };
}

interface SignIn {
  readonly name: string;
  readonly mobile: string;
  /** What the owner did once before. */
  readonly prepare?: (mobile: string) => Promise<unknown>;
  /** @returns the token */
  readonly signIn: (mobile: string) => Promise<string>;
}

const SIGN_INS: readonly SignIn[] = [
  {
    name: 'a code by SMS',
    mobile: '13500000001',
    signIn: async (mobile) => (await provider.signUp(mobile)).token,
  },
  {
    name: 'a password',
    mobile: '13500000002',
    prepare: async (mobile) =>
      provider.ok(RESET, { mobile, vcode: await codeTo(mobile, 'password'), password: PASSWORD }),
    signIn: async (mobile) =>
      (await provider.ok(BY_PASSWORD, { mobile, password: PASSWORD })).token,
  },
  { name: 'WeChat’s phone button', mobile: '13500000003', signIn: byPhone },
  {
    name: 'Alipay’s phone button',
    mobile: '13500000004',
    signIn: async (mobile) => {
      const { loginCode } = weappCode(mobile);
      const encrypted = phoneMessage(mobile);
      return (await provider.ok(PHONE, { platform: 'alipay', encrypted, loginCode })).token;
    },
  },
  {
    name: 'the mini-program’s own login',
    mobile: '13500000005',
    signIn: async (mobile) => {
      const { loginCode } = weappCode(mobile);
      return (await provider.ok(CODE_LOGIN, { platform: 'weapp', code: loginCode })).token;
    },
  },
  {
    name: 'the city service',
    mobile: '13500000006',
    signIn: async (mobile) => (await provider.ok(CITY, cityPass(mobile))).token,
  },
  {
    name: 'WeChat in a browser',
    mobile: '13500000007',
    prepare: (mobile) => tie('wx', 'xiaoyi', mobile),
    signIn: () => byPlatform('wx', 'xiaoyi'),
  },
  {
    name: 'Alipay in a browser',
    mobile: '13500000008',
    prepare: (mobile) => tie('alipay', 'dami', mobile),
    signIn: () => byPlatform('alipay', 'dami'),
  },
];

const exportIds = new Map<string, string>();
const firstTokens = new Map<string, string>();

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  provider = await startOn(testDatabase);
  for (const { mobile } of SIGN_INS) {
    const token = await byPhone(mobile);
    firstTokens.set(mobile, token);
    const email = `${mobile}@mail.example.cn`;
    const { exportId } = await requestExport(provider, { token }, mobile, email);
    await exportIs(provider, { token }, exportId, 'sent');
    exportIds.set(mobile, exportId);
  }
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const ask = (mobile: string, token: string) =>
  provider.call(DOWNLOAD, { exportId: exportIds.get(mobile) ?? '' }, { token });

test('the session of the request downloads nothing, nor does it after its token was taken over elsewhere', async () => {
  const { mobile } = SIGN_INS[0] as SignIn;
  const token = firstTokens.get(mobile) ?? '';
  expect((await ask(mobile, token)).code).toBe(CODE.EXPORT_SIGN_IN);
  expect((await provider.ok(BY_TOKEN, {}, { token })).token).toBe(token);
  expect((await ask(mobile, token)).code).toBe(CODE.EXPORT_SIGN_IN);
});

describe('signing in again by each way there is', () => {
  beforeAll(async () => {
    await later(NEXT_CODE);
    for (const { mobile, prepare } of SIGN_INS) await prepare?.(mobile);
    await later(NO_LONGER_FRESH);
  });

  test.each(SIGN_INS.map((each) => [each.name, each] as const))(
    '%s: the file can be downloaded for a quarter of an hour',
    async (_name, { mobile, signIn }) => {
      const token = await signIn(mobile);
      firstTokens.set(mobile, token);
      const { code, data } = await ask(mobile, token);
      expect(code).toBe(CODE.SUCCESS);
      const { bytes } = await download(provider, data.url);
      expect(unzipped(bytes).get('index.html')?.toString('utf8')).toContain(mobile);
    },
  );

  test('and not for longer', async () => {
    await later(NO_LONGER_FRESH);
    for (const { mobile } of SIGN_INS)
      expect((await ask(mobile, firstTokens.get(mobile) ?? '')).code).toBe(CODE.EXPORT_SIGN_IN);
  });
});
