import { Client } from 'pg';
import { CODE } from '@contract/errors';
import { createTestDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { callFrom } from '../kit/worlds/from-address';
import type { RawAnswer } from '../kit/worlds/from-address';
import type { Provider } from '../kit/harness';
import { freshAddress, freshMobile } from '../kit/worlds/limits-world';
import { startOn } from '../kit/start-on';

const SEND = '/message/validate/h5/sendVcode.do';
const LOGIN = '/passport/v1/h5/login/loginByMobile.do';
const BY_PASSWORD = '/passport/v1/h5/login/loginByPassword.do';
const PASSWORD = 'Secret of 1 family';

/** Somebody with a browser or phone of their own. */
interface Person {
  readonly from: string;
  /** Headers by which the device is known. */
  headers: Record<string, string>;
}

/** What strangers can do to an account, and what its owner can still do. */
describe('strangers who keep trying', () => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let client: Client;

  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    provider = await startOn(testDatabase);
    client = new Client({ connectionString: testDatabase.postgres?.url });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await provider?.halt();
    await testDatabase?.remove();
  });

  const post = async (person: Person, path: string, body: object): Promise<RawAnswer> => {
    const { from, headers } = person;
    const answer = await callFrom(provider.url, { method: 'POST', path, body, from, headers });
    const cookie = answer.headers['set-cookie']?.find((line) => line.startsWith('ym_device='));
    if (cookie) person.headers = { ...headers, cookie: cookie.split(';')[0] ?? '' };
    return answer;
  };
  const codeOf = async (person: Person, path: string, body: object): Promise<string> =>
    (await post(person, path, body)).envelope.code;

  const person = (headers: Record<string, string> = {}): Person => ({
    from: freshAddress(),
    headers,
  });
  const aMinuteLater = () =>
    client.query(`update verification_codes set created_at = created_at - interval '61 seconds'`);

  /** A new account, signed in on its owner's device. */
  async function owner(): Promise<{ mobile: string; at: Person; token: string }> {
    const mobile = freshMobile();
    const at = person();
    await post(at, SEND, { mobile });
    const vcode = await provider.newestCode(mobile);
    const { data } = (await post(at, LOGIN, { mobile, vcode })).envelope as {
      data: { token: string };
    };
    await aMinuteLater();
    return { mobile, at, token: data.token };
  }
  async function withPassword() {
    const signedIn = await owner();
    const { mobile, at, token } = signedIn;
    const asOwner = { ...at, headers: { ...at.headers, tk: token } };
    const purpose = { purpose: 'password' };
    expect(await codeOf(asOwner, '/passport/user/sms-check/send.do', purpose)).toBe(CODE.SUCCESS);
    const form = { password: PASSWORD, vcode: await provider.newestCode(mobile) };
    expect(await codeOf(asOwner, '/passport/v1/h5/login/setPassword.do', form)).toBe(CODE.SUCCESS);
    await aMinuteLater();
    return signedIn;
  }
  const guessPasswords = async (mobile: string): Promise<string> => {
    let last = '';
    for (let tries = 0; tries < 11; tries += 1)
      last = await codeOf(person(), BY_PASSWORD, { mobile, password: `guess ${tries}` });
    return last;
  };

  test('with passwords keep an owner out nowhere but on devices that nobody knows', async () => {
    const { mobile, at } = await withPassword();
    expect(await guessPasswords(mobile)).toBe(CODE.TOO_MANY);
    expect(await codeOf(at, BY_PASSWORD, { mobile, password: PASSWORD })).toBe(CODE.SUCCESS);
    const elsewhere = await post(person(), BY_PASSWORD, { mobile, password: PASSWORD });
    expect(elsewhere.envelope).toMatchObject({
      code: CODE.TOO_MANY,
      msg: expect.stringContaining('短信验证码登录'),
    });
  });

  test('cannot use the device of another account, nor one of their own making', async () => {
    const { mobile } = await withPassword();
    const other = await owner();
    expect(await guessPasswords(mobile)).toBe(CODE.TOO_MANY);
    const invented = person({ cookie: `ym_device=${'x'.repeat(43)}` });
    for (const stranger of [other.at, invented])
      expect(await codeOf(stranger, BY_PASSWORD, { mobile, password: PASSWORD })).toBe(
        CODE.TOO_MANY,
      );
  });

  test('do not use up the right password: the owner’s own logins are not counted', async () => {
    const { mobile } = await withPassword();
    for (let tries = 0; tries < 12; tries += 1)
      expect(await codeOf(person(), BY_PASSWORD, { mobile, password: PASSWORD })).toBe(
        CODE.SUCCESS,
      );
  });

  test('lose the devices that they had known once the owner sets a new password', async () => {
    const { mobile, at, token } = await withPassword();
    const second = person();
    expect(await codeOf(second, BY_PASSWORD, { mobile, password: PASSWORD })).toBe(CODE.SUCCESS);
    const body = { oldPassword: PASSWORD, password: `${PASSWORD} anew` };
    const asOwner = { ...at, headers: { ...at.headers, tk: token } };
    expect(await codeOf(asOwner, '/passport/v1/h5/login/modifyPassword.do', body)).toBe(
      CODE.SUCCESS,
    );
    expect(await guessPasswords(mobile)).toBe(CODE.TOO_MANY);
    const again = { mobile, password: body.password };
    expect(await codeOf(second, BY_PASSWORD, again)).toBe(CODE.TOO_MANY);
    expect(await codeOf(at, BY_PASSWORD, again)).toBe(CODE.SUCCESS);
  });

  test('do not burn the code that a person has asked for, from elsewhere or from the same Wi-Fi', async () => {
    const mobile = freshMobile();
    const asker = person();
    await post(asker, SEND, { mobile });
    const vcode = await provider.newestCode(mobile);
    const wrong = vcode === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 12; tries += 1) {
      await post(person(), LOGIN, { mobile, vcode: wrong });
      await post({ from: asker.from, headers: {} }, LOGIN, { mobile, vcode: wrong });
    }
    const stranger = await codeOf(person(), LOGIN, { mobile, vcode });
    expect(stranger).toBe(CODE.TOO_MANY);
    expect(await codeOf(asker, LOGIN, { mobile, vcode })).toBe(CODE.SUCCESS);
  });

  test('do not make a person’s code stale by asking for another one', async () => {
    const mobile = freshMobile();
    const asker = person();
    await post(asker, SEND, { mobile });
    const vcode = await provider.newestCode(mobile);
    await aMinuteLater();
    expect(await codeOf(person(), SEND, { mobile })).toBe(CODE.SUCCESS);
    expect(await codeOf(asker, LOGIN, { mobile, vcode })).toBe(CODE.SUCCESS);
  });

  test('do not use up the codes that an owner may be sent on a known device', async () => {
    const { mobile, at } = await owner();
    let last = '';
    for (let sent = 0; sent < 11; sent += 1) {
      await aMinuteLater();
      last = await codeOf(person(), SEND, { mobile });
    }
    expect(last).toBe(CODE.WORK_NEEDED);
    expect(await codeOf(at, SEND, { mobile })).toBe(CODE.SUCCESS);
    const vcode = await provider.newestCode(mobile);
    expect(await codeOf(at, LOGIN, { mobile, vcode })).toBe(CODE.SUCCESS);
  });

  test('are given a device that scripts cannot read, and mini-programs one that they keep', async () => {
    const inBrowser = await callFrom(provider.url, {
      method: 'POST',
      path: SEND,
      body: { mobile: freshMobile() },
    });
    expect(inBrowser.headers['set-cookie']?.[0]).toMatch(
      /^ym_device=[\w-]{43}; Path=\/; Max-Age=34560000; SameSite=Lax; HttpOnly$/,
    );
    expect(inBrowser.headers['device-token']).toBeUndefined();
    const mobile = freshMobile();
    const phone = person({ 'device-token': 'new' });
    const { headers } = await post(phone, SEND, { mobile });
    expect(headers['set-cookie']).toBeUndefined();
    phone.headers = { 'device-token': String(headers['device-token']) };
    const vcode = await provider.newestCode(mobile);
    const login = await post({ ...phone, from: freshAddress() }, LOGIN, { mobile, vcode });
    expect([login.envelope.code, login.headers['device-token']]).toEqual([CODE.SUCCESS, undefined]);
  });
});
