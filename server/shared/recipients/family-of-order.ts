import { sql } from 'kysely';
import type { Db } from '../../db/database';

/**
 * Whether a family member `l` is the person of an order `o`: of the account that booked it, or, for a walk-in of no account,
 * of any account that has the person under that name.
 */
export const isFamilyOfOrder = sql`l.person_key = o.person_key and l.deleted_at is null and (l.user_id = o.user_id
  or (o.user_id is null and o.source = 'walk_in' and are_names_of(o.person_key, order_name(o), l.name)))`;

/** Whether an account has the person of an order among its family members: it can be sent messages about them. */
export async function hasFamily(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders o join linkmen l on ${isFamilyOfOrder} where o.id = ${orderId} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
