import { View } from '@tarojs/components';
import { FAMILY_MESSAGES } from '@/features/booking-form/family-messages';
import { PayEntry } from '@/features/payment/components/pay-entry';
import { OrderFacts } from '@/features/order/components/order-facts';
import { StatusTag } from '@/features/order/components/status-tag';
import { useOrder } from '@/features/order/use-order';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { Section } from '@/ui/section/section';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { BOOKING_FORM_MESSAGES } from '@/features/booking-form/messages';
import styles from './index.module.scss';

function FamilyOrder({ orderId }: { readonly orderId: string }) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const { data, error, refresh } = useOrder(orderId);
  if (!data) {
    return error ? (
      <ErrorBlock reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="text" count={1} />
    );
  }
  return (
    <View>
      <Card onPress={() => void navigate.to('orderDetail', { orderId })}>
        <StatusTag status={data.status} />
        <OrderFacts order={data} extent="brief" today={serverToday()} />
        <View className={styles.reference}>
          {t('reference')} {data.reference}
        </View>
      </Card>
      <PayEntry order={data} />
    </View>
  );
}

/** The other appointments of a group booking, one order each. */
export function FamilyOrders({ orderIds }: { readonly orderIds: readonly string[] }) {
  const t = useText(FAMILY_MESSAGES);
  return (
    <Section title={t('orders')} note={t('booked', { count: orderIds.length + 1 })}>
      {orderIds.map((orderId) => (
        <FamilyOrder key={orderId} orderId={orderId} />
      ))}
    </Section>
  );
}
