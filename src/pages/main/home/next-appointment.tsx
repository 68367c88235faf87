import type { OrderCard } from '@contract/order/endpoints';
import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { DateCard } from '@/ui/card/date-card';
import { HOME_MESSAGES } from './messages';

/** The appointment that comes up next: when, who, what, where. */
export function NextAppointment({ order }: { readonly order: OrderCard }) {
  const t = useText(HOME_MESSAGES);
  const dates = useDateText();
  return (
    <DateCard
      icon="calendar-clock"
      head={t('next')}
      when={dates.when(order.day, order.startTime, order.endTime, serverToday())}
      large
      lines={[
        `${order.linkmanName} · ${order.productName} · ${order.doseLabel}`,
        order.departmentName,
      ]}
      onPress={() => void navigate.to('orderDetail', { orderId: order.orderId })}
    />
  );
}
