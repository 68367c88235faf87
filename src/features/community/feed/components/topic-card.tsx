import type { TopicCard as Topic } from '@contract/community/topic-circle-endpoints';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { Tag } from '@/ui/tag/tag';
import { COMMUNITY_MESSAGES } from '../messages';
import { useCountText } from '../use-count-text';

/** A topic as a row of a list; opens it. */
export function TopicCard({ topic }: { readonly topic: Topic }) {
  const t = useText(COMMUNITY_MESSAGES);
  const countOf = useCountText();
  return (
    <Cell
      title={`#${topic.name}`}
      note={t('topicCounts', {
        posts: countOf(topic.posts),
        followers: countOf(topic.followers),
      })}
      value={topic.followed ? <Tag tone="brand">{t('followed')}</Tag> : null}
      onPress={() => void navigate.to('topic', { topicId: topic.topicId })}
    />
  );
}
