import { useEffect } from 'react';
import type { ArticleDetail } from '@contract/article/endpoints';
import { useCollect } from '@/features/community/comment/use-reaction';
import { useOfflineCopy } from '@/http/hooks/use-offline-copy';
import type { WithAge } from '@/http/hooks/use-offline-copy';
import { useOwnCopy } from '@/http/hooks/use-own-copy';
import { useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import { dropOwnAnswer, storeOwnAnswer } from '@/http/own/own-answers';

const DETAIL = 'GET /article/article/detail.do';

/** An article to read, with its age: without a network the last one read, or one that the reader collected. */
export function useReadableArticle(
  articleId: string,
  article: ServerData<ArticleDetail>,
): WithAge<ArticleDetail> {
  const target = { targetType: 'article', targetId: articleId } as const;
  const counts = useServer(articleId ? 'GET /ugc-api/content/counts.do' : null, target).data;
  const said = { on: counts?.collected ?? false, count: counts?.collects ?? 0 };
  const isCollected = useCollect(target, said).on;
  const isKnown = counts !== undefined;
  const { data } = article;
  useEffect(() => {
    if (!data || !isKnown) return;
    if (isCollected) storeOwnAnswer(DETAIL, { articleId }, data);
    else dropOwnAnswer(DETAIL, { articleId });
  }, [articleId, data, isKnown, isCollected]);
  const own = useOwnCopy(DETAIL, { articleId }, article);
  const last = useOfflineCopy('article', article, articleId);
  return last.data === undefined && own.isStored ? { data: own.data, receivedAt: own.asOf } : last;
}
