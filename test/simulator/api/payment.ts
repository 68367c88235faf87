import type { App } from '../app';
import { Failure } from '../failure';
import type { Calls, Options } from './call';

/** Where the simulated platforms, at the provider, say what came of the payment sheet. */
const WECHAT_PAY = '/simulated/wechat-pay/pay';
const ALIPAY = '/simulated/alipay-pay/pay';
const TIMEOUT = 60_000;

/** `resultCode` of a payment that failed, as text. */
const FAILED = 4000;

/** Hands what the app gave to the simulated platform, which verifies it. */
async function sheet(app: App, path: string, given: object): Promise<Record<string, unknown>> {
  const press = await app.device.payment;
  const { answer } = app.network.send({
    method: 'POST',
    url: `https://platform.invalid${path}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...given, press }),
    timeout: TIMEOUT,
  });
  return JSON.parse((await answer).body.toString()) as Record<string, unknown>;
}

const kindOf = (value: unknown): string =>
  value === null || value === undefined
    ? String(value).replace(/^./, (sign) => sign.toUpperCase())
    : (value.constructor as { name: string }).name;

/** A required text, refused as the base library refuses it. */
function textOf(options: Options, name: string): string {
  const value = options[name];
  if (typeof value === 'string') return value;
  throw new Failure(
    `parameter error: parameter.${name} should be String instead of ${kindOf(value)};`,
  );
}

/**
 * `wx.requestPayment` (developers.weixin.qq.com/miniprogram/dev/api/payment/wx.requestPayment.html): timeStamp, nonceStr
 * of at most 32 signs, package `prepay_id=…`, signType, paySign. The platform verifies the signature for the account of
 * the mini-program, which the app does not name.
 */
async function requestPayment(app: App, options: Options): Promise<object> {
  const names = ['timeStamp', 'nonceStr', 'package', 'paySign'] as const;
  const texts = Object.fromEntries(names.map((name) => [name, textOf(options, name)]));
  const { signType = 'MD5' } = options;
  if ((texts.nonceStr ?? '').length > 32) throw new Failure('parameter error: nonceStr too long');
  if (!texts.package?.startsWith('prepay_id=')) throw new Failure('缺少参数 package');
  const given = { ...texts, signType, appId: app.device.wechatAppId };
  const { errMsg } = await sheet(app, WECHAT_PAY, given);
  const refused = /^requestPayment:fail (.*)$/.exec(String(errMsg));
  if (refused) throw new Failure(refused[1] ?? '');
  return {};
}

/**
 * `my.tradePay` (opendocs.alipay.com/mini/api/openapi-pay): takes `tradeNO`, spelt so, or `orderStr`; reports every
 * outcome, also a cancelled payment, to `success` as a `resultCode`.
 */
async function tradePay(app: App, { tradeNO }: Options): Promise<object> {
  if (typeof tradeNO !== 'string' || tradeNO === '') return { resultCode: String(FAILED) };
  const { resultCode } = await sheet(app, ALIPAY, { tradeNO });
  return { resultCode, memo: '', result: '' };
}

/** Payment by the platform's own sheet, which exists on its own platform only. */
export const paymentCalls = (app: App): Calls =>
  app.platform === 'weapp'
    ? { requestPayment: (options) => requestPayment(app, options) }
    : { tradePay: (options) => tradePay(app, options) };
