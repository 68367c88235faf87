import { useIsUser } from '@/shared/session/use-is-user';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { READING_TASK_MESSAGES } from '../reading-messages';
import { useReadingTime } from '../use-reading-time';

const toBeans = (): void => void navigate.to('healthBeanTask');

/**
 * The reading task on an article's page, for whoever came from the tasks (query `beans`): nobody else's reading is
 * counted.
 */
export function ReadingTask({ articleId }: { readonly articleId: string }) {
  const t = useText(READING_TASK_MESSAGES);
  const isLogin = useIsUser();
  const { beans } = useRouteQuery();
  const { card, failed } = useReadingTime(isLogin && beans === '1' ? articleId : null);
  const isOpen = card?.state === 'open';
  return (
    <Optional>
      {failed ? <NoticeBar tone="warning">{t('failed')}</NoticeBar> : null}
      {card && !failed ? (
        <NoticeBar
          tone={isOpen ? 'info' : 'success'}
          action={isOpen ? undefined : { text: t('collect'), onPress: toBeans }}
        >
          {isOpen
            ? t('reading', { count: Math.max(1, card.goal - card.progress) })
            : t('done', { count: card.beans })}
        </NoticeBar>
      ) : null}
    </Optional>
  );
}
