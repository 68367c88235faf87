import { View } from '@tarojs/components';
import type { PostCard } from '@contract/community/cards';
import { REPORT_TARGET } from '@contract/community/user-type-rules';
import { useCommunityFailure } from '@/features/community/feed/use-community-failure';
import { usePostTime } from '@/features/community/feed/use-post-time';
import { REPORT_MESSAGES } from '@/pages/community/report/messages';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';

const idOf = ({ postId }: PostCard): string => postId;

/** Which post of a person is reported: staff decide about what somebody wrote. */
export function ChooseReported({ userId }: { readonly userId: string }) {
  const t = useText(REPORT_MESSAGES);
  const title = usePageTitle('report');
  const timeOf = usePostTime();
  const failureOf = useCommunityFailure();
  const posts = useCursorPages('GET /ugc-api/post/feed.do', { feed: 'user', userId }, idOf);
  const { items, isIn, state, footer, error, more } = posts;
  if (!isIn)
    return (
      <Page
        title={title}
        loading={state === 'loading'}
        error={error && state === 'failed' ? failureOf(error, t('chooseFailed'), more) : undefined}
      />
    );
  const report = ({ postId, title: head, excerpt }: PostCard): void =>
    void navigate.replace(
      'report',
      { sourceId: postId, sourceType: REPORT_TARGET.POST },
      { reportedUserId: userId, content: head || excerpt },
    );
  const toHome = {
    text: t('toHome'),
    onPress: () => void navigate.replace('userHome', { userId }),
  };
  return (
    <Page title={title}>
      {items.length === 0 ? (
        <Empty icon="flag" title={t('noPosts')} text={t('noPostsText')} action={toHome} />
      ) : (
        <View>
          <CellGroup title={t('choose')} note={t('chooseText')}>
            {items.map((post) => (
              <Cell
                key={post.postId}
                title={post.title || post.excerpt}
                note={timeOf(post.publishedAt)}
                onPress={() => report(post)}
              />
            ))}
          </CellGroup>
          <ListFooter state={footer} onMore={more} />
        </View>
      )}
    </Page>
  );
}
