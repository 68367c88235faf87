import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { useEffect } from 'react';
import type { PostCard as Post } from '@contract/community/cards';
import type { InputOf } from '@contract/endpoints';
import { COMMUNITY_CODE } from '@contract/errors';
import { useSession } from '@/shared/session/session-store';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import type { Refresh } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { scrollPageTo } from '@/platform/scroll';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Optional } from '@/ui/optional/optional';
import { Empty } from '@/ui/state/empty';
import type { EmptyProps } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { VirtualChunk } from '@/ui/virtual-list/virtual-chunk';
import { useHidden } from '../hidden-store';
import { COMMUNITY_MESSAGES } from '../messages';
import { chunksOf } from '../chunk-rules';
import { newerInput } from '../newer-rules';
import { useCommunityFailure } from '../use-community-failure';
import { useFeedCopy } from '../use-feed-copy';
import { useNewer } from '../use-newer';
import { useSteps } from '../use-steps';
import { FeedCopy } from './feed-copy';
import { PostCard } from './post-card';
import styles from './post-list.module.scss';

/** Which posts a list shows. */
export type FeedInput = Omit<InputOf<'GET /ugc-api/post/feed.do'>, 'cursor'>;

export interface PostListProps {
  readonly feed: FeedInput;
  /** What is said where the feed has no posts, and the way on. */
  readonly empty: EmptyProps;
  /** Gets the function that reloads the list, for pulling down. */
  readonly onRefresh?: ((refresh: Refresh) => void) | undefined;
}

/** Posts shown at a time: as many as a mini-program's page accepts in one change. */
const STEP = 5;
const idOf = ({ postId }: Post): string => postId;

/** A feed, page by page as the reader scrolls, with the number of newer posts above it; without network the one read last. */
export function PostList(props: PostListProps) {
  // What a feed shows depends on who reads it.
  const owner = useSession(({ userInfo }) => userInfo?.id ?? '');
  return <Feed key={owner} {...props} />;
}

function Feed({ feed, empty, onRefresh }: PostListProps) {
  const t = useText(COMMUNITY_MESSAGES);
  const pages = useCursorPages('GET /ugc-api/post/feed.do', feed, idOf);
  const { shown, hasMore, footer, more, restart } = useSteps(pages, STEP);
  const newer = useNewer(newerInput(feed, pages.first?.top ?? null));
  const copy = useFeedCopy(feed, pages);
  const failureOf = useCommunityFailure();
  const hidden = useHidden();
  useReachBottom(more);
  const { refresh, error, state } = pages;
  useEffect(() => onRefresh?.(refresh), [onRefresh, refresh]);
  const toTop = (): void => {
    restart();
    void refresh();
    void scrollPageTo(0);
  };
  const isShown = ({ postId, author }: Post): boolean =>
    !hidden.postIds.includes(postId) && !(author && hidden.authorIds.includes(author.userId));
  if (!pages.isIn) {
    if (copy.data)
      return (
        <FeedCopy
          posts={copy.data.filter(isShown)}
          error={error}
          receivedAt={copy.receivedAt}
          onRetry={() => void refresh()}
        />
      );
    if (state !== 'failed' || !error) return <Skeleton shape="list" count={4} />;
    return <ErrorBlock {...failureOf(error, t('feedFailed'), () => void refresh())} />;
  }
  const isExpired = error?.code === COMMUNITY_CODE.STATUS_ERROR;
  return (
    <View>
      <NewPosts count={newer} onPress={toTop} />
      {shown.length === 0 && !hasMore ? <Empty {...empty} /> : null}
      <View>
        {chunksOf(shown, STEP).map((chunk, index) => (
          <VirtualChunk key={index}>
            {chunk.filter(isShown).map((post) => (
              <PostCard key={post.postId} post={post} />
            ))}
          </VirtualChunk>
        ))}
      </View>
      <Optional>
        {isExpired ? (
          <ErrorBlock
            title={t('feedRenewed')}
            reason={error.msg}
            icon="refresh-cw"
            action={{ text: t('toTop'), onPress: toTop }}
          />
        ) : shown.length > 0 ? (
          <ListFooter state={footer} onMore={more} />
        ) : null}
      </Optional>
    </View>
  );
}

/** Most that the provider counts; more are not counted. */
const MOST_NEWER = 99;

function NewPosts({ count, onPress }: { readonly count: number; readonly onPress: () => void }) {
  const t = useText(COMMUNITY_MESSAGES);
  return (
    <Optional>
      {count > 0 ? (
        <View className={styles.newer} {...semantics({ role: 'status' })}>
          <Button kind="secondary" size="sm" icon="refresh-cw" onPress={onPress}>
            {count < MOST_NEWER ? t('newPosts', { count }) : t('newPostsMany')}
          </Button>
        </View>
      ) : null}
    </Optional>
  );
}
