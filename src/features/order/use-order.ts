import { useServer } from '@/http/use-server';
import type { OrderDetail } from '@contract/order/endpoints';
import type { ServerData } from '@/http/use-server';

/** One's own order in full. */
export const useOrder = (orderId: string | undefined): ServerData<OrderDetail> =>
  useServer(orderId ? 'GET /order/subscribe/clientDetail.do' : null, { orderId: orderId ?? '' });
