import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { MessagesTable } from '../../../db/desk-tables';

/** A message as its reader has it: one of the account, or a notice to everybody. */
export interface OwnMessage extends Omit<Selectable<MessagesTable>, 'dedupe_key'> {
  /** Null for a message of the account. */
  readonly notice_id: string | null;
}

/**
 * SQL of the notices to everybody that are shown to users `u`, with when each has read them: those since they signed up,
 * and of a kind that they have turned off only those from before. A condition on `u` may follow.
 */
export const NOTICES_OF_USERS = `
select n.message_id as id, u.id as user_id, n.message_class, n.message_class || 'Notice' as kind,
  jsonb_build_object('noticeId', n.id, 'title', n.title, 'summary', n.summary) as params,
  n.button - 'text' as link, n.published_at as created_at, r.read_at, n.id as notice_id
from users u
join notices n on n.published_at >= u.created_at and n.is_shown
left join notice_reads r on r.notice_id = n.id and r.user_id = u.id
where u.deleted_at is null and not exists (select from muted_messages x
  where x.user_id = u.id and x.kind = n.message_class || 'Notice' and x.channel = 'inApp' and x.muted_at <= n.published_at)`;

/** SQL of all messages that an account has, in brackets. */
export const ownMessages = (userId: string): RawBuilder<OwnMessage> => sql<OwnMessage>`(
  select id, user_id, message_class, kind, params, link, created_at, read_at, null as notice_id
  from messages where user_id = ${userId}
  union all ${sql.raw(NOTICES_OF_USERS)} and u.id = ${userId})`;
