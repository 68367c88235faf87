import { View } from '@tarojs/components';
import { useCallback } from 'react';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { READING_MESSAGES } from '../reading-messages';
import type { ArticlePages } from '../use-article-pages';
import { ArticleItem } from './article-item';
import { StaleNote } from './stale-note';

export interface ArticleListProps {
  readonly articles: ArticlePages;
  /** Whether a wider list can be opened when this one is empty. */
  readonly isPart: boolean;
}

/** Articles with a footer, or the reason why there are none. */
export function ArticleList({ articles, isPart }: ArticleListProps) {
  const t = useText(READING_MESSAGES);
  const { list, shown, receivedAt, error } = articles;
  const open = useCallback(
    (articleId: string) => void navigate.to('articleDetail', { articleId }),
    [],
  );
  const retry = (): void => void list.refresh();
  if (!shown) {
    if (list.state !== 'failed') return <Skeleton shape="list" count={4} />;
    return <ErrorBlock title={t('failed')} reason={error?.msg ?? ''} onRetry={retry} />;
  }
  if (shown.items.length === 0) {
    const toCollege = { text: t('toCollege'), onPress: () => void navigate.replace('college') };
    return (
      <Empty
        icon="newspaper"
        title={t('empty')}
        text={isPart ? t('emptyHint') : undefined}
        action={isPart ? toCollege : undefined}
      />
    );
  }
  // The footer shows the failure of a further page. While the offline copy is shown, pageNo is 0.
  const isOld = list.pages.pageNo <= 1;
  return (
    <View>
      <StaleNote error={isOld ? error : undefined} receivedAt={receivedAt} onRetry={retry} />
      <Card>
        {shown.items.map((article) => (
          <ArticleItem key={article.articleId} article={article} onOpen={open} />
        ))}
      </Card>
      <ListFooter state={list.footer} onMore={list.more} />
    </View>
  );
}
