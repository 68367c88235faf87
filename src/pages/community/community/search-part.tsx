import { View } from '@tarojs/components';
import { PostList } from '@/features/community/feed/components/post-list';
import type { PostListProps } from '@/features/community/feed/components/post-list';
import { COMMUNITY_PAGE_MESSAGES } from '@/features/community/feed/page-messages';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import styles from './index.module.scss';

export interface SearchPartProps extends Pick<PostListProps, 'onRefresh'> {
  readonly word: string;
}

/** Posts in which a word was found. */
export function SearchPart({ word, onRefresh }: SearchPartProps) {
  const t = useText(COMMUNITY_PAGE_MESSAGES);
  return (
    <View>
      <View className={styles.found} {...semantics({ role: 'status' })}>
        {t('found', { word })}
      </View>
      <PostList
        feed={{ feed: 'search', word }}
        empty={{ title: t('emptySearch', { word }), text: t('emptySearchText'), icon: 'search' }}
        onRefresh={onRefresh}
      />
    </View>
  );
}
