import type { PaymentMethod } from '@contract/order/payment-fields';

/** Whether a method pays by WeChat; the others pay by Alipay. */
export const isWechat = (method: PaymentMethod): boolean => method.startsWith('wechat');
