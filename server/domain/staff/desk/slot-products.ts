import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Bilingual } from '../../../kernel/language';

/** A product of a slot. */
export interface SlotProduct {
  readonly id: string;
  readonly name: Bilingual;
}

/**
 * SQL: the products that share slot `s`, in order; where these have got other slots, those of its appointments.
 */
export const slotProducts: RawBuilder<readonly SlotProduct[]> = sql<readonly SlotProduct[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'name', p.short_name) order by p.sort, p.id), '[]'::json)
  from products p where p.id in (
    select g.product_id from slot_group_products g
    join clinic_products o on o.depa_code = g.depa_code and o.product_id = g.product_id and o.retired_at is null
    where g.depa_code = s.depa_code and g.group_code = s.group_code
    union
    select o.product_id from orders o where o.day = s.day and o.depa_code = s.depa_code and o.slot_id = s.id
      and not exists (select from slot_group_products g where g.depa_code = s.depa_code and g.group_code = s.group_code)
  )
)`;
