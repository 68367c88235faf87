import { POST_EDITOR_MESSAGES } from '@/pages/community/post-edit/messages';
import type { Published } from '@/pages/community/post-edit/publish-post';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';

export interface PublishedViewProps {
  readonly title: string;
  readonly published: Published;
  readonly isEdit: boolean;
}

/** What became of a post: others see it, or it is being checked; and the way to it. */
export function PublishedView({ title, published, isEdit }: PublishedViewProps) {
  const t = useText(POST_EDITOR_MESSAGES);
  const { postId, state, hasOldParts } = published;
  const isShown = state === 'published';
  return (
    <Page title={title}>
      <Result
        kind={isShown ? 'success' : 'waiting'}
        title={t(isShown ? (isEdit ? 'saved' : 'published') : 'checking')}
        text={t(isShown ? 'publishedText' : 'checkingText')}
        action={{
          text: t('seePost'),
          onPress: () => void navigate.backTo('postDetail', { postId }),
        }}
        second={{ text: t('toCommunity'), onPress: () => void navigate.backTo('community') }}
      >
        {hasOldParts ? <NoticeBar>{t('oldParts')}</NoticeBar> : null}
      </Result>
    </Page>
  );
}
