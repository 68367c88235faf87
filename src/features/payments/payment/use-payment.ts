import type { OrderDetail } from '@contract/order/endpoints';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { refreshOrders } from '@/features/booking/order/refresh-orders';
import { useText } from '@/i18n/messages';
import { askPayment, openPayment } from './api';
import { usePaying } from './use-paying';
import type { Paying } from './use-paying';

/** Pays an order ahead, with what of its visit is paid together. */
export function usePayment({ orderId, payment }: OrderDetail): Paying {
  const t = useText(ORDER_MESSAGES);
  const others = (payment.together?.orderIds ?? []).filter((other) => other !== orderId);
  return usePaying({
    payment,
    open: (method) => openPayment(orderId, others, method),
    ask: () => askPayment(orderId),
    refresh: refreshOrders,
    failed: t('actionFailed'),
  });
}
