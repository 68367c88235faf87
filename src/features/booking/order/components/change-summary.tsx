import { View } from '@tarojs/components';
import type { OrderCard } from '@contract/order/endpoints';
import { DeadlineLine } from '@/features/booking/change-deadline/components/deadline-line';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { ORDER_MESSAGES } from '../messages';
import type { ChangeInfo } from '../store';
import styles from './change-summary.module.scss';

export interface ChangeSummaryProps {
  readonly order: Pick<OrderCard, 'day' | 'startTime' | 'endTime'>;
  readonly change: ChangeInfo;
  /** Remaining changes, this one included. */
  readonly left: number;
}

/** The current time, the new one, and the remaining changes. */
export function ChangeSummary({ order, change, left }: ChangeSummaryProps) {
  const t = useText(ORDER_MESSAGES);
  const dates = useDateText();
  const { day, slot } = change;
  return (
    <View className={styles.summary} {...semantics({ role: 'status' })}>
      <View className={styles.line}>
        <View className={styles.label}>{t('modifyOld')}</View>
        <View className={styles.old}>{dates.when(order.day, order.startTime, order.endTime)}</View>
      </View>
      <View className={styles.line}>
        <View className={styles.label}>{t('modifyNew')}</View>
        <View className={day && slot ? styles.new : styles.open}>
          {day && slot
            ? dates.when(day, slot.startTime, slot.endTime)
            : day
              ? t('modifyPickTime', { day: dates.day(day) })
              : t('modifyPick')}
        </View>
      </View>
      {slot ? <DeadlineLine chosen={[slot]} /> : null}
      <View className={styles.left}>
        {left > 1 ? t('modifyLeft', { count: left }) : t(left === 1 ? 'modifyLast' : 'modifyNone')}
      </View>
    </View>
  );
}
