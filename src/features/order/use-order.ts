import { putServerData, useServer } from '@/http/hooks/use-server';
import type { OrderDetail } from '@contract/order/endpoints';
import type { ServerData } from '@/http/hooks/use-server';

/** The user's own order with all details. */
export const useOrder = (orderId: string | undefined): ServerData<OrderDetail> =>
  useServer(orderId ? 'GET /order/subscribe/clientDetail.do' : null, { orderId: orderId ?? '' });

/** Caches the order that a change returned, so that all pages show it, also those below. */
export async function keepOrder(order: OrderDetail): Promise<OrderDetail> {
  const { orderId } = order;
  await putServerData('GET /order/subscribe/clientDetail.do', { orderId }, order);
  return order;
}
