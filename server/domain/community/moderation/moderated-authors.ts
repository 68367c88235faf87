import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ModeratedAuthor } from '@contract/community/moderation-endpoints';
import type { Db } from '../../../db/database';
import { authorCardOf, authorColumns } from '../authors/author-card';
import type { AuthorColumns } from '../authors/author-card';

/** Authors that a search shows. */
const SHOWN = 20;

interface Row extends AuthorColumns {
  readonly posts: number;
  readonly removals: number;
  readonly created_at: Date;
  readonly forbidden_until: Date | null;
}

/** Authors as staff see them, who fulfil a condition on `a`. */
export async function moderatedAuthors(
  db: Db,
  where: RawBuilder<unknown>,
): Promise<ModeratedAuthor[]> {
  const { rows } = await sql<Row>`
    select ${authorColumns()}, a.posts, a.created_at, a.forbidden_until,
      (select count(*)::int from moderation_decisions r
        where r.author_id = a.id and r.action = 'remove' and r.undone_at is null) as removals
    from authors a where ${where} order by a.posts desc, a.id limit ${sql.lit(SHOWN)}`.execute(db);
  return rows.flatMap((row) => {
    const author = authorCardOf(row);
    if (!author) return [];
    return [
      {
        author,
        posts: row.posts,
        removals: row.removals,
        since: row.created_at.getTime(),
        mutedUntil: row.forbidden_until?.getTime() ?? null,
      },
    ];
  });
}

/** Authors by a part of their nickname, or by their whole id. */
export const findAuthors = (db: Db, word: string): Promise<ModeratedAuthor[]> =>
  moderatedAuthors(
    db,
    sql`a.id = ${word} or position(lower(${word}::text) in lower(a.nickname)) > 0`,
  );
