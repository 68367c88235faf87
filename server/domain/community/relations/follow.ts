import { sql } from 'kysely';
import { MOST_FOLLOWED } from '@contract/community/content-limit-rules';
import type { Db } from '../../../db/database';
import { notBlocked } from '../posts/post-cards';
import { noteFollow } from '../interactions/due';
import { followLimit, NOT_FOUND, wrongInput } from '../refusals/refusals';

/** Follows of an author by another are counted one after the other, or the limit could be passed. */
const lockOf = (authorId: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`follower ${authorId}`}))`;

/** Changes both authors' counters, in the order of their ids. */
async function countFollow(db: Db, followerId: string, followedId: string, by: 1 | -1) {
  const n = sql.lit(by);
  await sql`update authors a set
      following = a.following + case when a.id = ${followerId} then ${n} else 0 end,
      followers = a.followers + case when a.id = ${followedId} then ${n} else 0 end
    from (select id from authors where id in (${followerId}, ${followedId}) order by id for no key update) s
    where a.id = s.id`.execute(db);
}

/** Ends following, where there is any. */
export async function endFollow(db: Db, followerId: string, followedId: string): Promise<void> {
  const row = await db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .returning('at')
    .executeTakeFirst();
  if (row) await countFollow(db, followerId, followedId, -1);
}

/** @throws DomainError 1002 where the author does not exist, or one of the two has blocked the other */
export async function requireAuthor(
  db: Db,
  authorId: string,
  reader: string | null,
): Promise<void> {
  const { rows } = await sql`select 1 from authors a
    where a.id = ${authorId} and ${notBlocked(sql`a.id`, reader)}`.execute(db);
  if (rows.length === 0) throw NOT_FOUND.user();
}

/** Sets or ends following. @throws DomainError 1002, 9999 for oneself, FL40005 */
export function setFollow(
  db: Db,
  followerId: string,
  { userId, on }: { readonly userId: string; readonly on: boolean },
  now: number,
): Promise<void> {
  if (followerId === userId) throw wrongInput('不能关注自己', 'You cannot follow yourself.');
  return db.transaction().execute(async (trx) => {
    await lockOf(followerId).execute(trx);
    if (!on) return endFollow(trx, followerId, userId);
    await requireAuthor(trx, userId, followerId);
    const row = await trx
      .insertInto('follows')
      .values({ follower_id: followerId, followed_id: userId, at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('at')
      .executeTakeFirst();
    if (!row) return;
    const { count } = await trx
      .selectFrom('follows')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('follower_id', '=', followerId)
      .executeTakeFirstOrThrow();
    if (count > MOST_FOLLOWED.users) throw followLimit('users', MOST_FOLLOWED.users);
    await countFollow(trx, followerId, userId, 1);
    await noteFollow(trx, followerId, userId);
  });
}

/** Sets or ends a block, which ends following both ways. @throws DomainError 1002, 9999 for oneself */
export function setBlock(
  db: Db,
  authorId: string,
  { userId, on }: { readonly userId: string; readonly on: boolean },
  now: number,
): Promise<void> {
  if (authorId === userId) throw wrongInput('不能拉黑自己', 'You cannot block yourself.');
  return db.transaction().execute(async (trx) => {
    for (const id of [authorId, userId].sort()) await lockOf(id).execute(trx);
    if (!on) {
      await trx
        .deleteFrom('blocks')
        .where('author_id', '=', authorId)
        .where('blocked_id', '=', userId)
        .execute();
      return;
    }
    await requireAuthor(trx, userId, null);
    await trx
      .insertInto('blocks')
      .values({ author_id: authorId, blocked_id: userId, at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await endFollow(trx, authorId, userId);
    await endFollow(trx, userId, authorId);
  });
}
