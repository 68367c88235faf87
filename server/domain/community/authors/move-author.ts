import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { eraseAuthor } from './erase-author';

/** Rows of an author that are one of a kind, by the columns that say of what. */
const OWN_ROWS = [
  ['likes', 'author_id', ['target_type', 'target_id']],
  ['collects', 'author_id', ['target_type', 'target_id']],
  ['topic_follows', 'author_id', ['topic_id']],
  ['circle_members', 'author_id', ['circle_id']],
  ['blocks', 'author_id', ['blocked_id']],
  ['reports', 'reporter_id', ['source_type', 'source_id']],
  ['follows', 'follower_id', ['followed_id']],
] as const;

/** Lets the author's rows be another's, but those that the other has already or that would name itself. @returns how many */
async function moveRows(
  db: Db,
  [table, owner, keys]: (typeof OWN_ROWS)[number],
  { fromId, toId }: { readonly fromId: string; readonly toId: string },
): Promise<number> {
  const same = sql.join(
    keys.map((key) => sql`o.${sql.ref(key)} = t.${sql.ref(key)}`),
    sql` and `,
  );
  const { numAffectedRows } = await sql`update ${sql.table(table)} t set ${sql.ref(owner)} = ${toId}
    where t.${sql.ref(owner)} = ${fromId} and t.${sql.ref(keys[keys.length - 1] ?? '')} <> ${toId}
      and not exists (select from ${sql.table(table)} o where o.${sql.ref(owner)} = ${toId} and ${same})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/**
 * Gives what an account without a mobile did in the community (likes, collections, follows, memberships) to another
 * account of the same person, in the transaction that ends the first. Counters go on counting each of it once; what both
 * have counts once less. @param now ms
 */
export async function moveAuthor(
  db: Db,
  fromUserId: string,
  toUserId: string,
  now: number,
): Promise<void> {
  const authors = await db
    .selectFrom('authors')
    .select(['id', 'user_id'])
    .where('user_id', 'in', [fromUserId, toUserId])
    .orderBy('id')
    .forUpdate()
    .execute();
  const from = authors.find(({ user_id }) => user_id === fromUserId);
  const to = authors.find(({ user_id }) => user_id === toUserId);
  if (!from) return;
  if (!to) {
    await db.updateTable('authors').set({ user_id: toUserId }).where('id', '=', from.id).execute();
    return;
  }
  const ids = { fromId: from.id, toId: to.id };
  for (const rows of OWN_ROWS) {
    const moved = await moveRows(db, rows, ids);
    if (rows[0] === 'follows')
      await sql`update authors set following = following + ${moved} where id = ${to.id}`.execute(
        db,
      );
  }
  await eraseAuthor(db, fromUserId, 'anonymise', now);
}
