import { useRef, useState } from 'react';
import type { CircleCard } from '@contract/community/topic-circle-endpoints';
import { MemberList } from '@/features/community/author/components/member-list';
import { joinCircle } from '@/features/community/feed/api';
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
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { sharing } from '@/platform/share';
import { useRouteQuery } from '@/routes/hooks';
import { navigate, urlOf } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { useOwnTitle } from '@/routes/own-title';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Picture } from '@/ui/picture/picture';
import { Tabs } from '@/ui/tabs/tabs';

/** A circle (query `circleId`): what it is about, joining, its posts. */
export default function Circle() {
  const t = useText(COMMUNITY_PAGE_MESSAGES);
  const title = usePageTitle('circle');
  const { circleId = '' } = useRouteQuery();
  const { data, error, refresh } = useServer(circleId ? 'GET /ugc-api/circle/detail.do' : null, {
    circleId,
  });
  const failureOf = useCommunityFailure();
  useOwnTitle(data?.name);
  if (data) return <CircleView title={title} circle={data} refresh={refresh} />;
  const missing = {
    title: t('noCircle'),
    reason: t('linkHint'),
    action: { text: t('seeLatest'), onPress: () => void navigate.backTo('community') },
  };
  const problem = circleId
    ? error && failureOf(error, t('circleFailed'), () => void refresh())
    : missing;
  return <Page title={title} loading error={problem} />;
}

interface CircleViewProps {
  readonly title: string;
  readonly circle: CircleCard;
  readonly refresh: Refresh;
}

function CircleView({ title, circle, refresh }: CircleViewProps) {
  const t = useText(COMMUNITY_PAGE_MESSAGES);
  const about = useText(COMMUNITY_MESSAGES);
  const countOf = useCountText();
  const { circleId, name, intro, cover, members, posts, joined } = circle;
  const toggle = useToggle(joined, (on) => joinCircle(circleId, on));
  const [part, setPart] = useState<'posts' | 'members'>('posts');
  // Members are shown to members, once the provider knows of it.
  const isMember = joined && toggle.on;
  const refreshPosts = useRef<Refresh>(() => Promise.resolve(undefined));
  usePullToRefresh([refresh, () => refreshPosts.current()]);
  sharing.useShareMenu({ title: name, path: urlOf('circle', { circleId }) });
  return (
    <Page title={title} footer={<WriteBar about={{ circleId }} />}>
      <FeedHead
        name={name}
        intro={intro}
        counts={about('circleCounts', { members: countOf(members), posts: countOf(posts) })}
        picture={<Picture src={pictureUrl(cover)} alt="" ratio="square" placeholder="users" />}
        toggle={toggle}
        onText={t('joined')}
        offText={t('join')}
        note={toggle.on ? undefined : t('joinNote')}
      />
      <Optional>
        {isMember ? (
          <Tabs
            label={t('parts')}
            active={part}
            onSelect={setPart}
            items={[
              { key: 'posts', label: t('partPosts') },
              { key: 'members', label: t('partMembers') },
            ]}
          />
        ) : null}
      </Optional>
      <Optional>
        {isMember && part === 'members' ? (
          <MemberList circleId={circleId} />
        ) : (
          <FeedPosts
            feed={{ feed: 'circle', circleId }}
            empty={{ title: t('emptyFeed'), text: t('emptyFeedText'), icon: 'message-circle' }}
            onRefresh={(again) => {
              refreshPosts.current = again;
            }}
          />
        )}
      </Optional>
    </Page>
  );
}
