import { View } from '@tarojs/components';
import { memo, useEffect } from 'react';
import { shanghaiClock } from '@contract/time/shanghai-rules';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { wholeSeconds } from '@/ui/countdown/time-left';
import { useCountdown } from '@/ui/countdown/use-countdown';
import { Icon } from '@/ui/icon/icon';
import { HOLD_MESSAGES } from '../hold-messages';
import { countdownText, holdPhase } from '../hold-rules';
import styles from './hold-clock.module.scss';

export interface HoldClockProps {
  /** ms by the provider's clock. */
  readonly expiresAt: number;
  readonly onExpired: () => void;
  /**
   * Replaces the default texts about a hold: the line next to the countdown, and the announcement a minute before its
   * end.
   */
  readonly says?: { readonly remainingText: string; readonly soon: string } | undefined;
}

/** When a hold expires and how much time is left; read out only when its last minute begins. */
export const HoldClock = memo(function HoldClock(props: HoldClockProps) {
  const { expiresAt, onExpired, says } = props;
  const t = useText(HOLD_MESSAGES);
  const left = useCountdown(expiresAt);
  const phase = holdPhase(left);
  const isExpired = phase === 'over';
  useEffect(() => {
    if (isExpired) onExpired();
  }, [isExpired, onExpired]);
  return (
    <View className={cx(styles.clock, phase === 'soon' && styles.soon)}>
      <Icon name="clock" size="sm" className={styles.icon} />
      <View className={styles.until}>
        {says?.remainingText ?? t('retained', { until: shanghaiClock(expiresAt) })}
      </View>
      <View className={styles.left} {...semantics({ role: 'timer' })}>
        {t('left', { left: countdownText(wholeSeconds(left)) })}
      </View>
      <View className={styles.spoken} {...semantics({ live: 'polite' })}>
        {phase === 'soon' ? (says?.soon ?? t('soonSpoken')) : ''}
      </View>
    </View>
  );
});
