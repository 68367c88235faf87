import { startProvider } from '../../server/kit/harness';
import type { Provider } from '../../server/kit/harness';
import { startFake } from './start-fake';
import type { RunningFake } from './start-fake';

let fake: RunningFake;
let provider: Provider;
beforeAll(async () => {
  fake = await startFake();
  const env = { SEED: 'off', ...fake.env, WECHAT_WEB_SCOPE: 'userinfo' };
  provider = await startProvider({ env });
});
afterAll(async () => {
  await provider?.stop();
  await fake?.stop();
});
afterEach(() => {
  expect(fake.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
});

const get = (url: string, cookie = '') =>
  fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} });
/** Account of a session; undefined for one that has ended. */
const accountOf = async (token: string): Promise<string | undefined> =>
  (await provider.call('GET /passport/v1/h5/login/loginByToken.do', {}, { token })).data?.userInfo
    .id;

/** Signs in on the web site. @returns the session's token */
async function onTheWeb(person: string): Promise<string> {
  const first = await get(`${provider.url}/passport/wx/login.do?target=/index.html%23/mine`);
  const page = new URL((first.headers.get('location') ?? '').replace(/#wechat_redirect$/, ''));
  expect((await get(page.href)).status).toBe(200);
  const code = fake.state.codes.give('web', person);
  if (page.searchParams.get('scope') === 'snsapi_userinfo') fake.state.userinfoCodes.add(code);
  const callback = new URL(page.searchParams.get('redirect_uri') ?? '');
  callback.searchParams.set('code', code);
  callback.searchParams.set('state', page.searchParams.get('state') ?? '');
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const end = await get(callback.href, cookie);
  return /ym_wx_token=([\w-]{43})/.exec(end.headers.getSetCookie().join())?.[1] ?? '';
}
const inMini = (person: string) =>
  provider.ok('POST /passport/mini/codeLogin.do', {
    platform: 'weapp',
    code: fake.state.codes.give('login', person),
  });
const byPhone = (person: string, mobile: string) =>
  provider.ok('POST /passport/mini/phoneLogin.do', {
    platform: 'weapp',
    code: fake.state.codes.give('phone', `${mobile}@${person}`),
    loginCode: fake.state.codes.give('login', person),
  });

test('who signs in on the web and in the mini-program has one account, whichever came first', async () => {
  const web = await accountOf(await onTheWeb('anna'));
  expect(web).toBeDefined();
  const { userInfo } = await inMini('anna');
  expect([userInfo.id, userInfo.isNew]).toEqual([web, false]);
  const mini = await byPhone('bert', '13800000501');
  expect(await accountOf(await onTheWeb('bert'))).toBe(mini.userInfo.id);
  expect(mini.userInfo.id).not.toBe(web);
});

test('an account without mobile and data ends in the one of the mobile, with its session', async () => {
  const owner = await provider.signUp('13800000502');
  const id = await accountOf(owner.token);
  const token = await onTheWeb('cora');
  expect(await accountOf(token)).not.toBe(id);
  expect((await byPhone('cora', '13800000502')).userInfo.id).toBe(id);
  expect(await accountOf(token)).toBeUndefined();
  expect(await accountOf(await onTheWeb('cora'))).toBe(id);
  expect(await accountOf(owner.token)).toBe(id);
});

test('two accounts with mobiles stay two, and each sign-in keeps its own', async () => {
  const token = await onTheWeb('dora');
  const mobile = '13800000503';
  await provider.ok('POST /message/validate/h5/sendVcode.do', { mobile, purpose: 'bind' });
  const vcode = await provider.newestCode(mobile);
  const bound = await provider.ok(
    'POST /passport/v1/h5/login/bindMobile.do',
    { mobile, vcode },
    { token },
  );
  const other = await byPhone('dora', '13800000504');
  expect(other.userInfo.id).not.toBe(bound.userInfo.id);
  expect(await accountOf(await onTheWeb('dora'))).toBe(bound.userInfo.id);
  expect((await inMini('dora')).userInfo.id).toBe(other.userInfo.id);
});

test('first sign-ins at the same time make one account', async () => {
  const [token, ...logins] = await Promise.all([
    onTheWeb('emil'),
    ...Array.from({ length: 6 }, () => inMini('emil')),
  ]);
  const ids = new Set([await accountOf(token), ...logins.map(({ userInfo }) => userInfo.id)]);
  expect(ids.size).toBe(1);
});

test('nothing else joins accounts: not the same openid elsewhere, not a snapshot user', async () => {
  const { userInfo } = await inMini('frida');
  expect(await accountOf(await onTheWeb('gerd'))).not.toBe(userInfo.id);
  fake.state.snapshotPeople.add('frida');
  expect(await onTheWeb('frida')).toBe('');
});

test('without the consent to it WeChat answers no unionid, and the accounts stay two', async () => {
  const base = await startProvider({ env: { SEED: 'off', ...fake.env } });
  const usual = provider;
  provider = base;
  try {
    const web = await accountOf(await onTheWeb('hugo'));
    expect((await inMini('hugo')).userInfo.id).not.toBe(web);
  } finally {
    provider = usual;
    await base.stop();
  }
});
