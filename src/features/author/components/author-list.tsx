import { View } from '@tarojs/components';
import type { AuthorCard } from '@contract/community/cards';
import { AuthorBadge } from '@/features/community/components/author-badge';
import { useCommunityFailure } from '@/features/community/use-community-failure';
import { useSteps } from '@/features/community/use-steps';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { AUTHOR_MESSAGES } from '../messages';
import styles from './author-list.module.scss';
import { RelationButton } from './relation-button';

/** Whom the reader follows, is followed by, or has blocked. */
export type Relation = 'followed' | 'followers' | 'blocked';

const NONE = { followed: 'noFollowed', followers: 'noFollowers', blocked: 'noBlocked' } as const;
const STEP = 10;
const idOf = ({ userId }: AuthorCard): string => userId;

/** The reader's own list of a relation; following and blocks are ended in place, and can be set again. */
export function AuthorList({ relation }: { readonly relation: Relation }) {
  const t = useText(AUTHOR_MESSAGES);
  const failureOf = useCommunityFailure();
  const authors = useCursorPages('GET /ugc-api/user/list.do', { relation }, idOf);
  const { shown, hasMore, more } = useSteps(authors, STEP);
  const { isIn, state, error } = authors;
  if (!isIn) {
    if (state !== 'failed' || !error) return <Skeleton shape="list" count={3} />;
    return <ErrorBlock {...failureOf(error, t('listFailed'), authors.more)} />;
  }
  if (shown.length === 0)
    return (
      <Empty
        icon="users"
        title={t(NONE[relation])}
        text={relation === 'followed' ? t('noFollowedText') : undefined}
      />
    );
  return (
    <View>
      <Card>
        {shown.map((author) => (
          <View key={author.userId} className={styles.row}>
            <View className={styles.who}>
              <AuthorBadge author={author} />
            </View>
            {relation === 'followers' ? null : (
              <RelationButton userId={author.userId} relation={relation} />
            )}
          </View>
        ))}
      </Card>
      <ListFooter state={state === 'ready' ? (hasMore ? 'more' : 'end') : state} onMore={more} />
    </View>
  );
}
