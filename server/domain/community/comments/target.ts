import { sql } from 'kysely';
import type { ContentTarget } from '@contract/community/cards';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { isShown } from '../../../db/is-shown';
import { DomainError } from '../../../http/domain-error';
import { notBlocked } from '../posts/post-cards';
import { NOT_FOUND } from '../refusals/refusals';

export interface CommentTarget {
  readonly type: ContentTarget;
  readonly id: string;
}

/** Author of a post that is commented on; null for articles, videos and posts of deleted accounts. */
export interface TargetOwner {
  readonly ownerId: string | null;
  /** Only authors whom the owner follows may comment. */
  readonly shielded: boolean;
}

/** @throws DomainError 1003, 4004 where the reader may not see it */
export async function requireTarget(
  db: Db,
  { type, id }: CommentTarget,
  reader: string | null,
  now: number,
): Promise<TargetOwner> {
  if (type === 'post') {
    const { rows } = await sql<{ author_id: string | null; shielded: boolean | null }>`
      select p.author_id, a.shielded from posts p left join authors a on a.id = p.author_id
      where p.id = ${id} and (p.state = 'published' or (p.author_id = ${reader}::text and p.state in ('checking', 'held')))
        and ${notBlocked(sql`p.author_id`, reader)}`.execute(db);
    const [row] = rows;
    if (!row) throw NOT_FOUND.post();
    return { ownerId: row.author_id, shielded: row.shielded ?? false };
  }
  const row =
    type === 'article'
      ? await db
          .selectFrom('articles')
          .select('id')
          .where('id', '=', id)
          .where(isShown('articles', now))
          .executeTakeFirst()
      : await db
          .selectFrom('videos')
          .select('id')
          .where('id', '=', id)
          .where('published_at', '<=', new Date(now))
          .executeTakeFirst();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  return { ownerId: null, shielded: false };
}
