import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { AuthorCard } from '@contract/community/cards';
import { AuthorBadge } from '@/features/community/feed/components/author-badge';
import { useCommunityFailure } from '@/features/community/feed/use-community-failure';
import { useSteps } from '@/features/community/feed/use-steps';
import type { CursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Empty } from '@/ui/state/empty';
import type { EmptyProps } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { AUTHOR_MESSAGES } from '../messages';
import styles from './author-list.module.scss';

const STEP = 10;

export interface AuthorRowsProps {
  readonly authors: CursorPages<AuthorCard>;
  readonly empty: EmptyProps;
  /** Right of an author. */
  readonly action?: (author: AuthorCard) => ReactNode;
}

/** A list of authors, read page by page. */
export function AuthorRows({ authors, empty, action }: AuthorRowsProps) {
  const t = useText(AUTHOR_MESSAGES);
  const failureOf = useCommunityFailure();
  const { shown, footer, more } = useSteps(authors, STEP);
  const { isIn, state, error } = authors;
  if (!isIn) {
    if (state !== 'failed' || !error) return <Skeleton shape="list" count={3} />;
    return <ErrorBlock {...failureOf(error, t('listFailed'), authors.more)} />;
  }
  if (shown.length === 0) return <Empty {...empty} />;
  return (
    <View>
      <Card>
        {shown.map((author) => (
          <View key={author.userId} className={styles.row}>
            <View className={styles.who}>
              <AuthorBadge author={author} />
            </View>
            {action?.(author)}
          </View>
        ))}
      </Card>
      <ListFooter state={footer} onMore={more} />
    </View>
  );
}
