import { View } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { remainingTime } from '@/ui/countdown/time-left';
import { useCountdown } from '@/ui/countdown/use-countdown';
import { RELEASE_MESSAGES } from '../messages';
import styles from './release.module.scss';

export interface CountdownProps {
  readonly label: string;
  /** ms by the provider's clock. */
  readonly until: number;
  readonly onExpired?: () => void;
}

/** Time left until an instant, by the provider's clock; read out in minutes, not every second. */
export function Countdown({ label, until, onExpired }: CountdownProps) {
  const t = useText(RELEASE_MESSAGES);
  const left = useCountdown(until);
  const isExpired = left === 0;
  const over = useRef(onExpired);
  over.current = onExpired;
  useEffect(() => {
    if (isExpired) over.current?.();
  }, [isExpired]);
  const { days, hours, minutes, clock } = remainingTime(left);
  let spoken = t('spokenSoon');
  if (days > 0) spoken = t('spokenDays', { days, hours });
  else if (hours > 0) spoken = t('spokenHours', { hours, minutes });
  else if (minutes > 0) spoken = t('spokenMinutes', { minutes });
  return (
    <View
      className={styles.countdown}
      {...semantics({ role: 'timer', label: `${label} ${spoken}` })}
    >
      <View className={styles.label}>{label}</View>
      <View className={styles.clock}>{days > 0 ? t('countdownDays', { days, clock }) : clock}</View>
    </View>
  );
}
