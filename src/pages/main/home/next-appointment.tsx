import type { OrderCard } from '@contract/order/endpoints';
import { participantsOf } from '@contract/order/participants-rules';
import { peopleOf } from '@contract/order/visit-rules';
import { VISIT_MESSAGES } from '@/features/booking/order/visit/visit-messages';
import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { DateCard } from '@/ui/card/date-card';
import { HOME_MESSAGES } from './messages';

/** The next appointment: when, who, what, where, and other participants of a group booking. */
export function NextAppointment({ order }: { readonly order: OrderCard }) {
  const t = useText(HOME_MESSAGES);
  const visit = useText(VISIT_MESSAGES);
  const dates = useDateText();
  const others = peopleOf(participantsOf(order))
    .filter(({ linkmanId }) => linkmanId !== order.linkmanId)
    .map(({ name }) => name);
  return (
    <DateCard
      icon="calendar-clock"
      head={t('next')}
      when={dates.when(order.day, order.startTime, order.endTime, serverToday())}
      large
      lines={[
        `${order.linkmanName} · ${order.productName} · ${order.doseLabel}`,
        order.departmentName,
        ...(others.length > 0 ? [visit('with', { names: others.join(visit('join')) })] : []),
      ]}
      onPress={() => void navigate.to('orderDetail', { orderId: order.orderId })}
    />
  );
}
