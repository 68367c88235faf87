import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { useState } from 'react';
import { useSession } from '@/shared/session/session-store';
import { TopicCard } from '@/features/community/feed/components/topic-card';
import { COMMUNITY_PAGE_MESSAGES } from '@/features/community/feed/page-messages';
import { usePages } from '@/http/hooks/use-pages';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Switch } from '@/ui/choice/switch';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Optional } from '@/ui/optional/optional';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';

/** Topics of one page of the list. */
const TOPICS_A_PAGE = 20;
const idOf = ({ topicId }: { readonly topicId: string }): string => topicId;

/** Topics by their number of posts; those that the reader follows can be shown alone, to tidy them. */
export function Topics({ onlyFollowed }: { readonly onlyFollowed: boolean }) {
  const t = useText(COMMUNITY_PAGE_MESSAGES);
  const isLogin = useSession((state) => state.isLogin);
  const [isMine, setMine] = useState(onlyFollowed);
  return (
    <View>
      <Optional>
        {isLogin ? (
          <CellGroup>
            <Cell
              title={t('onlyFollowed')}
              value={<Switch label={t('onlyFollowed')} on={isMine} onChange={setMine} />}
            />
          </CellGroup>
        ) : null}
      </Optional>
      <TopicRows key={String(isMine)} followed={isLogin && isMine} />
    </View>
  );
}

function TopicRows({ followed }: { readonly followed: boolean }) {
  const t = useText(COMMUNITY_PAGE_MESSAGES);
  const { pages, state, footer, error, more, refresh } = usePages(
    'GET /ugc-api/topic/list.do',
    { pageSize: TOPICS_A_PAGE, ...(followed ? { followed } : {}) },
    idOf,
  );
  useReachBottom(more);
  if (pages.pageNo === 0) {
    if (state !== 'failed') return <Skeleton shape="list" count={4} />;
    const retry = (): void => void refresh();
    return <ErrorBlock title={t('topicsFailed')} reason={error?.msg ?? ''} onRetry={retry} />;
  }
  if (pages.items.length === 0)
    return <Empty icon="message-circle" title={t(followed ? 'noFollowed' : 'noTopics')} />;
  return (
    <View>
      <CellGroup>
        {pages.items.map((topic) => (
          <TopicCard key={topic.topicId} topic={topic} />
        ))}
      </CellGroup>
      <ListFooter state={footer} onMore={more} />
    </View>
  );
}
