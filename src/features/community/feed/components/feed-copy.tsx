import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { useState } from 'react';
import type { PostCard as Post } from '@contract/community/cards';
import { StaleNote } from '@/features/content/article/components/stale-note';
import type { StaleNoteProps } from '@/features/content/article/components/stale-note';
import { PostCard } from './post-card';

export interface FeedCopyProps extends StaleNoteProps {
  readonly posts: readonly Post[];
}

/** Posts shown at a time: as many as a mini-program's page accepts in one change. */
const STEP = 5;

/** The page of a feed that is stored on the device, and how old it is. */
export function FeedCopy({ posts, error, receivedAt, onRetry }: FeedCopyProps) {
  const [count, setCount] = useState(STEP);
  useReachBottom(() => setCount((shown) => Math.min(shown + STEP, posts.length)));
  return (
    <View>
      <StaleNote error={error} receivedAt={receivedAt} onRetry={onRetry} />
      <View>
        {posts.slice(0, count).map((post) => (
          <PostCard key={post.postId} post={post} />
        ))}
      </View>
    </View>
  );
}
