import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { CODE } from '@contract/errors';
import type { ArticleBlock, ArticleCard } from '@contract/article/endpoints';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { ArticlesTable } from '../../db/tables';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { pageOf } from '../../kernel/page-of';

/** ms; articles change by hand. */
const KEEP = 10_000;
const RELATED_SHOWN = 3;
const CARD_COLUMNS = ['id', 'title', 'summary', 'img_url', 'published_at', 'read_minutes'] as const;

type Row = Selectable<ArticlesTable>;
type CardRow = Pick<Row, (typeof CARD_COLUMNS)[number]>;

const cardOf = (row: CardRow, language: Language): ArticleCard => ({
  articleId: row.id,
  title: inLanguage(row.title, language),
  summary: inLanguage(row.summary, language),
  imgUrl: row.img_url,
  publishedAt: row.published_at.getTime(),
  readMinutes: row.read_minutes,
});

/** Related articles: of the same zone first, then of the same channel, newest first. */
const relatedTo = ({ id, zone_id, channel }: Row, db: Db, now: number): Promise<CardRow[]> =>
  db
    .selectFrom('articles')
    .select(CARD_COLUMNS)
    .where('id', '<>', id)
    .where('published_at', '<=', new Date(now))
    .orderBy(sql`coalesce(zone_id = ${zone_id}::text, false)`, 'desc')
    .orderBy(sql`channel = ${channel}`, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(RELATED_SHOWN)
    .execute();

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
        .select(CARD_COLUMNS)
        .orderBy('published_at', 'desc')
        .orderBy('id')
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
        .execute();
      const list = rows.map((row) => cardOf(row, language));
      return pageOf(list, { total, pageNo, pageSize });
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
      if (!row) throw new DomainError(CODE.NOT_FOUND);
      const related = await relatedTo(row, db, now);
      return {
        ...cardOf(row, language),
        channel: row.channel,
        zoneId: row.zone_id,
        // Stored by the seed and the operator in the contract's own form.
        blocks: [...inLanguage(row.blocks, language)] as ArticleBlock[],
        related: related.map((one) => cardOf(one, language)),
      };
    },
    { keepFor: KEEP },
  ),
];
