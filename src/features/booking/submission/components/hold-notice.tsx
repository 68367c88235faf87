import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { HOLD_MESSAGES } from '../hold-messages';
import type { HoldState } from '../form';

export interface HoldNoticeProps {
  readonly hold: HoldState | null;
  readonly onAgain: () => void;
  /** Goes to the nearest alternatives. */
  readonly onNearest: () => void;
}

/** Shown when the slot is not held: the hold expired, somebody else has the slot, or it cannot be held. */
export function HoldNotice({ hold, onAgain, onNearest }: HoldNoticeProps) {
  const t = useText(HOLD_MESSAGES);
  return (
    <Optional>
      {hold?.kind === 'expired' ? (
        <NoticeBar
          tone="warning"
          urgent
          title={t('expired')}
          action={{ text: t('again'), onPress: onAgain }}
        >
          {t('expiredText')}
        </NoticeBar>
      ) : hold?.kind === 'gone' ? (
        <NoticeBar
          tone="warning"
          urgent
          title={t('gone')}
          action={{ text: t('nearest'), onPress: onNearest }}
        >
          {hold.refused.message}
        </NoticeBar>
      ) : hold?.kind === 'without' ? (
        <NoticeBar>{t('without')}</NoticeBar>
      ) : null}
    </Optional>
  );
}
