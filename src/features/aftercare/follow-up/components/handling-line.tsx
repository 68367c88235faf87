import type { FollowedPerson } from '@contract/follow-up/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { FOLLOW_UP_MESSAGES } from '../messages';

export interface HandlingLineProps {
  readonly handling: NonNullable<FollowedPerson['handling']>;
  readonly clinic: string;
}

/** Who at the clinic has taken what was reported. */
export function HandlingLine({ handling: { state, by, at }, clinic }: HandlingLineProps) {
  const t = useText(FOLLOW_UP_MESSAGES);
  const dates = useDateText();
  const time = at === null ? '' : dates.dateTime(at);
  if (state === 'waiting')
    return (
      <NoticeBar tone="warning" title={t('waiting', { clinic })}>
        {t('waitingText')}
      </NoticeBar>
    );
  return (
    <NoticeBar tone="success" title={state === 'taken' ? t('taken', { by }) : t('closed')}>
      {state === 'taken' ? t('takenText', { time }) : t('closedText', { time, by })}
    </NoticeBar>
  );
}
