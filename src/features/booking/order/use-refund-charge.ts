import type { OrderDetail } from '@contract/order/endpoints';
import type { RefundCharge } from '@contract/order/refund-endpoints';
import { useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';

/** What cancelling a paid order now would refund, as the provider computes it; not asked where it cannot be cancelled. */
export const useRefundCharge = ({
  orderId,
  actions,
  payment,
}: Pick<OrderDetail, 'orderId' | 'actions' | 'payment'>): ServerData<RefundCharge> =>
  useServer(
    payment.state === 'paid' && actions.includes('cancel')
      ? 'GET /order/subscribe/refundChargeCalculate.do'
      : null,
    { orderId },
  );
