import { sql } from 'kysely';
import type { FreeClinics } from '../../../shared/catalogue/products';
import type { Db } from '../../../db/database';
import { firstFreeDay } from '../../../shared/slots/bookable';
import { inRegion } from '../../../shared/geo/in-region';

interface Row {
  readonly product_id: string;
  readonly count: number;
}

/** Counts the clinics that can be booked at a time, ms by the provider's clock. */
export const freeClinicsAt =
  (db: Db, now: number): FreeClinics =>
  async (productIds, regionCode) => {
    if (regionCode === undefined) return () => null;
    const { rows } = await sql<Row>`
    select o.product_id, count(*) as count
    from clinic_products o join departments d on d.depa_code = o.depa_code cross join lateral ${firstFreeDay(now)} f
    where o.product_id = any(${productIds}::text[]) and o.in_stock and d.is_online and ${inRegion(regionCode)}
    group by o.product_id`.execute(db);
    const counts = new Map(rows.map(({ product_id: id, count }) => [id, count]));
    return (productId) => counts.get(productId) ?? 0;
  };
