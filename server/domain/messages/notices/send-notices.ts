import type { IsDue } from '../../../kernel/jobs';
import { sql } from 'kysely';
import type { Db } from '../../../db/database';

/** Users to whom one run sends. */
const BATCH = 500;

/**
 * Sends the oldest unsent notice to the next users, in a transaction that holds its row: one message each, however many
 * processes send and wherever one dies. Who signs up later does not get it. @param now ms @returns whether there is more
 */
export function sendNotices(db: Db, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const notice = await trx
      .selectFrom('notices')
      .selectAll()
      .where('sent_at', 'is', null)
      .orderBy('published_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!notice) return false;
    const { id, message_class: messageClass, title, summary, button } = notice;
    const link = button && { page: button.page, query: button.query };
    const { rows } = await sql<{ id: string }>`
      with reached as (
        select u.id from users u
        where u.id > ${notice.sent_through} and u.created_at <= ${notice.published_at}
        order by u.id limit ${sql.lit(BATCH)}
      ),
      written as (
        insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
        select u.id, ${messageClass}, ${`${messageClass}Notice`},
          ${JSON.stringify({ noticeId: id, title, summary })}::jsonb,
          ${link && JSON.stringify(link)}::jsonb, 'notice:' || ${id} || ':' || u.id, ${new Date(now)}
        from reached r join users u on u.id = r.id and u.deleted_at is null
        on conflict (dedupe_key) do nothing
      )
      select id from reached order by id`.execute(trx);
    const last = rows.at(-1);
    await trx
      .updateTable('notices')
      .set(last ? { sent_through: last.id } : { sent_at: new Date(now) })
      .where('id', '=', id)
      .execute();
    return true;
  });
}

/** Whether a notice is not sent yet. */
export const areNoticesDue: IsDue = () => sql`exists (select from notices where sent_at is null)`;
