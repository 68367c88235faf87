import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database';
import type { VideosTable } from '../../../db/telemetry-tables';

const RELATED_SHOWN = 4;

/** A video's row. */
export type VideoRow = Selectable<VideosTable>;

const published = (db: Db, now: number) =>
  db.selectFrom('videos').where('published_at', '<=', new Date(now));

/** A page of the published videos, newest first, and how many there are. */
export async function videoPage(
  db: Db,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  now: number,
): Promise<{ rows: VideoRow[]; total: number }> {
  const { total } = await published(db, now)
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await published(db, now)
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { rows, total };
}

/** A published video. */
export const findVideo = (db: Db, id: string, now: number): Promise<VideoRow | undefined> =>
  published(db, now).selectAll().where('id', '=', id).executeTakeFirst();

/** Related videos: those with the same first label first, newest first. */
export const relatedVideos = (db: Db, { id, labels }: VideoRow, now: number): Promise<VideoRow[]> =>
  published(db, now)
    .selectAll()
    .where('id', '<>', id)
    .orderBy(sql`labels->'zh' ? ${labels.zh[0] ?? ''}::text`, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(RELATED_SHOWN)
    .execute();
