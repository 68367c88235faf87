import { useServer } from '@/http/use-server';
import { serverNow } from '@/http/server-clock';
import type { OrderDetail } from '@contract/order/endpoints';
import type { ServerData } from '@/http/use-server';

/** One's own order in full. */
export const useOrder = (orderId: string | undefined): ServerData<OrderDetail> =>
  useServer(orderId ? 'GET /order/subscribe/clientDetail.do' : null, { orderId: orderId ?? '' });

const SHANGHAI_MS = 8 * 3_600_000;

/** Today in Asia/Shanghai by the provider's clock, `YYYY-MM-DD`. */
export const serverToday = (): string =>
  new Date(serverNow() + SHANGHAI_MS).toISOString().slice(0, 10);
