import { sql } from 'kysely';
import type { AuthorCard } from '@contract/community/cards';
import { FEED_PAGE } from '@contract/community/content-limit-rules';
import type { Db } from '../../../db/database';
import { authorCardOf, authorColumns } from '../authors/author-card';
import type { AuthorColumns } from '../authors/author-card';
import { timeCursor, parseTimeCursor } from '../feeds/cursor';
import { READ_ROWS } from '../feeds/sources';

/** Table of each relation, and its columns: whose it is, and whom it names. */
const RELATIONS = {
  followed: { table: 'follows', owner: 'follower_id', other: 'followed_id' },
  followers: { table: 'follows', owner: 'followed_id', other: 'follower_id' },
  blocked: { table: 'blocks', owner: 'author_id', other: 'blocked_id' },
} as const;
export type Relation = keyof typeof RELATIONS;

type Row = AuthorColumns & { readonly at: Date; readonly other_id: string };

/** Authors in a relation to one, the latest first. @throws DomainError 9999 */
export async function authorList(
  db: Db,
  authorId: string,
  relation: Relation,
  cursor: string | undefined,
): Promise<{ list: AuthorCard[]; next: string | null }> {
  const { table, owner, other } = RELATIONS[relation];
  const position = parseTimeCursor(cursor);
  const otherId = sql.ref(`r.${other}`);
  const { rows } = await sql<Row>`select r.at, ${otherId} as other_id, ${authorColumns()}
    from ${sql.table(table)} r join authors a on a.id = ${otherId}
    where ${sql.ref(`r.${owner}`)} = ${authorId}
      and ${position === null ? sql`true` : sql`(r.at, ${otherId}) < (${new Date(position.at)}::timestamptz, ${position.id}::text)`}
    order by r.at desc, ${otherId} desc limit ${sql.lit(READ_ROWS)}`.execute(db);
  const last = rows[FEED_PAGE - 1];
  return {
    list: rows
      .slice(0, FEED_PAGE)
      .map(authorCardOf)
      .filter((card) => card !== null),
    next:
      rows.length > FEED_PAGE && last
        ? timeCursor({ at: last.at.getTime(), id: last.other_id })
        : null,
  };
}
