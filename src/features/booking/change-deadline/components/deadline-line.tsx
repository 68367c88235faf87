import { View } from '@tarojs/components';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Icon } from '@/ui/icon/icon';
import { changeDeadline } from '../change-deadline';
import { CHANGE_DEADLINE_MESSAGES } from '../messages';
import styles from './deadline-line.module.scss';

export interface DeadlineLineProps {
  /** The times that would be booked. */
  readonly chosen: readonly { readonly changeableUntil?: number | undefined }[];
}

/** Until when the booking could be changed or cancelled; highlighted where it never can be. */
export function DeadlineLine({ chosen }: DeadlineLineProps) {
  const t = useText(CHANGE_DEADLINE_MESSAGES);
  const dates = useDateText();
  const deadline = changeDeadline(chosen, serverNow());
  if (deadline === null) return <View />;
  if (deadline === 'never')
    return (
      <View className={styles.never}>
        <Icon name="circle-alert" size="sm" className={styles.icon} />
        <View className={styles.text}>{t('never')}</View>
      </View>
    );
  return (
    <View className={styles.until}>{t('until', { time: dates.dateTime(deadline.until) })}</View>
  );
}
