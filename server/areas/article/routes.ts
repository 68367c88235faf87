import type { Selectable } from 'kysely';
import { CODE } from '@contract/errors';
import type { ArticleCard } from '@contract/article/endpoints';
import type { DataOf } from '@contract/endpoints';
import type { Deps } from '../../deps';
import type { ArticlesTable } from '../../db/tables';
import { inLanguage } from '../../http/language';
import type { Language } from '../../http/language';
import { Refused } from '../../http/refused';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

type Blocks = DataOf<'GET /article/article/detail.do'>['blocks'];

/** ms; articles change by hand. */
const KEEP = 10_000;

const cardOf = (row: Selectable<ArticlesTable>, language: Language): ArticleCard => ({
  articleId: row.id,
  title: inLanguage(row.title, language),
  summary: inLanguage(row.summary, language),
  imgUrl: row.img_url,
  publishedAt: row.published_at.getTime(),
  readMinutes: row.read_minutes,
});

export const articleRoutes = ({ db }: Deps): readonly Route[] => [
  route(
    'GET /article/article/pageList.do',
    async ({ channel, zoneId, pageNo, pageSize }, { now, language }) => {
      let query = db.selectFrom('articles').where('published_at', '<=', new Date(now));
      if (channel) query = query.where('channel', '=', channel);
      if (zoneId) query = query.where('zone_id', '=', zoneId);
      const { total } = await query
        .select((expression) => expression.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await query
        .selectAll()
        .orderBy('published_at', 'desc')
        .orderBy('id')
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
        .execute();
      return {
        list: rows.map((row) => cardOf(row, language)),
        total,
        pageNo,
        hasMore: pageNo * pageSize < total,
      };
    },
    { keepFor: KEEP },
  ),
  route(
    'GET /article/article/detail.do',
    async ({ articleId }, { now, language }) => {
      const row = await db
        .selectFrom('articles')
        .selectAll()
        .where('id', '=', articleId)
        .where('published_at', '<=', new Date(now))
        .executeTakeFirst();
      if (!row) throw new Refused(CODE.NOT_FOUND);
      // Stored by the seed and the operator in the contract's own form.
      return { ...cardOf(row, language), blocks: inLanguage(row.blocks, language) as Blocks };
    },
    { keepFor: KEEP },
  ),
];
