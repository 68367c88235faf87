import { READING_BEAT_SECONDS, READING_SECONDS } from '@contract/beans/bean-rules';
import type { Db } from '../../../db/database';
import { isShown } from '../../../db/is-shown';

/** A longer silence counts as so much: whoever left the page unnoticed does not go on reading. */
const MOST_BETWEEN = 1.5 * READING_BEAT_SECONDS * 1_000;

/** What a client says about an article. */
export interface Reading {
  readonly userId: string;
  readonly articleId: string;
  readonly inView: boolean;
  /** ms. */
  readonly now: number;
}

/**
 * Adds the time since the last word about the article, by the provider's clock; nobody reads two articles at a time.
 * The caller has locked the account. @returns whole seconds in view; 0 for an article that counted before
 */
export async function readOn(
  trx: Db,
  { userId, articleId, inView, now }: Reading,
): Promise<number> {
  await trx
    .updateTable('bean_readings')
    .set({ in_view_at: null })
    .where('user_id', '=', userId)
    .where('article_id', '<>', articleId)
    .where('in_view_at', 'is not', null)
    .execute();
  const existing = await trx
    .selectFrom('bean_readings')
    .select(['ms', 'in_view_at', 'done_at'])
    .where('user_id', '=', userId)
    .where('article_id', '=', articleId)
    .executeTakeFirst();
  if (existing?.done_at) return 0;
  const since = existing?.in_view_at ? now - existing.in_view_at.getTime() : 0;
  const ms = (existing?.ms ?? 0) + Math.min(MOST_BETWEEN, Math.max(0, since));
  const seconds = Math.floor(ms / 1_000);
  const values = {
    ms,
    in_view_at: inView ? new Date(now) : null,
    done_at: seconds >= READING_SECONDS ? new Date(now) : null,
  };
  await trx
    .insertInto('bean_readings')
    .values({ user_id: userId, article_id: articleId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'article_id']).doUpdateSet(values))
    .execute();
  return seconds;
}

/** The newest article that somebody has not read to the end of the time; null where none is left. @param now ms */
export async function nextArticle(db: Db, userId: string, now: number): Promise<string | null> {
  const article = await db
    .selectFrom('articles as a')
    .select('a.id')
    .where(isShown('a', now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bean_readings as r')
            .select('r.user_id')
            .where('r.user_id', '=', userId)
            .whereRef('r.article_id', '=', 'a.id')
            .where('r.done_at', 'is not', null),
        ),
      ),
    )
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst();
  return article?.id ?? null;
}
