import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CircleCard, TopicCard } from '@contract/community/topic-circle-endpoints';
import type { Db } from '../../../db/database';
import { NOT_FOUND } from '../refusals/refusals';

interface TopicRow {
  readonly id: string;
  readonly name: string;
  readonly posts: number;
  readonly followers: number;
  readonly followed: boolean;
}

const topicCardOf = ({ id, ...row }: TopicRow): TopicCard => ({ topicId: id, ...row });

const topicColumns = (reader: string | null): RawBuilder<TopicRow> => sql<TopicRow>`
  t.id, t.name, t.posts, t.followers,
  exists (select 1 from topic_follows f where f.topic_id = t.id and f.author_id = ${reader}::text) as followed`;

export interface TopicRequest {
  readonly word?: string | undefined;
  readonly followed: boolean;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Topics by their number of posts. @returns one more than a page, where there are more */
export async function topicPage(
  db: Db,
  { word, followed, pageNo, pageSize }: TopicRequest,
  reader: string | null,
): Promise<{ list: TopicCard[]; total: number }> {
  const where = sql`${word === undefined ? sql`true` : sql`position(lower(${word}) in lower(t.name)) > 0`}
    and ${followed ? sql`exists (select 1 from topic_follows f where f.topic_id = t.id and f.author_id = ${reader}::text)` : sql`true`}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<TopicRow>`select ${topicColumns(reader)} from topics t where ${where}
      order by t.posts desc, t.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from topics t where ${where}`.execute(db),
  ]);
  return { list: rows.map(topicCardOf), total: counts[0]?.total ?? 0 };
}

/** @throws DomainError 1006 */
export async function topicDetail(
  db: Db,
  topicId: string,
  reader: string | null,
): Promise<TopicCard> {
  const { rows } = await sql<TopicRow>`select ${topicColumns(reader)} from topics t
    where t.id = ${topicId}`.execute(db);
  if (!rows[0]) throw NOT_FOUND.topic();
  return topicCardOf(rows[0]);
}

interface CircleRow {
  readonly id: string;
  readonly name: string;
  readonly intro: string;
  readonly cover: string;
  readonly members: number;
  readonly posts: number;
  readonly joined: boolean;
}

/** Circles in their order; all, or the one of an id. */
export async function circlesOf(
  db: Db,
  reader: string | null,
  circleId: string | null = null,
): Promise<CircleCard[]> {
  const { rows } = await sql<CircleRow>`
    select c.id, c.name, c.intro, c.cover, c.members, c.posts,
      exists (select 1 from circle_members m where m.circle_id = c.id and m.author_id = ${reader}::text) as joined
    from circles c where ${circleId === null ? sql`true` : sql`c.id = ${circleId}`} order by c.sort, c.id`.execute(
    db,
  );
  return rows.map(({ id, ...row }) => ({ circleId: id, ...row }));
}

/** @throws DomainError 1007 */
export async function circleDetail(
  db: Db,
  circleId: string,
  reader: string | null,
): Promise<CircleCard> {
  const [circle] = await circlesOf(db, reader, circleId);
  if (!circle) throw NOT_FOUND.circle();
  return circle;
}
