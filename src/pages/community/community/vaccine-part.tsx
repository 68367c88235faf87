import { View } from '@tarojs/components';
import { PostList } from '@/features/community/feed/components/post-list';
import type { PostListProps } from '@/features/community/feed/components/post-list';
import { COMMUNITY_PAGE_MESSAGES } from '@/features/community/feed/page-messages';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import styles from './index.module.scss';

export interface VaccinePartProps extends Pick<PostListProps, 'onRefresh'> {
  readonly vaccineCode: string;
}

/** The questions about a vaccine. */
export function VaccinePart({ vaccineCode, onRefresh }: VaccinePartProps) {
  const t = useText(COMMUNITY_PAGE_MESSAGES);
  return (
    <View>
      <View className={styles.heading} {...semantics({ role: 'heading', level: 1 })}>
        {t('vaccineQuestions')}
      </View>
      <PostList
        feed={{ feed: 'vaccine', vaccineCode, questions: true }}
        empty={{
          title: t('emptyQuestions'),
          text: t('emptyQuestionsText'),
          icon: 'message-circle',
        }}
        onRefresh={onRefresh}
      />
    </View>
  );
}
