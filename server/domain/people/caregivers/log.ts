import { sql } from 'kysely';
import type { CaregiverLogEntry } from '@contract/caregiver/endpoints';
import type { CaregiverRole } from '@contract/caregiver/role-rules';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';

/** Entries that are shown, the newest first. */
const SHOWN = 50;

interface AccessEvent {
  readonly linkmanId: string;
  readonly kind: 'invited' | 'withdrawn' | 'joined' | 'left' | 'removed';
  readonly role: CaregiverRole;
  /** Who did it. */
  readonly userId: string;
  /** Whose access the owner ended. */
  readonly caregiverUserId: string | null;
  /** ms. */
  readonly now: number;
}

/** Logs a change of who may act for a member. @returns the entry's number */
export async function logAccess(db: Db, event: AccessEvent): Promise<number> {
  const { id } = await db
    .insertInto('caregiver_events')
    .values({
      linkman_id: event.linkmanId,
      at: new Date(event.now),
      kind: event.kind,
      role: event.role,
      user_id: event.userId,
      caregiver_user_id: event.caregiverUserId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Logs that an account has merged its own entry with a member. @param now ms @returns the entry's number */
export async function logMerging(
  db: Db,
  { linkmanId, userId }: Pick<AccessEvent, 'linkmanId' | 'userId'>,
  now: number,
): Promise<number> {
  const { id } = await db
    .insertInto('entry_mergings')
    .values({ linkman_id: linkmanId, user_id: userId, at: new Date(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An entry before accounts are named. */
export interface LogRow {
  readonly at: Date;
  readonly kind: CaregiverLogEntry['kind'];
  readonly user_id: string;
  readonly role: CaregiverRole | null;
  readonly whose: string | null;
  readonly order_id: string | null;
  readonly product: Bilingual | null;
}

/** What the family did with a member's appointments, and who may act for them: the newest first, one of a time after another. */
export async function logOf(db: Db, linkmanId: string): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select * from (
      (select e.at, case e.kind when 'created' then 'booked' when 'refund' then 'cancelled' else e.kind end as kind,
        coalesce(case when e.kind = 'created' then nullif(o.booked_by, '') end, e.acted_by, o.user_id) as user_id,
        null as role, null as whose, o.id as order_id, p.short_name as product, e.id
      from orders o join order_events e on e.order_id = o.id join products p on p.id = o.product_id
      where o.linkman_id = ${linkmanId} and o.removed_at is null and e.actor = 'user'
        and (e.kind in ('created', 'changed', 'cancelled', 'arrived') or (e.kind = 'refund' and e.status_after = 'REFUNDING'))
      order by e.at desc, e.id desc limit ${SHOWN})
      union all
      (select c.at, c.kind, c.user_id, c.role, c.caregiver_user_id, null, null, c.id
      from caregiver_events c where c.linkman_id = ${linkmanId}
      order by c.id desc limit ${SHOWN})
      union all
      (select m.at, 'merged', m.user_id, null, null, null, null, m.id
      from entry_mergings m where m.linkman_id = ${linkmanId}
      order by m.id desc limit ${SHOWN})
    ) entries
    order by at desc, kind = 'merged' desc, id desc limit ${SHOWN}`.execute(db);
  return rows;
}
