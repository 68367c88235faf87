import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { useEffect } from 'react';
import type { ContentTarget } from '@contract/community/cards';
import { useCommunityFailure } from '@/features/community/feed/use-community-failure';
import { useSteps } from '@/features/community/feed/use-steps';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { mayUseStored } from '@/http/own/own-rules';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import styles from './collection-list.module.scss';
import { followCollected } from './own-articles';
import { StoredArticles } from './stored-articles';
import { CollectionRow } from './collection-row';
import type { Collected } from './collection-row';
import { COLLECTIONS_MESSAGES } from './messages';

const NONE = { post: 'nonePost', article: 'noneArticle', video: 'noneVideo' } as const;
const STEP = 10;
const idOf = ({ targetId }: Collected): string => targetId;

/** Collections of one kind, the latest first. */
export function CollectionList({ kind }: { readonly kind: ContentTarget }) {
  const t = useText(COLLECTIONS_MESSAGES);
  const failureOf = useCommunityFailure();
  const pages = useCursorPages('GET /ugc-api/collect/list.do', { targetType: kind }, idOf);
  const { shown, footer, more } = useSteps(pages, STEP);
  useReachBottom(more);
  const { isIn, state, error, items } = pages;
  const isAll = !pages.hasMore;
  useEffect(() => {
    if (kind === 'article' && isIn) void followCollected(items.map(idOf), isAll);
  }, [kind, isIn, items, isAll]);
  if (!isIn) {
    if (state !== 'failed' || !error) return <Skeleton shape="list" count={3} />;
    const failure = <ErrorBlock {...failureOf(error, t('failed'), pages.more)} />;
    return kind === 'article' && mayUseStored(error) ? (
      <StoredArticles otherwise={failure} onRetry={pages.more} />
    ) : (
      failure
    );
  }
  const wayOn =
    kind === 'post'
      ? { text: t('toCommunity'), onPress: () => void navigate.to('community') }
      : { text: t('toCollege'), onPress: () => void navigate.to('college') };
  if (shown.length === 0)
    return <Empty icon="star" title={t('none')} text={t(NONE[kind])} action={wayOn} />;
  return (
    <View>
      <Card>
        {shown.map((collected) => (
          <CollectionRow key={collected.targetId} collected={collected} />
        ))}
      </Card>
      <View className={styles.note}>{t('gone')}</View>
      <ListFooter state={footer} onMore={more} />
    </View>
  );
}
