import type { OrderDetail } from '@contract/order/endpoints';
import { useOwnCopy } from '@/http/hooks/use-own-copy';
import type { OwnCopy } from '@/http/hooks/use-own-copy';
import { putServerData, useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import { storeOwnAnswer } from '@/http/own/own-answers';

const DETAIL = 'GET /order/subscribe/clientDetail.do';

/** The user's own order with all details. */
export const useOrder = (orderId: string | undefined): ServerData<OrderDetail> =>
  useServer(orderId ? DETAIL : null, { orderId: orderId ?? '' });

/** {@link useOrder}; without a network the order as it is stored on the device, if its visit is still to come. */
export function useReadableOrder(
  orderId: string | undefined,
): Pick<ServerData<OrderDetail>, 'error' | 'refresh'> & OwnCopy<OrderDetail> {
  const order = useOrder(orderId);
  const copy = useOwnCopy(DETAIL, { orderId: orderId ?? '' }, order);
  return { ...copy, error: order.error, refresh: order.refresh };
}

/** Caches the order that a change returned, so that all pages show it, also those below. */
export async function keepOrder(order: OrderDetail): Promise<OrderDetail> {
  const { orderId } = order;
  storeOwnAnswer(DETAIL, { orderId }, order);
  await putServerData(DETAIL, { orderId }, order);
  return order;
}
