import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { CODE } from '@contract/errors';
import type { VideoCard } from '@contract/video/endpoints';
import type { VideosTable } from '../../db/telemetry-tables';
import type { Deps } from '../../deps';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { pageOf } from '../../kernel/page-of';

/** ms; films change by hand. */
const KEEP = 10_000;
const RELATED_SHOWN = 4;

type Row = Selectable<VideosTable>;

const cardOf = (row: Row, language: Language): VideoCard => ({
  videoId: row.id,
  title: inLanguage(row.title, language),
  imgUrl: row.img_url,
  duration: row.duration_ms / 1_000,
  labels: [...inLanguage(row.labels, language)],
  publishedAt: row.published_at.getTime(),
});

export const videoRoutes = ({ db }: Deps): readonly Route[] => [
  route(
    'GET /video/video/pageList.do',
    async ({ pageNo, pageSize }, { now, language }) => {
      const published = db.selectFrom('videos').where('published_at', '<=', new Date(now));
      const { total } = await published
        .select((expression) => expression.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await published
        .selectAll()
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
    'GET /video/video/detail.do',
    async ({ videoId }, { now, language }) => {
      const published = db.selectFrom('videos').where('published_at', '<=', new Date(now));
      const row = await published.selectAll().where('id', '=', videoId).executeTakeFirst();
      if (!row) throw new DomainError(CODE.NOT_FOUND);
      const label = row.labels.zh[0] ?? '';
      const related = await published
        .selectAll()
        .where('id', '<>', videoId)
        .orderBy(sql`labels->'zh' ? ${label}::text`, 'desc')
        .orderBy('published_at', 'desc')
        .orderBy('id')
        .limit(RELATED_SHOWN)
        .execute();
      return {
        ...cardOf(row, language),
        summary: inLanguage(row.summary, language),
        videoUrl: row.video_url,
        transcript: [...inLanguage(row.transcript, language)],
        related: related.map((one) => cardOf(one, language)),
      };
    },
    { keepFor: KEEP },
  ),
];
