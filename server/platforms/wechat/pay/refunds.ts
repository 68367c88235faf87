import { PaymentRefused, PaymentUnclear } from '../../payment/partner';
import type { PaymentPartner, RefundOrder, RefundState } from '../../payment/partner';
import type { PayClient } from './pay-client';
import { isAbout, refundBody, refundStateIn } from './refund-state';

function stateOf(fields: Readonly<Record<string, unknown>>, order: RefundOrder): RefundState {
  const state = isAbout(fields, order) ? refundStateIn(fields) : null;
  if (state) return state;
  throw new PaymentUnclear('WeChat Pay answered about another refund');
}

/** The refunds of one merchant. @param notifyUrl where the platform reports their ends */
export function createRefunds(
  client: PayClient,
  notifyUrl: string,
): Pick<PaymentPartner, 'refund' | 'queryRefund'> {
  return {
    async refund(order) {
      try {
        const body = refundBody(order, notifyUrl);
        return stateOf(await client.json('refund', { body }), order);
      } catch (error) {
        if (error instanceof PaymentRefused) return { state: 'failed', reason: error.message };
        throw error;
      }
    },
    async queryRefund(order) {
      try {
        const route = { out_refund_no: order.number };
        return stateOf(await client.json('queryRefund', { route }), order);
      } catch (error) {
        if (error instanceof PaymentRefused && error.code === 'RESOURCE_NOT_EXISTS')
          return { state: 'absent' };
        throw error instanceof PaymentRefused ? new PaymentUnclear(error.message) : error;
      }
    },
  };
}
