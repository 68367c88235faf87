import type { ArticleCard, Channel } from '@contract/article/endpoints';
import type { ApiError } from '@/http/failure/api-error';
import { useOfflineCopy } from '@/http/hooks/use-offline-copy';
import type { Pages } from '@/http/hooks/paging-rules';
import { usePages } from '@/http/hooks/use-pages';
import type { ServerPages } from '@/http/hooks/use-pages';

/** Articles on one page of a list: as many as a mini-program's page accepts in one change. */
export const ARTICLES_A_PAGE = 10;

/** Filter of articles: a channel, a zone, or all. */
export interface ArticlesAsked {
  readonly channel?: Channel | undefined;
  readonly zoneId?: string | undefined;
}

/** A list of articles; without network the last one that was loaded. */
export interface ArticlePages {
  readonly list: ServerPages<ArticleCard>;
  /** What to show; undefined while there is nothing. */
  readonly shown: Pages<ArticleCard> | undefined;
  /** When it arrived, ms by this device's clock. */
  readonly receivedAt: number | undefined;
  readonly error: ApiError | undefined;
}

const idOf = ({ articleId }: ArticleCard): string => articleId;

/** Articles, newest first, page by page. */
export function useArticlePages({ channel, zoneId }: ArticlesAsked): ArticlePages {
  const list = usePages(
    'GET /article/article/pageList.do',
    {
      ...(channel ? { channel } : {}),
      ...(zoneId ? { zoneId } : {}),
      pageSize: ARTICLES_A_PAGE,
    },
    idOf,
  );
  const isIn = list.pages.pageNo > 0;
  const which = channel ?? zoneId ?? 'all';
  const server = {
    data: isIn ? list.pages : undefined,
    error: list.error,
    receivedAt: list.receivedAt,
    isLoading: !isIn && list.state === 'loading',
    isRefreshing: list.state === 'loading',
    refresh: list.refresh,
  };
  const { data, receivedAt } = useOfflineCopy(`articles-${which}`, server, which);
  return { list, shown: data, receivedAt, error: list.error };
}
