import { sql } from 'kysely';
import { dayOf } from '../../kernel/clock';

/**
 * SQL: an order of a member `l` needs to know whom it is for. The dose was given, so that it is part of a vaccination
 * record; the clinic may still receive them late today; or money has not gone back yet. @param now ms
 */
export const isNeeded = (now: number) => sql`exists (
  select from orders o where o.user_id = l.user_id and o.linkman_id = l.id and not (
    o.status in ('CANCELLED', 'REFUNDED') or (o.status = 'NO_SHOW' and o.day < ${dayOf(now)}::date)))`;

/** SQL: what a person is known by is emptied. */
export const NAMELESS = sql`name = '', document_number = '', birthday = null, sex = null, person_key = null, proved_at = null`;
