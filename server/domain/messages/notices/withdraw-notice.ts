import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { CommandError } from '../../../kernel/command-error';

/** Users whose messages one statement removes. */
const BATCH = 500;

/**
 * Ends the sending, so that nothing is added to what is then removed, however long that takes. A batch that is being
 * sent holds the row: its messages are there once this has it. @returns the last user to whom it was sent
 */
async function endSending(db: Db, noticeId: string, now: number): Promise<string> {
  const ended = await db
    .updateTable('notices')
    .set(({ fn, val }) => ({ sent_at: fn.coalesce('sent_at', val(new Date(now))) }))
    .where('id', '=', noticeId)
    .returning('sent_through')
    .executeTakeFirst();
  if (!ended) throw new CommandError(`There is no notice ${noticeId}.`);
  return ended.sent_through;
}

/**
 * Takes a notice back: it is sent no further, and its messages vanish, read ones too. They are removed in batches, each
 * found by its whole key as it was sent: an index in the database's own collation cannot serve a prefix. The notice goes
 * last, so where this is interrupted, a repetition finishes it.
 * @param now ms @returns how many messages there were @throws CommandError where there is no such notice
 */
export async function withdrawNotice(db: Db, noticeId: string, now: number): Promise<number> {
  const sentThrough = await endSending(db, noticeId, now);
  let removed = 0;
  for (let through: string | undefined = ''; through !== undefined;) {
    const { rows } = await sql<{ last: string | null; removed: number }>`
      with reached as materialized (
        select id from users where id > ${through} and id <= ${sentThrough}
        order by id limit ${sql.lit(BATCH)}
      ),
      gone as (
        delete from messages
        where dedupe_key = any (array(select 'notice:' || ${noticeId} || ':' || id from reached))
        returning id
      )
      select (select max(id) from reached) as last, (select count(*) from gone) as removed`.execute(
      db,
    );
    removed += rows[0]?.removed ?? 0;
    through = rows[0]?.last ?? undefined;
  }
  await db.deleteFrom('notices').where('id', '=', noticeId).execute();
  return removed;
}
