import { sql } from 'kysely';
import type { Db } from '../../../db/database';

/** An account that may see an order, and how it calls the person. */
export interface NotifiedAccount {
  readonly userId: string;
  readonly person: string;
  /** Whether the order is its own. */
  readonly isOwner: boolean;
}

/**
 * Accounts that may see an order: its own, or of a walk-in those whose family has the person, under the same name
 * (docs/decisions/0025, 0115). Deleted accounts are none.
 */
export async function notifiedAccounts(
  db: Db,
  orderId: string,
): Promise<readonly NotifiedAccount[]> {
  const { rows } = await sql<NotifiedAccount>`
    select distinct on (u.id) u.id as "userId", coalesce(l.name, '') as person, o.user_id is not null as "isOwner"
    from orders o
    left join linkmen l on case when o.user_id is not null then l.id = o.linkman_id
      else l.person_key = o.person_key and l.deleted_at is null
        and are_names_of(o.person_key, order_name(o), l.name) end
    join users u on u.id = coalesce(o.user_id, l.user_id) and u.deleted_at is null
    where o.id = ${orderId}
    order by u.id, l.id`.execute(db);
  return rows;
}
