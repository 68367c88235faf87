import { EXPIRY_WARNING_DAYS } from '@contract/beans/bean-rules';
import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { DAY } from '../../../kernel/clock';

/** Lots that one statement looks at. */
const BATCH = 500;

/**
 * Writes to the owners of some lots that expire within 30 days: one message for each day on which some do, under a key,
 * so that however many processes run it there is one. Who has turned this off is left for when it is on again.
 * @param now ms @returns whether there may be more
 */
export async function warnOfExpiry(db: Db, now: number): Promise<boolean> {
  const until = new Date(now + EXPIRY_WARNING_DAYS * DAY);
  const { rows } = await sql<{ lots: number }>`
    with due as materialized (
      select id, user_id, expires_at from bean_lots l
      where remaining > 0 and warned_at is null and expires_at > ${new Date(now)} and expires_at <= ${until}
        and not exists (select from muted_messages x
          where x.user_id = l.user_id and x.kind = 'beansExpiring' and x.channel = 'inApp')
      order by expires_at, user_id limit ${sql.lit(BATCH)}
      -- Whoever spends beans locks lots one by one; waiting for them could be a deadlock.
      for no key update of l skip locked
    ), marked as (
      update bean_lots l set warned_at = ${new Date(now)} from due where l.id = due.id
    ), written as (
      insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
      select d.user_id, 'reminder', 'beansExpiring',
        jsonb_build_object('beans', d.beans::text, 'day', to_char(d.ends_on - 1, 'YYYY-MM-DD')),
        jsonb_build_object('page', 'healthBeanTask', 'query', '{}'::jsonb),
        'beans:' || d.user_id || ':' || to_char(d.ends_on, 'YYYY-MM-DD'), ${new Date(now)}
      from (
        select p.user_id, (p.expires_at at time zone 'Asia/Shanghai')::date as ends_on,
          -- Only some of them may be in the batch.
          (select sum(l.remaining) from bean_lots l
            where l.user_id = p.user_id and l.expires_at = p.expires_at and l.remaining > 0) as beans
        from (select distinct user_id, expires_at from due) p
      ) d
      join users u on u.id = d.user_id and u.deleted_at is null
      -- The same order in every process, which may have lots of the same account.
      order by d.user_id, d.ends_on
      on conflict (dedupe_key) do nothing
    )
    select count(*)::int as lots from due`.execute(db);
  return rows[0]?.lots === BATCH;
}
