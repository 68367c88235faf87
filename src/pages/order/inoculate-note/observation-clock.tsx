import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { clockText, observationAt } from '@contract/order/observation-rules';
import { OBSERVATION_MESSAGES } from '@/features/observation/messages';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import styles from './index.module.scss';

const SECOND = 1000;
const MINUTE = 60_000;

/** What is left of the half hour, by the provider's clock: nothing is counted here that leaving could lose. */
export function ObservationClock({ doneAt }: { readonly doneAt: number }) {
  const t = useText(OBSERVATION_MESSAGES);
  const dates = useDateText();
  const [now, setNow] = useState(serverNow);
  const { left, endsAt, share } = observationAt(doneAt, now);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setNow(serverNow()), left % SECOND || SECOND);
    return () => clearTimeout(timer);
  }, [isOver, left]);
  return (
    <View className={cx(styles.clock, isOver && styles.over)}>
      <View className={styles.state} {...semantics({ role: 'status' })}>
        {t(isOver ? 'over' : 'staying')}
      </View>
      {isOver ? null : (
        <View
          className={styles.left}
          {...semantics({
            role: 'timer',
            label: t('leftSpoken', { minutes: Math.ceil(left / MINUTE) }),
          })}
        >
          {clockText(left)}
        </View>
      )}
      <View className={styles.track}>
        <View className={styles.bar} style={{ width: `${Math.round(share * 100)}%` }} />
      </View>
      <View className={styles.hint}>
        {isOver ? t('overHint') : t('stayingHint', { time: dates.moment(endsAt) })}
      </View>
    </View>
  );
}
