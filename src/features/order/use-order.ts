import { putServerData, useServer } from '@/http/use-server';
import type { OrderDetail } from '@contract/order/endpoints';
import type { ServerData } from '@/http/use-server';

/** One's own order in full. */
export const useOrder = (orderId: string | undefined): ServerData<OrderDetail> =>
  useServer(orderId ? 'GET /order/subscribe/clientDetail.do' : null, { orderId: orderId ?? '' });

/** Puts what a change answered in the place of what pages knew of the order, those that lie below as well. */
export async function keepOrder(order: OrderDetail): Promise<OrderDetail> {
  const { orderId } = order;
  await putServerData('GET /order/subscribe/clientDetail.do', { orderId }, order);
  return order;
}
