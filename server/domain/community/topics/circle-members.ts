import { sql } from 'kysely';
import type { AuthorCard } from '@contract/community/cards';
import { FEED_PAGE } from '@contract/community/content-limit-rules';
import type { Db } from '../../../db/database';
import { authorCardOf, authorColumns } from '../authors/author-card';
import type { AuthorColumns } from '../authors/author-card';
import { timeCursor, parseTimeCursor } from '../feeds/cursor';
import { fromPosition } from '../feeds/position-condition';
import { READ_ROWS } from '../feeds/sources';
import { notBlocked } from '../posts/post-cards';
import { stateRefusal } from '../refusals/refusals';
import { circleDetail } from './topics';

type Row = AuthorColumns & { readonly at: Date; readonly id: string };

/**
 * Members of a circle, the latest first, for its members only: a circle can tell what somebody is concerned with.
 * @throws DomainError 1007, 9991 (reason `notJoined`), 9999
 */
export async function circleMembers(
  db: Db,
  circleId: string,
  cursor: string | undefined,
  reader: string | null,
): Promise<{ list: AuthorCard[]; next: string | null }> {
  const { joined } = await circleDetail(db, circleId, reader);
  if (!joined)
    throw stateRefusal('notJoined', {
      zh: '加入圈子后才能看到成员',
      en: 'Join the circle to see its members.',
    });
  const { rows } = await sql<Row>`
    select m.at, m.author_id as id, ${authorColumns()}
    from circle_members m join authors a on a.id = m.author_id
    where m.circle_id = ${circleId} and ${notBlocked(sql`m.author_id`, reader)}
      and ${fromPosition(sql`m.at`, sql`m.author_id`, parseTimeCursor(cursor))}
    order by m.at desc, m.author_id desc limit ${sql.lit(READ_ROWS)}`.execute(db);
  const last = rows[FEED_PAGE - 1];
  return {
    list: rows
      .slice(0, FEED_PAGE)
      .map(authorCardOf)
      .filter((card) => card !== null),
    next:
      rows.length > FEED_PAGE && last ? timeCursor({ at: last.at.getTime(), id: last.id }) : null,
  };
}
