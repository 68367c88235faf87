import type { PaymentRequest } from '@contract/order/payment-endpoints';
import type { PaymentHint } from './types';

/** The part of the script object of WeChat's browser that takes payments. */
interface WeixinJSBridge {
  invoke(
    name: 'getBrandWCPayRequest',
    options: Readonly<Record<string, string>>,
    answer: (result: { err_msg?: string }) => void,
  ): void;
}

/** ms for WeChat's browser to inject its script object. */
const BRIDGE_WAIT = 5000;

const HINTS: Readonly<Record<string, PaymentHint>> = {
  'get_brand_wcpay_request:ok': 'done',
  'get_brand_wcpay_request:cancel': 'cancelled',
  'get_brand_wcpay_request:fail': 'failed',
};

/**
 * Opens the payment sheet of WeChat's browser (JSAPI payment).
 * @param whenReady calls back once the browser has injected its script object
 */
export function payInWeChatBrowser(
  { kind: _, ...options }: Extract<PaymentRequest, { kind: 'wechat' }>,
  whenReady: (callback: () => void) => void,
): Promise<PaymentHint> {
  return new Promise((resolve) => {
    // Set once the sheet was asked for: from then on only its own answer counts.
    let isAsked = false;
    const timer = setTimeout(() => {
      isAsked = true;
      resolve('failed');
    }, BRIDGE_WAIT);
    whenReady(() => {
      if (isAsked) return;
      isAsked = true;
      clearTimeout(timer);
      const { WeixinJSBridge: bridge } = window as { WeixinJSBridge?: WeixinJSBridge };
      if (!bridge) return resolve('failed');
      try {
        bridge.invoke('getBrandWCPayRequest', options, ({ err_msg = '' }) =>
          resolve(HINTS[err_msg] ?? 'unknown'),
        );
      } catch {
        resolve('failed');
      }
    });
  });
}
