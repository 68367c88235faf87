import { useMemo } from 'react';
import type { PostCard } from '@contract/community/cards';
import type { InputOf } from '@contract/endpoints';
import { useSession } from '@/shared/session/session-store';
import type { CursorPages } from '@/http/hooks/use-cursor-pages';
import { useOfflineCopy } from '@/http/hooks/use-offline-copy';
import type { WithAge } from '@/http/hooks/use-offline-copy';

type FeedInput = Omit<InputOf<'GET /ugc-api/post/feed.do'>, 'cursor'>;
type FeedPage = { readonly list: readonly PostCard[] };

/** Feeds that say nothing of who read them. */
const PUBLIC: readonly FeedInput['feed'][] = [
  'recommended',
  'latest',
  'unanswered',
  'circle',
  'topic',
  'vaccine',
];

/** What everybody sees of a post. */
const publicPart = (post: PostCard): PostCard => ({ ...post, liked: false, collected: false });

/**
 * The first page of the public feed that was read last, stored on the device: what there is to show, and when it
 * arrived, where no answer comes. A reader gets no copy of another one's: it lacks other people's posts.
 */
export function useFeedCopy(
  feed: FeedInput,
  { first, error, state, isIn, refresh }: CursorPages<PostCard, FeedPage>,
): WithAge<readonly PostCard[]> {
  const owner = useSession(({ userInfo }) => userInfo?.id ?? '');
  const isPublic = PUBLIC.includes(feed.feed);
  const page = useMemo(
    () => (first && isPublic ? { list: first.list.map(publicPart), at: Date.now() } : undefined),
    [first, isPublic],
  );
  const server = {
    data: page?.list,
    receivedAt: page?.at,
    error: isPublic && !isIn ? error : undefined,
    isLoading: state === 'loading',
    isRefreshing: state === 'loading',
    refresh,
  };
  return useOfflineCopy('feed', server, `${owner} ${JSON.stringify(feed)}`);
}
