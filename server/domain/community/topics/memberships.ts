import { sql } from 'kysely';
import { MOST_FOLLOWED } from '@contract/community/content-limit-rules';
import type { Db } from '../../../db/database';
import { followLimit, NOT_FOUND } from '../refusals/refusals';

/** An author's place in a circle, or interest in a topic. */
const MEMBERSHIPS = {
  circle: { table: 'circle_members', column: 'circle_id', groups: 'circles', counter: 'members' },
  topic: { table: 'topic_follows', column: 'topic_id', groups: 'topics', counter: 'followers' },
} as const;
export type MembershipKind = keyof typeof MEMBERSHIPS;

const countOf = async (db: Db, authorId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('topic_follows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Sets or ends a membership; setting what is set changes nothing. @throws DomainError 1006, 1007, TFL40004 */
export function setMembership(
  db: Db,
  kind: MembershipKind,
  authorId: string,
  { targetId, on }: { readonly targetId: string; readonly on: boolean },
  now: number,
): Promise<void> {
  const { table, column, groups, counter } = MEMBERSHIPS[kind];
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`member ${authorId}`}))`.execute(trx);
    const target = await trx
      .selectFrom(groups)
      .select('id')
      .where('id', '=', targetId)
      .executeTakeFirst();
    if (!target) throw kind === 'circle' ? NOT_FOUND.circle() : NOT_FOUND.topic();
    const { numAffectedRows = 0n } = on
      ? await sql`insert into ${sql.table(table)} (author_id, ${sql.ref(column)}, at)
          values (${authorId}, ${targetId}, ${new Date(now)}) on conflict do nothing`.execute(trx)
      : await sql`delete from ${sql.table(table)}
          where author_id = ${authorId} and ${sql.ref(column)} = ${targetId}`.execute(trx);
    if (numAffectedRows === 0n) return;
    if (on && kind === 'topic' && (await countOf(trx, authorId)) > MOST_FOLLOWED.topics)
      throw followLimit('topics', MOST_FOLLOWED.topics);
    await sql`update ${sql.table(groups)} set ${sql.ref(counter)} = ${sql.ref(counter)} + ${sql.lit(on ? 1 : -1)}
      where id = ${targetId}`.execute(trx);
  });
}
