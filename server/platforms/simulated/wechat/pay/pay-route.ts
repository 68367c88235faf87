import { calledOrder, pay } from './payer';
import type { PayCall, PayResult } from './payer';
import type { FakePayState } from './state';

/** What a client's `requestPayment` reports. */
const SAYS: Readonly<Record<PayResult, string>> = {
  ok: 'requestPayment:ok',
  expired: 'requestPayment:fail prepay_id expired',
  'wrong signature': 'requestPayment:fail invalid signature',
  'not payable': 'requestPayment:fail order cannot be paid',
};

const FIELDS = ['appId', 'timeStamp', 'nonceStr', 'package', 'signType', 'paySign'] as const;

const isCall = (value: unknown): value is PayCall & { readonly press?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  FIELDS.every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

/**
 * `POST …/pay` with what a client hands to `requestPayment`, and `press: 'cancel'` where the payer does not pay: the app's
 * sheet.
 * @returns 200 `{errMsg}`, of which a client must believe nothing
 */
export async function payRoute(state: FakePayState, request: Request): Promise<Response> {
  const call: unknown = await request.json().catch(() => null);
  if (!isCall(call)) return Response.json({ errMsg: 'requestPayment:fail parameters' });
  const order = calledOrder(state, call);
  if (typeof order === 'string') return Response.json({ errMsg: SAYS[order] });
  if (call.press === 'cancel') return Response.json({ errMsg: 'requestPayment:fail cancel' });
  return Response.json({ errMsg: SAYS[pay(state, order)] });
}
