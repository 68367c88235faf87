import { sql } from 'kysely';

/** SQL condition: nobody has used slot `s`: without an order, an offer, a closing or a capacity that was changed. */
export const isUnused = sql<boolean>`s.remaining = s.capacity and s.held = 0 and s.closed_at is null
  and not exists (select from orders o
    where o.day = s.day and o.depa_code = s.depa_code and o.slot_id = s.id)
  and not exists (select from holds h where h.slot_id = s.id and h.kind = 'offer')
  and not exists (select from capacity_changes c where c.slot_id = s.id)`;
