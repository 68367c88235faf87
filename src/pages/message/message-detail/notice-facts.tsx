import { Text, View } from '@tarojs/components';
import type { MessageNotice } from '@contract/message/endpoints';
import type { OrderDetail } from '@contract/order/endpoints';
import { Facts } from '@/features/booking/order/components/facts';
import { StatusTag } from '@/features/booking/order/components/status-tag';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import styles from './message-view.module.scss';
import { NOTICE_MESSAGES } from './messages';
import { isMovedSince } from './notice-rules';

interface Props {
  readonly message: MessageNotice;
  /** The appointment as it is now, once it is known. */
  readonly order: OrderDetail | undefined;
}

/** What the message is about, and what has become of it since. */
export function NoticeFacts({ message, order }: Props) {
  const t = useText(NOTICE_MESSAGES);
  const dates = useDateText();
  const facts = message.facts.map(({ name, value }) => ({
    label: t(name),
    value,
    strong: name === 'when' || name === 'until' || name === 'money',
  }));
  const movedTo =
    order && isMovedSince(message, order)
      ? t('movedTo', { time: dates.when(order.day, order.startTime, order.endTime) })
      : '';
  const state = order && {
    label: t('now'),
    value: (
      <View className={styles.state}>
        <StatusTag status={order.status} />
        {movedTo ? <Text className={styles.moved}>{movedTo}</Text> : null}
      </View>
    ),
  };
  return <Facts facts={state ? [...facts, state] : facts} />;
}
