import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { HOLD_MESSAGES } from '../hold-messages';
import type { HoldState } from '../form';

export interface HoldNoticeProps {
  readonly hold: HoldState | null;
  readonly onAgain: () => void;
  /** Leads to what could be had instead. */
  readonly onNearest: () => void;
}

/** What the form says about a place that is not kept: its time is over, somebody has it, or it cannot be kept. */
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
