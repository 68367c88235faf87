import type { ArticleDetail } from '@contract/article/endpoints';
import { ownAnswer, ownOf, storeOwnAnswer } from '@/http/own/own-answers';
import { clientParts } from '@/http/client-parts';
import { request } from '@/http/request';
import { retainOwn } from '@/storage/own-records';

const DETAIL = 'GET /article/article/detail.do';
/** Most articles that one list asks for. */
const FETCHED = 5;

/** Collected articles that are stored on the device, the latest stored first, and when the oldest arrived, ms. */
export function storedArticles() {
  const records = ownOf<ArticleDetail>('article');
  return {
    list: records.map(({ data }) => data),
    asOf: records.length > 0 ? Math.min(...records.map(({ at }) => at)) : undefined,
  };
}

/**
 * Brings the stored articles up to date with the collection: removes those that are no longer in it, and asks for the
 * latest ones that are missing.
 * @param isAll the list is complete
 */
export async function followCollected(ids: readonly string[], isAll: boolean): Promise<void> {
  if (isAll) retainOwn('article', (id) => ids.includes(id));
  const token = clientParts().token();
  const missing = ids.filter((articleId) => !ownAnswer(DETAIL, { articleId }));
  for (const articleId of missing.slice(0, FETCHED)) {
    try {
      const quiet = { neverCancel: true, failure: 'background' } as const;
      const article = await request(DETAIL, { articleId }, quiet);
      if (clientParts().token() !== token) return;
      storeOwnAnswer(DETAIL, { articleId }, article);
    } catch {
      // The next list asks again.
      return;
    }
  }
}
