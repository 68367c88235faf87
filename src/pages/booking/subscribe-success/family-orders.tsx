import { useCallback, useEffect, useState } from 'react';
import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { FAMILY_MESSAGES } from '@/features/booking/form/family-messages';
import { PayEntry } from '@/features/payments/payment/components/pay-entry';
import { OrderFacts } from '@/features/booking/order/components/order-facts';
import { StatusTag } from '@/features/booking/order/components/status-tag';
import { isBooked } from '@/features/booking/order/timeline-rules';
import { useOrder } from '@/features/booking/order/use-order';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { Section } from '@/ui/section/section';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { BOOKING_FORM_MESSAGES } from '@/features/booking/form/messages';
import styles from './index.module.scss';

/**
 * What a group booking's note says: all are booked, or how many of them still are.
 * @param states whether each order is booked; undefined until its answer is there
 * @returns null where an answer is missing, or nobody is booked any more
 */
function bookedOf(states: readonly (boolean | undefined)[]): {
  readonly key: 'booked' | 'someBooked';
  readonly count: number;
  readonly all: number;
} | null {
  const count = states.filter((isBooked) => isBooked === true).length;
  if (count === 0 || states.includes(undefined)) return null;
  return { key: count === states.length ? 'booked' : 'someBooked', count, all: states.length };
}

interface FamilyOrderProps {
  readonly orderId: string;
  /** The page's own order. */
  readonly shown: string;
  readonly onState: (orderId: string, isOrderBooked: boolean) => void;
}

function FamilyOrder({ orderId, shown, onState }: FamilyOrderProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const { data, error, refresh } = useOrder(orderId);
  const isOrderBooked = data && isBooked(data);
  useEffect(() => {
    if (isOrderBooked !== undefined) onState(orderId, isOrderBooked);
  }, [orderId, isOrderBooked, onState]);
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
      <PayEntry order={data} shown={shown} />
    </View>
  );
}

interface FamilyOrdersProps {
  /** The page's own order. */
  readonly order: OrderDetail;
  /** The others of the same group booking. */
  readonly orderIds: readonly string[];
}

/** The other appointments of a group booking, one order each, and how many people are still booked. */
export function FamilyOrders({ order, orderIds }: FamilyOrdersProps) {
  const t = useText(FAMILY_MESSAGES);
  const [states, setStates] = useState<Readonly<Record<string, boolean>>>({});
  const onState = useCallback(
    (orderId: string, isOrderBooked: boolean) =>
      setStates((before) => ({ ...before, [orderId]: isOrderBooked })),
    [],
  );
  const all = [isBooked(order), ...orderIds.map((orderId) => states[orderId])];
  const found = bookedOf(all);
  return (
    <Section title={t('orders')} note={found && t(found.key, found)}>
      {orderIds.map((orderId) => (
        <FamilyOrder key={orderId} orderId={orderId} shown={order.orderId} onState={onState} />
      ))}
    </Section>
  );
}
