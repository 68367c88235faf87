import { sql } from 'kysely';
import type { Db } from '../../db/database';

/**
 * Deletes those of past slots that nobody has used: without an order, an offer, a closing or a capacity that was changed.
 * The others stay, marked, so that they are not looked at again. Within a transaction that has locked them.
 */
export async function erasePastSlots(trx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    delete from slots s where s.id = any(${ids}::bigint[])
      and s.remaining = s.capacity and s.held = 0 and s.closed_at is null
      and not exists (select from orders o
        where o.day = s.day and o.depa_code = s.depa_code and o.slot_id = s.id)
      and not exists (select from holds h where h.slot_id = s.id and h.kind = 'offer')
      and not exists (select from capacity_changes c where c.slot_id = s.id)`.execute(trx);
  await sql`update slots set was_used = true where id = any(${ids}::bigint[])`.execute(trx);
}
