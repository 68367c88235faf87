import { CODE } from '@contract/errors';
import { startProvider } from '../kit/harness';
import type { Login, Provider } from '../kit/harness';

const LIST = 'GET /passport/user/session/list.do';
const END = 'POST /passport/user/session/end.do';
const MINE = 'GET /passport/user/findLoginUserByKey.do';
const HOUR = 3_600_000;
const MOBILE = '13800138010';

let provider: Provider;
let here: Login;
beforeAll(async () => {
  provider = await startProvider({ env: { SEED: '0' } });
  here = await provider.signUp(MOBILE);
});
afterAll(() => provider?.stop());

const deviceOf = (letter: string): Readonly<Record<string, string>> => ({
  cookie: `ym_device=${letter.repeat(43)}`,
});

/** Signs in on a device. */
async function signIn(
  letter: string,
  more: Readonly<Record<string, string>> = {},
  mobile = MOBILE,
): Promise<Login> {
  await provider.moveTo(provider.now + 61_000);
  await provider.ok('POST /message/validate/h5/sendVcode.do', { mobile });
  const vcode = await provider.newestCode(mobile);
  const headers = { ...deviceOf(letter), ...more };
  return provider.ok('POST /passport/v1/h5/login/loginByMobile.do', { mobile, vcode }, { headers });
}

const codeOf = async ({ token }: Login) => (await provider.call(MINE, {}, { token })).code;
const list = async ({ token }: Login) => (await provider.ok(LIST, {}, { token })).list;
const notices = async ({ token }: Login) =>
  (
    await provider.ok(
      'GET /message/message/pageList.do',
      { messageClass: 'reminder', pageNo: 1, pageSize: 20 },
      { token },
    )
  ).list.filter(({ kind }) => kind === 'newDevice');

test('the owner sees each device, and the account is told of one that it did not know, once', async () => {
  expect(await notices(here)).toEqual([]);
  const phone = await signIn('p', {
    'user-agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8.0',
    platform: 'IOS',
  });
  const [told, ...more] = await notices(here);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ title: '新设备登录', link: { page: 'sessionList' } });
  expect(told?.body).toContain('苹果设备的微信');
  await signIn('p');
  expect(await notices(here)).toHaveLength(1);
  const sessions = await list(phone);
  expect(sessions).toHaveLength(3);
  expect(sessions[0]).toMatchObject({ isPresent: true, app: 'wechat', system: 'IOS' });
  expect(sessions.slice(1).map(({ isPresent }) => isPresent)).toEqual([false, false]);
});

test('one of them can be signed out, which ends it at once and for no other account', async () => {
  const lost = await signIn('l');
  const stranger = await provider.signUp('13800138011');
  const id = (await list(lost))[0]?.sessionId ?? '';
  const asStranger = await provider.call(END, { sessionId: id }, { token: stranger.token });
  expect(asStranger.code).toBe(CODE.NOT_FOUND);
  expect(await codeOf(lost)).toBe(CODE.SUCCESS);
  await provider.ok(END, { sessionId: id }, { token: here.token });
  expect(await codeOf(lost)).toBe(CODE.LOGIN_INVALID);
  expect((await provider.call(END, { sessionId: id }, { token: here.token })).code).toBe(
    CODE.NOT_FOUND,
  );
  // Its device is unknown again.
  const before = (await notices(here)).length;
  await signIn('l');
  expect(await notices(here)).toHaveLength(before + 1);
});

test('all others can be signed out at once, and the one that asks stays', async () => {
  const others = [await signIn('p'), await signIn('q')];
  await provider.ok(END, {}, { token: here.token, headers: deviceOf('h') });
  expect(await Promise.all([here, ...others].map(codeOf))).toEqual([
    CODE.SUCCESS,
    CODE.LOGIN_INVALID,
    CODE.LOGIN_INVALID,
  ]);
  expect(await list(here)).toHaveLength(1);
});

test('when a session was last used is known to the day', async () => {
  const session = await signIn('d');
  const seenAt = async () => (await list(session))[0]?.seenAt ?? 0;
  const begun = await seenAt();
  await provider.moveTo(begun + 23 * HOUR);
  expect(await seenAt()).toBe(begun);
  await provider.moveTo(begun + 25 * HOUR);
  await list(session);
  expect(await seenAt()).toBeGreaterThan(begun + 24 * HOUR);
});
