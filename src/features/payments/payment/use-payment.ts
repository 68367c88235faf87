import type { OrderDetail } from '@contract/order/endpoints';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { refreshOrders } from '@/features/booking/order/refresh-orders';
import { useText } from '@/i18n/messages';
import { askPayment, openPayment } from './api';
import { usePaying } from './use-paying';
import type { Paying } from './use-paying';

/** Pays an order ahead. */
export function usePayment({ orderId, payment }: OrderDetail): Paying {
  const t = useText(ORDER_MESSAGES);
  return usePaying({
    payment,
    open: (method) => openPayment(orderId, method),
    ask: () => askPayment(orderId),
    refresh: refreshOrders,
    failed: t('actionFailed'),
  });
}
