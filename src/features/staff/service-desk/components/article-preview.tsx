import { View } from '@tarojs/components';
import type { SearchItem } from '@contract/search/endpoints';
import { ArticleBlocks } from '@/features/content/article/components/article-blocks';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { openExternal } from '@/platform/open-external';
import { Button } from '@/ui/button/button';
import { Popup } from '@/ui/popup/popup';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { SERVICE_DESK_MESSAGES } from '../messages';
import styles from './service-desk.module.scss';

type Found = Pick<SearchItem, 'id' | 'title'>;

export interface ArticlePreviewProps {
  readonly open: boolean;
  /** Null: none yet. */
  readonly article: Found | null;
  readonly onClose: () => void;
  readonly onSend: (article: Found) => void;
}

const follow = (url: string): void => void openExternal(url);

/** An article as the person will read it, over the list that it was found in. */
export function ArticlePreview({ open, article, onClose, onSend }: ArticlePreviewProps) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const { data, error, refresh } = useServer(
    open && article ? 'GET /article/article/detail.do' : null,
    {
      articleId: article?.id ?? '',
    },
  );
  const isIn = data !== undefined && data.articleId === article?.id;
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={article?.title ?? ''}
      footer={
        <Button block icon="send" onPress={() => article && onSend(article)}>
          {t('sendCard')}
        </Button>
      }
    >
      {error ? (
        <ErrorBlock title={t('articleFailed')} reason={error.msg} onRetry={() => void refresh()} />
      ) : null}
      {!isIn && !error ? <Skeleton shape="detail" /> : null}
      {isIn ? <View className={styles.note}>{data.summary}</View> : null}
      {isIn ? <ArticleBlocks blocks={data.blocks} onLink={follow} /> : null}
    </Popup>
  );
}
