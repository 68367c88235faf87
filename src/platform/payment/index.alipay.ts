import type { PaymentHint, PaymentMethodsHere, RequestPayment } from './types';

declare const my: {
  tradePay(options: {
    tradeNO: string;
    success(result: { resultCode?: string | number }): void;
    fail(): void;
  }): void;
};

/**
 * Result codes of `my.tradePay`: 9000 paid, 8000 and 6004 unknown, 4000 failed, 6001 cancelled, 6002 no network, 4 no
 * right to call it, 99 left for a forgotten password.
 */
const HINTS: Readonly<Record<string, PaymentHint>> = {
  9000: 'done',
  8000: 'unknown',
  6004: 'unknown',
  4000: 'failed',
  6001: 'cancelled',
  6002: 'offline',
  4: 'failed',
  99: 'cancelled',
};

export const paymentMethodsHere: PaymentMethodsHere = (offered) =>
  offered.filter((method) => method === 'alipay-mini');

export const requestPayment: RequestPayment = (request) =>
  new Promise((resolve) => {
    if (request.kind !== 'alipay') return resolve('unsupported');
    my.tradePay({
      tradeNO: request.tradeNO,
      success: ({ resultCode }) => resolve(HINTS[String(resultCode)] ?? 'unknown'),
      fail: () => resolve('failed'),
    });
  });
