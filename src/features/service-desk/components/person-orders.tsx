import { View } from '@tarojs/components';
import { StatusTag } from '@/features/order/components/status-tag';
import { useAnswer } from '@/http/hooks/use-server';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Skeleton } from '@/ui/state/skeleton';
import { staffRequest } from '../api';
import { send } from '../desk-steps';
import { SERVICE_DESK_MESSAGES } from '../messages';
import { serviceDeskToken } from '../session';
import styles from './service-desk.module.scss';

export interface PersonOrdersProps {
  readonly conversationId: string;
  /** Whether one may write in it. */
  readonly canSend: boolean;
}

/** The person's appointments: what the conversation is about. Names are masked by the provider. */
export function PersonOrders({ conversationId, canSend }: PersonOrdersProps) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const language = useLanguage();
  const name = 'GET /service/staff/orders.do';
  const { data, error } = useAnswer([name, conversationId, language, serviceDeskToken()], () =>
    staffRequest(name, { conversationId }),
  );
  return (
    <View>
      <View className={styles.heading} {...semantics({ role: 'heading', level: 2 })}>
        {t('ordersTitle')}
      </View>
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
            {day} {time} · {person}
          </View>
          <View className={styles.note}>{clinic}</View>
          {canSend ? (
            <Button
              kind="text"
              size="sm"
              icon="send"
              onPress={() => void send(conversationId, { kind: 'order', id: orderId }, product)}
            >
              {t('sendOrder')}
            </Button>
          ) : null}
        </View>
      ))}
    </View>
  );
}
