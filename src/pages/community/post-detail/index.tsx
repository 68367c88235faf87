import { POST_MESSAGES } from '@/features/community/feed/post-messages';
import { useCommunityFailure } from '@/features/community/feed/use-community-failure';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { useOwnTitle } from '@/routes/own-title';
import { Page } from '@/ui/page/page';
import { PostView } from './post-view';

/** A post (query `postId`): text, pictures, comments; for its author, its state. */
export default function PostDetail() {
  const t = useText(POST_MESSAGES);
  const title = usePageTitle('postDetail');
  const { postId = '' } = useRouteQuery();
  const { data, error, refresh } = useServer(postId ? 'GET /ugc-api/post/detail.do' : null, {
    postId,
  });
  usePullToRefresh([refresh]);
  const failureOf = useCommunityFailure();
  useOwnTitle(data?.title || undefined);
  const failure = error && failureOf(error, t('failed'), () => void refresh());
  // What is gone is not shown any longer, although it was read before.
  const isGone = failure !== undefined && failure.onRetry === undefined;
  if (data && !isGone) return <PostView post={data} />;
  const missing = {
    title: t('notFound'),
    reason: t('linkHint'),
    action: { text: t('toCommunity'), onPress: () => void navigate.backTo('community') },
  };
  return <Page title={title} loading="detail" error={postId ? failure : missing} />;
}
