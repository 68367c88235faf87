import Taro from '@tarojs/taro';
import { platformLogin as alipay } from './index.alipay';
import { platformLogin as browser } from './index.h5';
import { platformLogin as wechat } from './index.weapp';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { login: jest.fn() } }));

test('a browser offers no one-tap login', async () => {
  expect(browser.phoneButton).toBeNull();
  await expect(browser.loginCode()).resolves.toBeNull();
});

describe('on WeChat', () => {
  test('the login code is passed on; a failure is null', async () => {
    jest.mocked(Taro.login).mockResolvedValueOnce({ code: 'c1', errMsg: '' });
    await expect(wechat.loginCode()).resolves.toBe('c1');
    jest.mocked(Taro.login).mockRejectedValueOnce(new Error());
    await expect(wechat.loginCode()).resolves.toBeNull();
  });

  test.each([
    [
      { code: 'p1', errMsg: 'getPhoneNumber:ok' },
      { status: 'ok', code: 'p1' },
    ],
    [{ errMsg: 'getPhoneNumber:fail user deny' }, { status: 'refused' }],
    [{ errMsg: 'getPhoneNumber:fail no permission' }, { status: 'failed' }],
    [undefined, { status: 'failed' }],
  ])('the button answering %j is %j', async (detail, grant) => {
    await expect(wechat.readPhone(detail)).resolves.toEqual(grant);
  });
});

describe('on Alipay', () => {
  function fakeMy(my: object) {
    Object.assign(globalThis, { my });
  }

  test('asks for the base scope, which needs no consent', async () => {
    const getAuthCode = jest.fn(({ success }) => success({ authCode: 'a1' }));
    fakeMy({ getAuthCode });
    await expect(alipay.loginCode()).resolves.toBe('a1');
    expect(getAuthCode).toHaveBeenCalledWith(expect.objectContaining({ scopes: 'auth_base' }));
  });

  test('after consent the encrypted number is fetched; a refusal fetches nothing', async () => {
    const getPhoneNumber = jest.fn(({ success }) => success({ response: 'cipher' }));
    fakeMy({ getPhoneNumber });
    await expect(alipay.readPhone({})).resolves.toEqual({ status: 'ok', encrypted: 'cipher' });
    await expect(alipay.readPhone({ errorMessage: '用户取消' })).resolves.toEqual({
      status: 'refused',
    });
    expect(getPhoneNumber).toHaveBeenCalledTimes(1);
  });

  test('a message in two parts is put together, a whole one stays as it is', async () => {
    const whole = '{"response":"cipher","sign":"s"}';
    for (const answer of [
      { response: 'cipher', sign: 's' },
      { response: whole },
      { response: whole, sign: 's' },
    ]) {
      fakeMy({ getPhoneNumber: jest.fn(({ success }) => success(answer)) });
      await expect(alipay.readPhone({})).resolves.toEqual({ status: 'ok', encrypted: whole });
    }
  });
});
