import type { Bilingual, DepartmentRow } from '../../../catalogue/rows';
import type { Db } from '../../../db/database';

/** A product of the catalogue, as far as a clinic's offer of it needs it. Money in cents. */
export interface CatalogueProduct {
  readonly id: string;
  readonly category: 'free' | 'paid';
  readonly name: Bilingual;
  readonly priceCents: number;
  readonly serviceFeeCents: number;
}

/** The products that clinics may have, in the catalogue's order. */
export async function catalogueProducts(db: Db): Promise<CatalogueProduct[]> {
  return db
    .selectFrom('products')
    .select(['id', 'category', 'name'])
    .select(['price_cents as priceCents', 'service_fee_cents as serviceFeeCents'])
    .where('retired_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .$castTo<CatalogueProduct>()
    .execute();
}

/** Products that other clinics of a clinic's city have in stock and take bookings for. */
export async function offeredElsewhere(
  db: Db,
  { depaCode, cityCode }: Pick<DepartmentRow, 'depaCode' | 'cityCode'>,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('clinic_products as o')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .select('o.product_id')
    .distinct()
    .where('d.city_code', '=', cityCode)
    .where('d.depa_code', '<>', depaCode)
    .where('d.is_online', '=', true)
    .where('d.retired_at', 'is', null)
    .where('o.in_stock', '=', true)
    .where('o.retired_at', 'is', null)
    .execute();
  return new Set(rows.map(({ product_id: productId }) => productId));
}
