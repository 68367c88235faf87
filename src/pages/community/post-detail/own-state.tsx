import type { PostDetail } from '@contract/community/cards';
import { POST_MESSAGES } from '@/features/community/feed/post-messages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';

/** Tells its author why a post is not shown to others, and what happens next. */
export function OwnState({ post }: { readonly post: PostDetail }) {
  const t = useText(POST_MESSAGES);
  const { state } = post;
  return (
    <Optional>
      {state === 'checking' ? (
        <NoticeBar title={t('checkingTitle')}>{t('checkingText')}</NoticeBar>
      ) : state === 'held' ? (
        <NoticeBar tone="warning" title={t('heldTitle')}>
          {t('heldText')}
        </NoticeBar>
      ) : state === 'removed' ? (
        <NoticeBar
          tone="danger"
          title={t('removedTitle')}
          action={{
            text: t('toDecisions'),
            onPress: () => void navigate.to('report', { list: 'decisions' }),
          }}
        >
          {t('removedText')}
        </NoticeBar>
      ) : null}
    </Optional>
  );
}
