import { useRef } from 'react';
import type { TopicCard } from '@contract/community/topic-circle-endpoints';
import { followTopic } from '@/features/community/feed/api';
import { FeedHead } from '@/features/community/feed/components/feed-head';
import { FeedPosts } from '@/features/community/feed/components/feed-posts';
import { WriteBar } from '@/features/community/feed/components/write-bar';
import { COMMUNITY_MESSAGES } from '@/features/community/feed/messages';
import { COMMUNITY_PAGE_MESSAGES } from '@/features/community/feed/page-messages';
import { useCommunityFailure } from '@/features/community/feed/use-community-failure';
import { useCountText } from '@/features/community/feed/use-count-text';
import { useToggle } from '@/features/community/feed/use-toggle';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useServer } from '@/http/hooks/use-server';
import type { Refresh } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { sharing } from '@/platform/share';
import { useRouteQuery } from '@/routes/hooks';
import { navigate, urlOf } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { useOwnTitle } from '@/routes/own-title';
import { Page } from '@/ui/page/page';

/** A topic (query `topicId`): following it, its posts. */
export default function Topic() {
  const t = useText(COMMUNITY_PAGE_MESSAGES);
  const title = usePageTitle('topic');
  const { topicId = '' } = useRouteQuery();
  const { data, error, refresh } = useServer(topicId ? 'GET /ugc-api/topic/detail.do' : null, {
    topicId,
  });
  const failureOf = useCommunityFailure();
  useOwnTitle(data && `#${data.name}`);
  if (data) return <TopicView title={title} topic={data} refresh={refresh} />;
  const missing = {
    title: t('noTopic'),
    reason: t('linkHint'),
    action: { text: t('seeLatest'), onPress: () => void navigate.backTo('community') },
  };
  const problem = topicId
    ? error && failureOf(error, t('topicFailed'), () => void refresh())
    : missing;
  return <Page title={title} loading error={problem} />;
}

interface TopicViewProps {
  readonly title: string;
  readonly topic: TopicCard;
  readonly refresh: Refresh;
}

function TopicView({ title, topic, refresh }: TopicViewProps) {
  const t = useText(COMMUNITY_PAGE_MESSAGES);
  const about = useText(COMMUNITY_MESSAGES);
  const countOf = useCountText();
  const { topicId, name, posts, followers, followed } = topic;
  const toggle = useToggle(followed, (on) => followTopic(topicId, on));
  const refreshPosts = useRef<Refresh>(() => Promise.resolve(undefined));
  usePullToRefresh([refresh, () => refreshPosts.current()]);
  sharing.useShareMenu({ title: `#${name}`, path: urlOf('topic', { topicId }) });
  return (
    <Page title={title} footer={<WriteBar about={{ topic: name }} />}>
      <FeedHead
        name={`#${name}`}
        counts={about('topicCounts', { posts: countOf(posts), followers: countOf(followers) })}
        toggle={toggle}
        onText={t('followed')}
        offText={t('follow')}
      />
      <FeedPosts
        feed={{ feed: 'topic', topicId }}
        empty={{ title: t('emptyFeed'), text: t('emptyFeedText'), icon: 'message-circle' }}
        onRefresh={(again) => {
          refreshPosts.current = again;
        }}
      />
    </Page>
  );
}
