import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { id, idList } from '../fields';
import { orderDetail } from './endpoints';
import { paymentAttempt, paymentMethod } from './payment-fields';

/** What the client hands to its platform, unchanged, so that the person can pay. */
export const paymentRequest = v.variant('kind', [
  /** `wx.requestPayment` of a mini-program, `getBrandWCPayRequest` of WeChat's browser. */
  v.object({
    kind: v.literal('wechat'),
    appId: v.string(),
    timeStamp: v.string(),
    nonceStr: v.string(),
    package: v.string(),
    signType: v.literal('RSA'),
    paySign: v.string(),
  }),
  /** `my.tradePay` of a mini-program. */
  v.object({ kind: v.literal('alipay'), tradeNO: v.string() }),
  /** A page of the platform to go to; it comes back to the order. */
  v.object({ kind: v.literal('page'), url: v.string() }),
]);
export type PaymentRequest = v.InferOutput<typeof paymentRequest>;

/** An attempt to pay, and how to do it; null where there is nothing to pay any more. */
export const openPayment = v.object({
  ...paymentAttempt.entries,
  request: v.nullable(paymentRequest),
});
export type OpenPayment = v.InferOutput<typeof openPayment>;

/** State of an order's newest attempt to pay. */
export const paymentStatus = v.object({
  /** `none`: nobody has tried so far. */
  state: v.picklist(['none', ...paymentAttempt.entries.state.options]),
  attempt: v.nullable(paymentAttempt),
});
export type PaymentStatus = v.InferOutput<typeof paymentStatus>;

/** How somebody wants to pay. */
export const howToPay = v.object({
  method: paymentMethod,
  /**
   * A fresh login code of the mini-program (`wx.login`, `my.getAuthCode`): names the payer where the account was
   * signed in otherwise. It signs nobody in.
   */
  loginCode: v.optional(v.pipe(v.string(), v.maxLength(128))),
  /** Where a payment page comes back to: a path or an address of our own sites; default the home page. */
  returnTo: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

export const paymentEndpoints = {
  /**
   * Ours: opens a payment of the order, alone or together with other orders of its visit; each of them has to be payable. A
   * repeat answers the same payment with fresh parameters; another `method` or set of orders closes the open one first. What the platform's call returns to the client proves nothing: ask payment.do afterwards.
   */
  'POST /order/subscribe/prepay.do': endpoint({
    access: 'user',
    input: v.object({
      orderId: id,
      /** The other orders that the same payment is for; see `payment.together`. Default: none. */
      togetherWith: v.optional(idList),
      ...howToPay.entries,
    }),
    data: v.object({ order: orderDetail, payment: openPayment }),
    body: 'form',
  }),
  /** Ours: the newest payment of the order; a pending one is asked of the platform, at most every few seconds. */
  'GET /order/subscribe/payment.do': endpoint({
    access: 'user',
    input: v.object({ orderId: id }),
    data: paymentStatus,
  }),
};
