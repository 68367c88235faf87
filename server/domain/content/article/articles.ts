import { sql } from 'kysely';
import type { NotNull, Selectable } from 'kysely';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../../db/database';
import { isShown } from '../../../db/is-shown';
import type { ArticlesTable } from '../../../db/tables';

const RELATED_SHOWN = 3;
const CARD_COLUMNS = ['id', 'title', 'summary', 'img_url', 'published_at', 'read_minutes'] as const;

type ArticleRow = Omit<Selectable<ArticlesTable>, 'published_at'> & { readonly published_at: Date };
/** What a list shows of an article. */
export type ArticleCardRow = Pick<ArticleRow, (typeof CARD_COLUMNS)[number]>;

const published = (db: Db, now: number) =>
  db.selectFrom('articles').where(isShown('articles', now));

/** What is published has the time of that. */
interface Published {
  published_at: NotNull;
}

/** A page of the published articles, newest first, and how many there are. */
export async function articlePage(
  db: Db,
  { channel, zoneId, pageNo, pageSize }: ParsedInputOf<'GET /article/article/pageList.do'>,
  now: number,
): Promise<{ rows: ArticleCardRow[]; total: number }> {
  let query = published(db, now);
  if (channel) query = query.where('channel', '=', channel);
  if (zoneId) query = query.where('zone_id', '=', zoneId);
  const { total } = await query
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select(CARD_COLUMNS)
    .$narrowType<Published>()
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { rows, total };
}

/** A published article. */
export const findArticle = (db: Db, id: string, now: number): Promise<ArticleRow | undefined> =>
  published(db, now).selectAll().$narrowType<Published>().where('id', '=', id).executeTakeFirst();

/** Related articles: of the same zone first, then of the same channel, newest first. */
export const relatedArticles = (
  db: Db,
  { id, zone_id, channel }: ArticleRow,
  now: number,
): Promise<ArticleCardRow[]> =>
  published(db, now)
    .select(CARD_COLUMNS)
    .$narrowType<Published>()
    .where('id', '<>', id)
    .orderBy(sql`coalesce(zone_id = ${zone_id}::text, false)`, 'desc')
    .orderBy(sql`channel = ${channel}`, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(RELATED_SHOWN)
    .execute();
