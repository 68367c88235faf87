import { sql } from 'kysely';
import type { AccessedPart } from '@contract/personal/access-rules';
import type { Db } from '../../db/database';
import type { Staff } from '../../http/context';
import { dayOf } from '../../kernel/clock';

/** ms within which opening the same again is one access: lists are read again while they are shown. */
const ONE_ACCESS = 10 * 60_000;

/** Something of an account; `userId` null: of nobody with an account, as a walk-in's appointment. */
export interface Accessed {
  readonly userId: string | null;
  readonly part: AccessedPart;
  /** Id of the order, the conversation, or what was written. */
  readonly subject: string;
}

/**
 * Records what a member of staff has opened, for the accounts it belongs to; call it before the answer is sent. Deleted
 * accounts get no record. @param now ms
 */
export async function recordAccesses(
  db: Db,
  { staffId, role }: Pick<Staff, 'staffId' | 'role'>,
  accessed: readonly Accessed[],
  now: number,
): Promise<void> {
  const rows = accessed.filter(({ userId }) => userId !== null);
  if (rows.length === 0) return;
  const [at, since, day] = [new Date(now), new Date(now - ONE_ACCESS), dayOf(now)];
  // Accounts are locked as by a reference; a deletion takes a stronger lock, so no row is written after it.
  await sql`
    insert into record_accesses (user_id, staff_id, role, part, subject, day, first_at, last_at)
    select a.user_id, ${staffId}, ${role === 'manager' ? 'desk' : role}, a.part, a.subject, ${day}::date, ${at}, ${at}
    from (select distinct r."userId" as user_id, r.part, r.subject
      from json_to_recordset(${JSON.stringify(rows)}::json) as r ("userId" text, part text, subject text)) a
    join users u on u.id = a.user_id and u.deleted_at is null
    where not exists (select from record_accesses k where k.user_id = a.user_id and k.staff_id = ${staffId}
      and k.part = a.part and k.subject = a.subject and k.day = ${day}::date and k.last_at > ${since})
    order by a.user_id, a.part, a.subject
    for key share of u
    on conflict (user_id, staff_id, part, subject, day)
    do update set times = record_accesses.times + 1, last_at = excluded.last_at`.execute(db);
}

/** Records that a member of staff has seen an appointment, for the account that it belongs to. @param now ms */
export async function recordOrder(
  db: Db,
  staff: Pick<Staff, 'staffId' | 'role'>,
  { orderId, part }: { readonly orderId: string; readonly part: AccessedPart },
  now: number,
): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return;
  await recordAccesses(db, staff, [{ userId: order.user_id, part, subject: orderId }], now);
}
