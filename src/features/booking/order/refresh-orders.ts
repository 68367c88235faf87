import { refreshServerData } from '@/http/hooks/use-server';

/** Reloads everything that shows orders, after any change of one. */
export function refreshOrders(): void {
  void refreshServerData('GET /order/subscribe/clientDetail.do');
  void refreshServerData('GET /order/subscribe/summary.do');
  void refreshServerData('GET /order/subscribe/updateResidueTimes.do');
  void refreshServerData('GET /order/subscribe/visitWorkDays.do');
}
