import type { OrderDetail } from '@contract/order/endpoints';
import { View } from '@tarojs/components';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Optional } from '@/ui/optional/optional';
import { whyNot } from '../change-rules';
import { ORDER_MESSAGES } from '../messages';
import styles from './change-note.module.scss';

/**
 * How often and until when an order can be changed or cancelled, or why not; nothing where its status is explanation
 * enough.
 */
export function ChangeNote({ order }: { readonly order: OrderDetail }) {
  const t = useText(ORDER_MESSAGES);
  const dates = useDateText();
  const until = { time: dates.dateTime(order.changeableUntil) };
  const why = whyNot(order);
  const left = order.actions.includes('update')
    ? t('changesLeft', { count: order.changesLeft, ...until })
    : '';
  const note = why === 'tooLate' ? t(why) : why ? t(why, until) : left;
  return <Optional>{note ? <View className={styles.note}>{note}</View> : null}</Optional>;
}
