import { View } from '@tarojs/components';
import { useState } from 'react';
import { useCountdown } from '@/features/account/use-countdown';
import { serverNow } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { MESSAGE_MESSAGES } from '../messages';

const MINUTE = 60;

export interface OfferLeftProps {
  /** ms by the provider's clock; null: the place is kept no more. */
  readonly expiresAt: number | null;
}

/** How long a place is still kept, counting down, or that it no longer is. */
export function OfferLeft({ expiresAt }: OfferLeftProps) {
  const t = useText(MESSAGE_MESSAGES);
  const [ahead] = useState(() => serverNow() - Date.now());
  const left = useCountdown(expiresAt === null ? 0 : expiresAt - ahead);
  if (left === 0) return <NoticeBar title={t('lapsedTitle')}>{t('lapsed')}</NoticeBar>;
  const seconds = String(left % MINUTE).padStart(2, '0');
  return (
    <NoticeBar tone="warning" title={t('keptFor')}>
      <View {...semantics({ role: 'timer' })}>
        {t('secondsLeft', { minutes: Math.floor(left / MINUTE), seconds })}
      </View>
    </NoticeBar>
  );
}
