import Taro from '@tarojs/taro';
import type { PaymentMethodsHere, RequestPayment } from './types';

export const paymentMethodsHere: PaymentMethodsHere = (offered) =>
  offered.filter((method) => method === 'wechat-mini');

export const requestPayment: RequestPayment = async (request) => {
  if (request.kind !== 'wechat') return 'unsupported';
  const { timeStamp, nonceStr, package: prepayId, signType, paySign } = request;
  try {
    await Taro.requestPayment({ timeStamp, nonceStr, package: prepayId, signType, paySign });
    return 'done';
  } catch (reason) {
    const { errMsg = '' } = (reason ?? {}) as { errMsg?: string };
    return /^requestPayment:fail cancel/.test(errMsg) ? 'cancelled' : 'failed';
  }
};
