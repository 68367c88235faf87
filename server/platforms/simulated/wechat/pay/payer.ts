import { createHash, randomInt } from 'node:crypto';
import { isGenuine } from '../../../wechat/pay/signature';
import { payText } from '../../../wechat/pay/client-parameters';
import { statusOf } from './order-status';
import { transactionOf } from './orders';
import { orderOfPrepay } from './prepay';
import type { OrderRecord } from './records';
import type { FakePayState } from './state';

/** What a client hands to `requestPayment`. */
export interface PayCall {
  readonly appId: string;
  readonly timeStamp: string;
  readonly nonceStr: string;
  readonly package: string;
  readonly signType: string;
  readonly paySign: string;
}

/** `ok`, or why the app shows an error. */
export type PayResult = 'ok' | 'expired' | 'wrong signature' | 'not payable';

const transactionId = (): string =>
  `42000${Array.from({ length: 23 }, () => randomInt(10)).join('')}`;

/** The person who pays where the order names none (H5). */
const payerOf = (appId: string): string =>
  `o${createHash('sha256').update(`${appId} somebody`).digest('base64url').slice(0, 27)}`;

/**
 * The payer pays an order, which the merchant is called back about.
 * @param isLate the payer began before the order's end, and was done after it
 */
export function pay(state: FakePayState, order: OrderRecord, isLate = false): PayResult {
  const now = state.options.now();
  const status = statusOf(order, now);
  if (status !== 'NOTPAY' || (now >= order.expiresAt && !isLate)) return 'not payable';
  const paid = {
    transactionId: transactionId(),
    at: now,
    openid: order.openid ?? payerOf(order.appId),
  };
  const after = { ...order, paid };
  state.orders.put(after);
  const resource = transactionOf(after, now);
  state.callbacks.send(order.mchid, order.notifyUrl, 'TRANSACTION.SUCCESS', resource);
  return 'ok';
}

/** The order of a prepay id that can be used now. */
export function prepaid(state: FakePayState, prepayId: string): OrderRecord | null {
  const found = orderOfPrepay(prepayId, state.options.now());
  return found && state.orders.get(found.mchid, found.number);
}

/** Checks what a client hands to the app, as the app does; the order, or why it shows an error. */
export function calledOrder(state: FakePayState, call: PayCall): OrderRecord | PayResult {
  const order = prepaid(state, call.package.replace(/^prepay_id=/, ''));
  if (!order) return 'expired';
  const merchant = state.options.merchants.find(({ mchid }) => mchid === order.mchid);
  const keys = [...(merchant?.keys.values() ?? [])];
  const isSigned = keys.some((key) => isGenuine(payText(call), call.paySign, key));
  const isWhole = call.signType === 'RSA' && /^\d{10}$/.test(call.timeStamp);
  return isSigned && isWhole && call.appId === order.appId ? order : 'wrong signature';
}
