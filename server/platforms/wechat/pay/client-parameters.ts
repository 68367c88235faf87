import type { PaymentRequest } from '../../payment/partner';
import type { MerchantKey } from './merchant-key';
import type { Stamp } from './request-signature';
import { sign, signedText } from './signature';

type WeChatRequest = Extract<PaymentRequest, { kind: 'wechat' }>;

/** The text whose signature is `paySign`. */
export const payText = ({
  appId,
  timeStamp,
  nonceStr,
  package: prepay,
}: Pick<WeChatRequest, 'appId' | 'timeStamp' | 'nonceStr' | 'package'>): string =>
  signedText(appId, timeStamp, nonceStr, prepay);

/** What `wx.requestPayment` and the browser's bridge take. */
export function clientParameters(
  appId: string,
  prepayId: string,
  { key }: MerchantKey,
  { timestamp, nonce }: Stamp,
): WeChatRequest {
  const unsigned = {
    appId,
    timeStamp: timestamp,
    nonceStr: nonce,
    package: `prepay_id=${prepayId}`,
  };
  return { kind: 'wechat', ...unsigned, signType: 'RSA', paySign: sign(payText(unsigned), key) };
}
