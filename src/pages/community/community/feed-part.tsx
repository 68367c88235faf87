import { goToLogin } from '@/shared/session/go-to-login';
import { useSession } from '@/shared/session/session-store';
import { PostList } from '@/features/community/feed/components/post-list';
import type { PostListProps } from '@/features/community/feed/components/post-list';
import { COMMUNITY_PAGE_MESSAGES } from '@/features/community/feed/page-messages';
import type { Part } from '@/features/community/feed/part-rules';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Empty } from '@/ui/state/empty';
import type { EmptyProps } from '@/ui/state/empty';

export interface FeedPartProps extends Pick<PostListProps, 'onRefresh'> {
  readonly part: Exclude<Part, 'circles' | 'topics'>;
  readonly onLatest: () => void;
}

/** One feed of the community; visitors are asked to sign in for that of followed people. */
export function FeedPart({ part, onRefresh, onLatest }: FeedPartProps) {
  const t = useText(COMMUNITY_PAGE_MESSAGES);
  const isLogin = useSession((state) => state.isLogin);
  if (part === 'following' && !isLogin)
    return (
      <Empty
        icon="users"
        title={t('loginTitle')}
        action={{ text: t('login'), onPress: () => void goToLogin() }}
      />
    );
  const latest = { text: t('seeLatest'), onPress: onLatest };
  const write = {
    text: t('ask'),
    onPress: () => void navigate.to('postEdit', { kind: 'question' }),
  };
  const empty: EmptyProps =
    part === 'following'
      ? { title: t('emptyFollowing'), text: t('emptyFollowingText'), icon: 'users', action: latest }
      : part === 'unanswered'
        ? { title: t('emptyUnanswered'), icon: 'circle-check', action: latest }
        : {
            title: t('emptyLatest'),
            text: t('emptyLatestText'),
            icon: 'message-circle',
            action: write,
          };
  return <PostList feed={{ feed: part }} empty={empty} onRefresh={onRefresh} />;
}
