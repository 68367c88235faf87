import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { remainingTime, twoDigits } from '@/ui/countdown/time-left';
import { useCountdown } from '@/ui/countdown/use-countdown';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { MESSAGE_MESSAGES } from '../messages';

export interface OfferCountdownProps {
  /** ms by the provider's clock; null: the offer has expired. */
  readonly expiresAt: number | null;
}

/** Countdown to the end of a waiting-list offer, or a note that it has expired. */
export function OfferCountdown({ expiresAt }: OfferCountdownProps) {
  const t = useText(MESSAGE_MESSAGES);
  const left = useCountdown(expiresAt ?? 0);
  if (left === 0) return <NoticeBar title={t('expiredTitle')}>{t('expired')}</NoticeBar>;
  const { hours, minutes, seconds } = remainingTime(left);
  return (
    <NoticeBar tone="warning" title={t('reservedUntil')}>
      <View {...semantics({ role: 'timer' })}>
        {t('remainingSeconds', { minutes: 60 * hours + minutes, seconds: twoDigits(seconds) })}
      </View>
    </NoticeBar>
  );
}
