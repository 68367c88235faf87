import { View } from '@tarojs/components';
import type { StaffChat } from '@contract/service/staff-endpoints';
import { StatusTag } from '@/features/order/components/status-tag';
import { useAnswer } from '@/http/hooks/use-server';
import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Skeleton } from '@/ui/state/skeleton';
import { staffRequest } from '../api';
import { send } from '../desk-steps';
import { SERVICE_DESK_MESSAGES } from '../messages';
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
  const { data, error } = useAnswer(
    [name, conversationId, language, serviceDeskSession.tokenOf()],
    () => staffRequest(name, { conversationId }),
  );
  return (
    <View>
      {error ? <View className={styles.note}>{error.msg}</View> : null}
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
          <Button
            kind="text"
            size="sm"
            icon="send"
            onPress={() => void send(conversationId, { kind: 'order', id: orderId }, product)}
          >
            {t('sendCard')}
          </Button>
        </View>
      ))}
    </View>
  );
}
