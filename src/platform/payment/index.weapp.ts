import type { PaymentMethodsHere, RequestPayment } from './types';

// Called with callbacks, which Taro does not add to this function and a base library without promises needs.
declare const wx: {
  requestPayment(options: {
    timeStamp: string;
    nonceStr: string;
    package: string;
    signType: 'RSA';
    paySign: string;
    success(): void;
    fail(reason?: { errMsg?: string }): void;
  }): void;
};

export const paymentMethodsHere: PaymentMethodsHere = (offered) =>
  offered.filter((method) => method === 'wechat-mini');

export const requestPayment: RequestPayment = (request) =>
  new Promise((resolve) => {
    if (request.kind !== 'wechat') return resolve('unsupported');
    const { timeStamp, nonceStr, package: prepayId, signType, paySign } = request;
    wx.requestPayment({
      timeStamp,
      nonceStr,
      package: prepayId,
      signType,
      paySign,
      success: () => resolve('done'),
      fail: ({ errMsg = '' } = {}) =>
        resolve(/^requestPayment:fail cancel/.test(errMsg) ? 'cancelled' : 'failed'),
    });
  });
