import { CODE } from '@contract/errors';
import { startProvider } from '../kit/harness';
import type { Login, Provider } from '../kit/harness';

const OLD = '13800138020';
const NEW = '13800138021';
const PROVE = 'POST /passport/user/changeMobile/prove.do';
const FINISH = 'POST /passport/user/changeMobile/finish.do';
const MINE = 'GET /passport/user/findLoginUserByKey.do';
const MINUTE = 60_000;

let provider: Provider;
let owner: Login;
beforeAll(async () => {
  provider = await startProvider({ env: { SEED: '0' } });
  owner = await provider.signUp(OLD);
});
afterAll(() => provider?.stop());

const as = ({ token }: Login) => ({ token });

const idOf = async (login: Login): Promise<string> =>
  (await provider.ok(MINE, {}, { as: login })).id;

/** A code to a mobile; `change` goes to the caller's own. */
async function codeTo(mobile: string, purpose: 'bind' | 'change'): Promise<string> {
  await provider.moveTo(provider.now + MINUTE + 1_000);
  if (purpose === 'change')
    await provider.ok('POST /passport/user/sms-check/send.do', { purpose }, as(owner));
  else await provider.ok('POST /message/validate/h5/sendVcode.do', { mobile, purpose });
  return provider.newestCode(mobile);
}
const finish = async (mobile: string) =>
  provider.call(FINISH, { mobile, vcode: await codeTo(mobile, 'bind') }, as(owner));
const prove = async () => provider.ok(PROVE, { vcode: await codeTo(OLD, 'change') }, as(owner));

test('a code to the new mobile alone changes nothing', async () => {
  expect((await finish(NEW)).code).toBe(CODE.PARAMETERS);
  const wrong = await provider.call(PROVE, { vcode: '000000' }, as(owner));
  expect(wrong.code).toBe(CODE.CODE_WRONG);
  expect((await finish(NEW)).code).toBe(CODE.PARAMETERS);
});

test('a proof counts for ten minutes', async () => {
  await prove();
  await provider.moveTo(provider.now + 10 * MINUTE);
  expect((await finish(NEW)).code).toBe(CODE.PARAMETERS);
});

test('a mobile that has an account, or is the account’s own, is refused with what to do', async () => {
  await provider.signUp('13800138022');
  await prove();
  const taken = await finish('13800138022');
  expect([taken.code, taken.msg]).toEqual([
    CODE.MOBILE_TAKEN,
    expect.stringContaining('请用这个手机号登录'),
  ]);
  const own = await finish(OLD);
  expect([own.code, own.msg]).toEqual([CODE.MOBILE_TAKEN, expect.stringContaining('现在的手机号')]);
});

test('after both codes the account has the new mobile, and the other devices are signed out', async () => {
  await provider.moveTo(provider.now + 3 * 3_600_000);
  const vcode = await (async () => {
    await provider.ok('POST /message/validate/h5/sendVcode.do', { mobile: OLD });
    return provider.newestCode(OLD);
  })();
  const other = await provider.ok('POST /passport/v1/h5/login/loginByMobile.do', {
    mobile: OLD,
    vcode,
  });
  const id = await idOf(owner);
  await prove();
  const { data } = await finish(NEW);
  expect(data.userInfo).toMatchObject({ id, mobile: '138****8021' });
  expect((await provider.call(MINE, {}, as(other))).code).toBe(CODE.LOGIN_INVALID);
  expect((await provider.call(MINE, {}, as(owner))).code).toBe(CODE.LOGIN_INVALID);
  expect((await provider.call(MINE, {}, { token: data.token })).code).toBe(CODE.SUCCESS);
  // The old number is free: whoever gets it next has an account of their own.
  await provider.moveTo(provider.now + MINUTE + 1_000);
  expect(await idOf(await provider.signUp(OLD))).not.toBe(id);
});

test('where the old number receives nothing, the password proves the owner, and guesses are limited', async () => {
  const mobile = '13800138023';
  owner = await provider.signUp(mobile);
  const password = '一只会飞的蓝色河马';
  await provider.moveTo(provider.now + MINUTE + 1_000);
  await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'password' }, as(owner));
  const vcode = await provider.newestCode(mobile);
  await provider.ok('POST /passport/v1/h5/login/setPassword.do', { password, vcode }, as(owner));
  const wrong = await provider.call(PROVE, { password: 'not this' }, as(owner));
  expect(wrong.code).toBe(CODE.PASSWORD_WRONG);
  await provider.ok(PROVE, { password }, as(owner));
  expect((await finish('13800138024')).code).toBe(CODE.SUCCESS);
});
