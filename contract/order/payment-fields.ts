import * as v from 'valibot';
import { cents, id, instant } from '../fields';

/**
 * How an order can be paid ahead: by what the client runs in. `wechat-mini`, `alipay-mini`: the mini-programs;
 * `wechat-browser`: WeChat's browser; `wechat-h5`: a plain mobile browser, through the WeChat app; `alipay-wap`: a plain
 * browser or the payment app's.
 */
export const PAYMENT_METHODS = [
  'wechat-mini',
  'wechat-browser',
  'wechat-h5',
  'alipay-mini',
  'alipay-wap',
] as const;
export const paymentMethod = v.picklist(PAYMENT_METHODS);
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/** An attempt to pay an order ahead or a membership. */
export const paymentAttempt = v.object({
  number: id,
  method: paymentMethod,
  /**
   * `pending`: not known to be paid; `paid`: the order or purchase is paid by it; `closed`: can no longer be paid; `returning`: paid,
   * but what it was for could not take it, or was refunded: the money is on its way back; `returned`: the money is back.
   */
  state: v.picklist(['pending', 'paid', 'closed', 'returning', 'returned']),
  cents,
  /** It cannot be paid after this. */
  expiresAt: instant,
});
export type PaymentAttempt = v.InferOutput<typeof paymentAttempt>;
