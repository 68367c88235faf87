import { AWAY_AFTER } from '@contract/service/chat-rules';
import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import type { StoredLink } from '../../../db/desk-tables';
import { DAY } from '../../../kernel/clock';

/** Where the message leads. */
const LINK = JSON.stringify({ page: 'service', query: {} } satisfies StoredLink);
/** Conversations announced in one step of the job. */
const BATCH = 100;
/**
 * ms after its end from which a conversation is looked at no more: nobody writes in it any more, and what it has unread is
 * the event of its end.
 */
const REACH = 30 * DAY;

/**
 * Announces staff's answers in the message centre to people who are not looking: one message for all that they have not
 * read, and no other until they have looked. @param now ms @returns how many
 */
export async function announceAnswers(db: Db, now: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with due as (
      select id, user_id, last_seq from service_conversations c
      where c.notified_seq < c.last_seq and c.user_read_seq < c.last_seq and c.notified_seq <= c.user_read_seq
        and coalesce(c.closed_at, 'infinity'::timestamptz) > ${new Date(now - REACH)}
        and c.user_seen_at < ${new Date(now - AWAY_AFTER)}
        and exists (select 1 from service_messages m where m.conversation_id = c.id
          and m.seq > c.user_read_seq and m.sender = 'staff')
      order by coalesce(c.closed_at, 'infinity'::timestamptz), id limit ${BATCH} for update of c skip locked
    ), noted as (
      update service_conversations c set notified_seq = due.last_seq from due where c.id = due.id
    )
    insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
    select user_id, 'reminder', 'serviceReply', '{}'::jsonb, ${LINK}::jsonb, null, ${new Date(now)}
    from due`.execute(db);
  return Number(numAffectedRows);
}
