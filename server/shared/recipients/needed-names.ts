import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { dayOf } from '../../kernel/clock';

/**
 * SQL: an order of a member `l` needs to know whom it is for: the clinic vaccinates them today or may still receive them
 * late, or money has not gone back yet. Of a day that is over, the clinic's own system has the record (0134).
 * @param now ms
 */
export const isNeeded = (now: number) => sql`exists (
  select from orders o where o.user_id = l.user_id and o.linkman_id = l.id and not (
    o.status in ('CANCELLED', 'REFUNDED') or (o.status in ('NO_SHOW', 'DONE') and o.day < ${dayOf(now)}::date)))`;

/**
 * Empties what removed members are known by, with their orders as well, where no order needs it any more. Orders keep the
 * hash by which the same dose is not given twice. @param now ms
 */
export const forgetRemoved = (db: Db, ids: readonly string[], now: number): Promise<unknown> =>
  sql`
    with emptied as (
      update linkmen l set name = '', document_number = '', birthday = null, sex = null, person_key = null,
        proved_at = null, identity_checked_at = null
      where l.id = any(${[...ids]}::text[]) and l.deleted_at is not null and l.merged_into is null
        and not ${isNeeded(now)}
      returning l.id, l.user_id
    )
    update orders o set person = null from emptied e
    where o.user_id = e.user_id and o.linkman_id = e.id and o.person is not null`.execute(db);
