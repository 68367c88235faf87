import { EXPIRY_WARNING_DAYS } from '@contract/beans/bean-rules';
import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { DAY } from '../../kernel/clock';

/** Messages that one statement writes. */
const BATCH = 500;

/**
 * Writes to everybody whose beans expire within 30 days: one message for each day on which some do, under a key, so that
 * however many processes run it there is one. @param now ms @returns how many were written
 */
export async function warnOfExpiry(db: Db, now: number): Promise<number> {
  const until = new Date(now + EXPIRY_WARNING_DAYS * DAY);
  const { rows } = await sql`
    insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
    select d.user_id, 'reminder', 'beansExpiring',
      jsonb_build_object('beans', d.beans::text, 'day', d.last_day),
      jsonb_build_object('page', 'healthBeanTask', 'query', '{}'::jsonb),
      d.key, ${new Date(now)}
    from (
      select user_id, sum(remaining) as beans,
        to_char((expires_at at time zone 'Asia/Shanghai')::date - 1, 'YYYY-MM-DD') as last_day,
        'beans:' || user_id || ':' || to_char(expires_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as key
      from bean_lots
      where remaining > 0 and expires_at > ${new Date(now)} and expires_at <= ${until}
      group by user_id, expires_at
    ) d
    join users u on u.id = d.user_id and u.deleted_at is null
    where not exists (select from messages m where m.dedupe_key = d.key)
      and not exists (select from muted_messages x
        where x.user_id = d.user_id and x.kind = 'beansExpiring' and x.channel = 'inApp')
    order by d.user_id limit ${sql.lit(BATCH)}
    on conflict (dedupe_key) do nothing
    returning id`.execute(db);
  return rows.length;
}
