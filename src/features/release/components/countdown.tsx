import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { timeLeft, untilNextSecond } from '../countdown-rules';
import { RELEASE_MESSAGES } from '../messages';
import styles from './release.module.scss';

export interface CountdownProps {
  readonly label: string;
  /** ms by the provider's clock. */
  readonly until: number;
  readonly onOver?: () => void;
}

/** What is left until a moment, by the provider's clock; spoken in minutes, not at every second. */
export function Countdown({ label, until, onOver }: CountdownProps) {
  const t = useText(RELEASE_MESSAGES);
  const [now, setNow] = useState(serverNow);
  const left = Math.max(0, until - now);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (left === 0) {
      over.current?.();
      return undefined;
    }
    const timer = setTimeout(() => setNow(serverNow()), untilNextSecond(left));
    return () => clearTimeout(timer);
  }, [left]);
  const { days, hours, minutes, clock } = timeLeft(left);
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
