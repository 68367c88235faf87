import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { firstFreeDay } from '../../../shared/slots/bookable';

/**
 * SQL: the first free days `f` of the clinics where an alert `w` (its product and region) can be met, to follow a
 * `from`: online clinics that have the vaccine, in the area, the city or the province. Slots that need a ticket are left
 * out. Clinics come first, and of each its own slots: a product's slots of the whole country are never read.
 * @param now ms
 */
export const freeDaysForAlerts = (now: number): RawBuilder<unknown> => sql`(
    select d.depa_code from departments d
    where d.is_online
      and (d.region_code = w.region_code or d.city_code = w.region_code or d.province_code = w.region_code)
    offset 0
  ) d
  cross join lateral (
    select o.depa_code, o.product_id from clinic_products o
    where o.depa_code = d.depa_code and o.product_id = w.product_id and o.in_stock offset 0
  ) o
  cross join lateral ${firstFreeDay(now)} f`;
