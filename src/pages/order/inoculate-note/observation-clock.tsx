import { View } from '@tarojs/components';
import { OBSERVATION, observationAt } from '@contract/order/observation-rules';
import { OBSERVATION_MESSAGES } from '@/pages/order/inoculate-note/messages';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { remainingTime } from '@/ui/countdown/time-left';
import { useCountdown } from '@/ui/countdown/use-countdown';
import styles from './index.module.scss';

const MINUTE = 60_000;

/** Remaining observation time, computed from the provider's clock, so that leaving the page loses nothing. */
export function ObservationClock({ doneAt }: { readonly doneAt: number }) {
  const t = useText(OBSERVATION_MESSAGES);
  const dates = useDateText();
  useCountdown(doneAt + OBSERVATION);
  const { left, endsAt, share } = observationAt(doneAt, serverNow());
  const isExpired = left === 0;
  return (
    <View className={cx(styles.clock, isExpired && styles.over)}>
      <View className={styles.state} {...semantics({ role: 'status' })}>
        {t(isExpired ? 'over' : 'staying')}
      </View>
      {isExpired ? null : (
        <View
          className={styles.left}
          {...semantics({
            role: 'timer',
            label: t('leftSpoken', { minutes: Math.ceil(left / MINUTE) }),
          })}
        >
          {remainingTime(left).clock}
        </View>
      )}
      <View className={styles.track}>
        <View className={styles.bar} style={{ width: `${Math.round(share * 100)}%` }} />
      </View>
      <View className={styles.hint}>
        {isExpired ? t('overHint') : t('stayingHint', { time: dates.dateTime(endsAt) })}
      </View>
    </View>
  );
}
