import { sql } from 'kysely';
import type { Deps } from '../../../deps';
import { requireTarget } from '../comments/target';

/** Counters of an article or a video, and the reader's own reactions. */
export interface ContentCounts {
  readonly likes: number;
  readonly collects: number;
  readonly comments: number;
  readonly liked: boolean;
  readonly collected: boolean;
}

/** @throws DomainError 4004 */
export async function contentCounts(
  { db }: Pick<Deps, 'db'>,
  { type, id }: { readonly type: 'article' | 'video'; readonly id: string },
  reader: string | null,
  now: number,
): Promise<ContentCounts> {
  await requireTarget(db, { type, id }, reader, now);
  const own = (table: 'likes' | 'collects') =>
    sql`exists (select 1 from ${sql.table(table)} r
      where r.target_type = ${type} and r.target_id = ${id} and r.author_id = ${reader}::text)`;
  const { rows } = await sql<ContentCounts>`
    select coalesce(c.likes, 0) as likes, coalesce(c.collects, 0) as collects, coalesce(c.comments, 0) as comments,
      ${own('likes')} as liked, ${own('collects')} as collected
    from (select 1) one left join content_counts c on c.target_type = ${type} and c.target_id = ${id}`.execute(
    db,
  );
  return rows[0] ?? { likes: 0, collects: 0, comments: 0, liked: false, collected: false };
}
