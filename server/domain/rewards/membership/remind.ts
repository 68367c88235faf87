import { RENEWAL_REMINDERS } from '@contract/member/member-rules';
import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { addDays } from '@contract/time/day-rules';
import { dayOf, instantOf } from '../../../kernel/clock';

const BATCH = 500;

/**
 * Reminds of memberships that end after 7 days and after 1, once each; nothing is renewed by itself. Whoever has a term
 * behind it is not reminded. @param now ms @returns how many messages were written
 */
export async function remindOfEnds(db: Db, now: number): Promise<number> {
  let written = 0;
  for (const days of RENEWAL_REMINDERS) {
    const lastDay = addDays(dayOf(now), days);
    const endsAt = new Date(instantOf(addDays(lastDay, 1), '00:00'));
    const { rows } = await sql`
      insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
      select t.user_id, 'reminder', 'memberEnding', jsonb_build_object('day', ${lastDay}::text),
        jsonb_build_object('page', 'memberIndex', 'query', '{}'::jsonb),
        'member:' || t.user_id || ':' || ${lastDay}::text || ':' || ${String(days)}::text, ${new Date(now)}
      from member_terms t join users u on u.id = t.user_id and u.deleted_at is null
      where t.ends_at = ${endsAt} and t.starts_at < t.ends_at
        and not exists (select from member_terms l where l.user_id = t.user_id and l.ends_at > t.ends_at)
        and not exists (select from messages m
          where m.dedupe_key = 'member:' || t.user_id || ':' || ${lastDay}::text || ':' || ${String(days)}::text)
        and not exists (select from muted_messages x
          where x.user_id = t.user_id and x.kind = 'memberEnding' and x.channel = 'inApp')
      order by t.user_id limit ${sql.lit(BATCH)}
      on conflict (dedupe_key) do nothing returning id`.execute(db);
    written += rows.length;
  }
  return written;
}
