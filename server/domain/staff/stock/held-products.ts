import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { isOffered } from '../../../db/is-offered';

/** The products that a clinic holds, by vaccine and name, those too that were taken out of the catalogue. */
export const heldProducts = (db: Db, depaCode: string) =>
  db
    .selectFrom('clinic_products as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['p.id', 'p.vaccine_code', 'p.short_name', 'p.maker', 'p.doses'])
    .select(sql<boolean>`not (${isOffered('o')} and ${isOffered('p')})`.as('is_retired'))
    .where('o.depa_code', '=', depaCode)
    .orderBy('p.vaccine_code')
    .orderBy('p.id');
