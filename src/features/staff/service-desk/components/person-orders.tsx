import { View } from '@tarojs/components';
import { useRef } from 'react';
import type { StaffChat } from '@contract/service/staff-endpoints';
import { StatusTag } from '@/features/booking/order/components/status-tag';
import { useAnswer } from '@/http/hooks/use-server';
import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { staffRequest } from '../api';
import { send } from '../desk-steps';
import { useServiceDesk } from '../desk-store';
import { SERVICE_DESK_MESSAGES } from '../messages';
import { isOrderOnItsWay, isOrderSentLast } from '../order-card-rules';
import { serviceDeskSession } from '../session';
import styles from './service-desk.module.scss';

/** The person's appointments, for whoever has the conversation. */
export function PersonOrders({
  chat: { conversationId, mine, state },
}: {
  readonly chat: StaffChat;
}) {
  const t = useText(SERVICE_DESK_MESSAGES);
  return (
    <View>
      <View className={styles.heading} {...semantics({ role: 'heading', level: 2 })}>
        {t('ordersTitle')}
      </View>
      {mine && state === 'open' ? (
        <OrderList key={conversationId} conversationId={conversationId} />
      ) : (
        <View className={styles.note}>{t('ordersLater')}</View>
      )}
    </View>
  );
}

/** What the conversation is about. Names are masked by the provider. */
function OrderList({ conversationId }: { readonly conversationId: string }) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const language = useLanguage();
  const dates = useDateText();
  const name = 'GET /service/staff/orders.do';
  const { data, error, refresh } = useAnswer(
    [name, conversationId, language, serviceDeskSession.tokenOf()],
    () => staffRequest(name, { conversationId }),
  );
  return (
    <View>
      {error && !data ? (
        <ErrorBlock title={t('ordersFailed')} reason={error.msg} onRetry={() => void refresh()} />
      ) : null}
      {!data && !error ? <Skeleton shape="list" count={2} /> : null}
      {data?.list.length === 0 ? <View className={styles.note}>{t('ordersEmpty')}</View> : null}
      {data?.list.map(({ orderId, product, clinic, day, time, status, person }) => (
        <View key={orderId} className={styles.order}>
          <View className={styles.rowHead}>
            <View className={styles.name}>{product}</View>
            <StatusTag status={status} />
          </View>
          <View className={styles.note}>
            {dates.day(day, serverToday())} {time} · {person}
          </View>
          <View className={styles.note}>{clinic}</View>
          <SendOrder conversationId={conversationId} orderId={orderId} product={product} />
        </View>
      ))}
    </View>
  );
}

interface SendOrderProps {
  readonly conversationId: string;
  readonly orderId: string;
  readonly product: string;
}

/** Sends an appointment as a card; not a second time while the first is on its way or stands last. */
function SendOrder({ conversationId, orderId, product }: SendOrderProps) {
  const t = useText(SERVICE_DESK_MESSAGES);
  // The second of two taps may come before the first has changed what is drawn.
  const isStarting = useRef(false);
  const isOnItsWay = useServiceDesk(({ outgoing }) =>
    isOrderOnItsWay(outgoing[conversationId] ?? [], orderId),
  );
  const isSent = useServiceDesk(({ threads }) =>
    isOrderSentLast(threads[conversationId] ?? [], orderId),
  );
  const sendNow = async (): Promise<void> => {
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      await send(conversationId, { kind: 'order', id: orderId }, product);
    } finally {
      isStarting.current = false;
    }
  };
  return (
    <Button
      kind="text"
      size="sm"
      icon="send"
      loading={isOnItsWay}
      disabled={isSent}
      onPress={() => void sendNow()}
    >
      {t(isSent ? 'cardSent' : 'sendCard')}
    </Button>
  );
}
