import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { slotIsFree } from '../slots/bookable';

/**
 * SQL: the slots `s` that match an alert (`w` of `availability_alerts`), to follow a `from`: at an online clinic that
 * has the vaccine, in the area, the city or the province. Slots that need a ticket are left out.
 * @param now ms
 */
export const slotsForAlerts = (now: number): RawBuilder<unknown> => sql`slots s
  join departments d on d.depa_code = s.depa_code and d.is_online
  join clinic_products o on o.depa_code = s.depa_code and o.product_id = s.product_id and o.in_stock
  where s.product_id = w.product_id and w.region_code in (d.region_code, d.city_code, d.province_code)
    and ${slotIsFree(now)}`;
