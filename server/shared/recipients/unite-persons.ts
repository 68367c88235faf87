import { sql } from 'kysely';
import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import type { Db } from '../../db/database';
import { statusList } from '../lifecycle/statuses';

const ACTIVE = statusList(ACTIVE_STATUSES);

/** Why two persons cannot become one. */
export type UniteConflict =
  /** They were born on different days, or are of different sexes. */
  | 'different'
  /** The same dose is booked under both. */
  | 'bookedTwice'
  /** One account has both as members of its family. */
  | 'twiceInFamily';

const CONFLICTS = (target: string, other: string) => sql<Record<UniteConflict, boolean>>`
with who as (
  select l.birthday, l.sex from linkmen l where l.person_key in (${target}, ${other}) and l.deleted_at is null
  union
  select (o.person ->> 'birthday')::date, (o.person ->> 'sex')::smallint from orders o
  where o.person_key in (${target}, ${other}) and o.person is not null
)
select
  (select count(distinct birthday) > 1 or count(distinct sex) > 1 from who) as different,
  exists (select from orders a join orders b on b.person_key = ${other} and b.vaccine_code = a.vaccine_code
    and b.dose_no = a.dose_no and b.status in (${sql.raw(ACTIVE)})
    where a.person_key = ${target} and a.status in (${sql.raw(ACTIVE)})) as "bookedTwice",
  exists (select from linkmen a join linkmen b on b.user_id = a.user_id and b.person_key = ${other} and b.deleted_at is null
    where a.person_key = ${target} and a.deleted_at is null) as "twiceInFamily"`;

/** What keeps two persons from becoming one; null: nothing. */
export async function uniteConflict(
  db: Db,
  target: string,
  other: string,
): Promise<UniteConflict | null> {
  const { rows } = await CONFLICTS(target, other).execute(db);
  const found = rows[0];
  if (found?.different) return 'different';
  if (found?.bookedTwice) return 'bookedTwice';
  return found?.twiceInFamily ? 'twiceInFamily' : null;
}

/** Accounts that have one of two persons in their family, or something booked for them. */
export async function accountsOf(db: Db, persons: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from linkmen where person_key = any(${[...persons]}::text[]) and deleted_at is null
    union select user_id from orders where person_key = any(${[...persons]}::text[]) and user_id is not null`.execute(
    db,
  );
  return rows.map(({ user_id: userId }) => userId);
}

/**
 * Makes one person of two: everything of `other` is known under `known` from now on, and further documents of `other` lead
 * there. @param db a transaction @returns how many appointments and doses have changed over
 */
export async function unitePersons(db: Db, target: string, other: string): Promise<number> {
  // The numbers of both would collide; those of `known` go on.
  const moved = await sql`
    update orders set person_key = ${target}, person_turn = null where person_key = ${other}`.execute(
    db,
  );
  await sql`update linkmen set person_key = ${target} where person_key = ${other}`.execute(db);
  await sql`update waitlist_entries set person_key = ${target} where person_key = ${other}`.execute(
    db,
  );
  await sql`
    update release_people p set person_key = ${target} where p.person_key = ${other}`.execute(db);
  await sql`update person_documents set person_key = ${target} where person_key = ${other}`.execute(
    db,
  );
  return Number(moved.numAffectedRows ?? 0);
}
