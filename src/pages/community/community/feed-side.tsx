import { View } from '@tarojs/components';
import { CircleCard } from '@/features/community/feed/components/circle-card';
import { TopicCard } from '@/features/community/feed/components/topic-card';
import { COMMUNITY_PAGE_MESSAGES } from '@/features/community/feed/page-messages';
import type { Part } from '@/features/community/feed/part-rules';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { CellGroup } from '@/ui/cell/cell-group';
import { Section } from '@/ui/section/section';

const CIRCLES_SHOWN = 3;
const TOPICS_SHOWN = 6;

export interface FeedSideProps {
  /** The shown part. */
  readonly part: Part;
  readonly onPart: (part: Part) => void;
}

/**
 * Next to a part of the community: the topics with the most posts and some circles, unless these are the part. Left out
 * while they cannot be loaded.
 */
export function FeedSide({ part, onPart }: FeedSideProps) {
  const t = useText(COMMUNITY_PAGE_MESSAGES);
  const circles = useServer('GET /ugc-api/circle/list.do', {});
  const topics = useServer('GET /ugc-api/topic/list.do', { pageSize: TOPICS_SHOWN });
  return (
    <View>
      {part !== 'topics' && topics.data && topics.data.list.length > 0 ? (
        <Section title={t('topics')} onMore={() => onPart('topics')}>
          <CellGroup>
            {topics.data.list.map((topic) => (
              <TopicCard key={topic.topicId} topic={topic} />
            ))}
          </CellGroup>
        </Section>
      ) : null}
      {part !== 'circles' && circles.data && circles.data.list.length > 0 ? (
        <Section title={t('circles')} onMore={() => onPart('circles')}>
          {circles.data.list.slice(0, CIRCLES_SHOWN).map((circle) => (
            <CircleCard key={circle.circleId} circle={circle} />
          ))}
        </Section>
      ) : null}
    </View>
  );
}
