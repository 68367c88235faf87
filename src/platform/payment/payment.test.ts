import { requestPayment as payOnAlipay, paymentMethodsHere as onAlipay } from './index.alipay';
import { requestPayment as payInBrowser } from './index.h5';
import { requestPayment as payOnWeChat, paymentMethodsHere as onWeChat } from './index.weapp';
import { methodsByRuntime } from './methods-by-runtime';
import { payInWeChatBrowser } from './wechat-browser';

const ALL = ['wechat-mini', 'wechat-browser', 'wechat-h5', 'alipay-mini', 'alipay-wap'] as const;
const WECHAT = {
  kind: 'wechat',
  appId: 'wx0123456789abcdef',
  timeStamp: '1800000000',
  nonceStr: 'n0nce',
  package: 'prepay_id=wx1',
  signType: 'RSA',
  paySign: 'c2lnbg==',
} as const;
const ALIPAY = { kind: 'alipay', tradeNO: '2026112200001' } as const;

test.each([
  [{ kind: 'wechat' }, ['wechat-browser']],
  [{ kind: 'wechat', isMiniProgram: true }, []],
  [{ kind: 'alipay' }, ['alipay-wap']],
  [{ kind: 'app', platform: 'IOS' }, ['alipay-wap']],
  [{ kind: 'partner', platform: 'ANDROID' }, ['alipay-wap']],
  [{ kind: 'browser', platform: 'ANDROID' }, ['wechat-h5', 'alipay-wap']],
  [{ kind: 'browser', platform: 'OTHER' }, ['alipay-wap']],
] as const)('in %j one can pay by %j', (around, methods) => {
  const runtime = { platform: 'OTHER', isMiniProgram: false, appVersion: '', partner: '' } as const;
  expect(methodsByRuntime({ ...runtime, ...around })).toEqual(methods);
});

test('each mini-program pays by its own platform, if that is offered', () => {
  expect([onWeChat(ALL), onAlipay(ALL)]).toEqual([['wechat-mini'], ['alipay-mini']]);
  expect([onWeChat(['alipay-wap']), onAlipay([])]).toEqual([[], []]);
});

describe('the WeChat mini-program', () => {
  const sheet = jest.fn();
  beforeEach(() => Object.assign(globalThis, { wx: { requestPayment: sheet.mockReset() } }));

  test('hands over the five signed values', async () => {
    sheet.mockImplementationOnce(({ success }) => success({ errMsg: 'requestPayment:ok' }));
    await expect(payOnWeChat(WECHAT)).resolves.toBe('done');
    const { kind: _, appId: __, ...signed } = WECHAT;
    expect(sheet).toHaveBeenCalledWith(expect.objectContaining(signed));
  });

  test.each([
    [{ errMsg: 'requestPayment:fail cancel' }, 'cancelled'],
    [{ errMsg: 'requestPayment:fail 支付验证签名失败' }, 'failed'],
    [undefined, 'failed'],
  ])('%j is %s', async (reason, hint) => {
    sheet.mockImplementationOnce(({ fail }) => fail(reason));
    await expect(payOnWeChat(WECHAT)).resolves.toBe(hint);
  });

  test('has no way to pay by Alipay', async () => {
    await expect(payOnWeChat(ALIPAY)).resolves.toBe('unsupported');
  });
});

describe('the Alipay mini-program', () => {
  const tradePay = jest.fn();
  beforeEach(() => Object.assign(globalThis, { my: { tradePay: tradePay.mockReset() } }));

  test.each([
    ['9000', 'done'],
    [9000, 'done'],
    ['8000', 'unknown'],
    ['6004', 'unknown'],
    [4000, 'failed'],
    ['6001', 'cancelled'],
    ['6002', 'offline'],
    ['4', 'failed'],
    ['99', 'cancelled'],
    ['7001', 'unknown'],
    [undefined, 'unknown'],
  ])('code %j is %s', async (resultCode, hint) => {
    tradePay.mockImplementationOnce(({ success }) => success({ resultCode }));
    await expect(payOnAlipay(ALIPAY)).resolves.toBe(hint);
    expect(tradePay.mock.calls[0][0]).toMatchObject({ tradeNO: '2026112200001' });
  });

  test('a refused call, and another platform’s payment, are no payment', async () => {
    tradePay.mockImplementationOnce(({ fail }) => fail());
    await expect(payOnAlipay(ALIPAY)).resolves.toBe('failed');
    await expect(payOnAlipay(WECHAT)).resolves.toBe('unsupported');
  });
});

describe('WeChat’s browser', () => {
  const invoke = jest.fn();
  const atOnce = (callback: () => void): void => callback();
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, { WeixinJSBridge: { invoke: invoke.mockReset() } });
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(window, { WeixinJSBridge: undefined });
  });

  test.each([
    ['get_brand_wcpay_request:ok', 'done'],
    ['get_brand_wcpay_request:cancel', 'cancelled'],
    ['get_brand_wcpay_request:fail', 'failed'],
    ['system:access_denied', 'unknown'],
  ])('%s is %s', async (err_msg, hint) => {
    invoke.mockImplementationOnce((_name, _options, answer) => answer({ err_msg }));
    await expect(payInWeChatBrowser(WECHAT, atOnce)).resolves.toBe(hint);
    const { kind: _, ...signed } = WECHAT;
    expect(invoke).toHaveBeenCalledWith('getBrandWCPayRequest', signed, expect.anything());
  });

  test('the sheet waits for the script object', async () => {
    let ready = (): void => undefined;
    const paying = payInWeChatBrowser(WECHAT, (callback) => (ready = callback));
    await jest.advanceTimersByTimeAsync(4000);
    expect(invoke).not.toHaveBeenCalled();
    invoke.mockImplementationOnce((_name, _options, answer) =>
      answer({ err_msg: 'get_brand_wcpay_request:ok' }),
    );
    ready();
    await expect(paying).resolves.toBe('done');
  });

  test('a script object that comes after the patience opens no sheet any more', async () => {
    let ready = (): void => undefined;
    const paying = payInWeChatBrowser(WECHAT, (callback) => (ready = callback));
    await jest.advanceTimersByTimeAsync(5000);
    await expect(paying).resolves.toBe('failed');
    ready();
    expect(invoke).not.toHaveBeenCalled();
  });

  test('one that throws is a failure', async () => {
    invoke.mockImplementationOnce(() => {
      throw new Error('no such function');
    });
    await expect(payInWeChatBrowser(WECHAT, atOnce)).resolves.toBe('failed');
  });
});

test('a browser has no way to pay by a mini-program’s sheet', async () => {
  await expect(payInBrowser(ALIPAY)).resolves.toBe('unsupported');
});
