import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { cents, id, instant } from '../fields';
import { orderDetail } from './endpoints';

/** What cancelling now would refund. */
export const refundCharge = v.object({
  paidCents: cents,
  refundCents: cents,
  chargeCents: cents,
  /** A cancellation until then costs nothing. */
  freeUntil: instant,
  /** When the money would be sent back; until then the refund can be recalled. */
  dueAt: instant,
});
export type RefundCharge = v.InferOutput<typeof refundCharge>;

const ofOrder = v.object({ orderId: id });

export const refundEndpoints = {
  'GET /order/subscribe/refundChargeCalculate.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: ofOrder,
    data: refundCharge,
  }),
  /** Recalls a refund whose money has not been sent; the order is again what it was. */
  'GET /order/subscribe/recallRefundApply.do': endpoint({
    access: 'user',
    input: ofOrder,
    data: orderDetail,
  }),
  /** Ours: sends the money of a failed refund again. */
  'POST /order/subscribe/retryRefund.do': endpoint({
    access: 'user',
    input: ofOrder,
    data: orderDetail,
    body: 'form',
  }),
};
