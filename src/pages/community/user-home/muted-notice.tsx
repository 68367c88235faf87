import { MUTED_FOR_EVER } from '@contract/community/moderation-rules';
import { AUTHOR_MESSAGES } from '@/features/community/author/messages';
import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';

/** Tells somebody who is muted until when, and where the reason stands. */
export function MutedNotice() {
  const t = useText(AUTHOR_MESSAGES);
  const dates = useDateText();
  const { data } = useServer('GET /ugc-api/user/init.do', {});
  const until = data?.forbiddenEndTime ?? null;
  return (
    <Optional>
      {until === null ? null : (
        <NoticeBar
          tone="warning"
          title={t('mutedTitle')}
          action={{
            text: t('mutedAction'),
            onPress: () => void navigate.to('report', { list: 'decisions' }),
          }}
        >
          {until >= MUTED_FOR_EVER
            ? t('mutedForEver')
            : t('mutedText', { time: dates.dateTimeText(until) })}
        </NoticeBar>
      )}
    </Optional>
  );
}
