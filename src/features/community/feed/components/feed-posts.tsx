import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import type { EmptyProps } from '@/ui/state/empty';
import { Tabs } from '@/ui/tabs/tabs';
import { COMMUNITY_PAGE_MESSAGES } from '../page-messages';
import styles from './feed-posts.module.scss';
import { PostList } from './post-list';
import type { FeedInput, PostListProps } from './post-list';

export interface FeedPostsProps extends Pick<PostListProps, 'onRefresh'> {
  readonly feed: FeedInput;
  readonly empty: EmptyProps;
}

/** Posts of a circle or topic: all of them, or the questions. */
export function FeedPosts({ feed, empty, onRefresh }: FeedPostsProps) {
  const t = useText(COMMUNITY_PAGE_MESSAGES);
  const [kind, setKind] = useState<'all' | 'questions'>('all');
  return (
    <View>
      <View className={styles.kinds}>
        <Tabs
          label={t('kind')}
          shape="pills"
          active={kind}
          onSelect={setKind}
          items={[
            { key: 'all', label: t('all') },
            { key: 'questions', label: t('questions') },
          ]}
        />
      </View>
      <PostList
        key={kind}
        feed={kind === 'questions' ? { ...feed, questions: true } : feed}
        empty={empty}
        onRefresh={onRefresh}
      />
    </View>
  );
}
