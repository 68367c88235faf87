import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PriceSpan } from '@contract/vaccine/price-rules';
import { isOffered } from '../../db/is-offered';
import { totalPriceOf } from './total-price';
import type { Db } from '../../db/database';
import { inRegion } from '../geo/in-region';

/** Columns with the range of clinics' prices of a product. */
export interface SpanRow {
  readonly department_count: number;
  readonly price_from: number;
  readonly price_to: number;
}

const clinicProducts = sql`clinic_products o join departments d on d.depa_code = o.depa_code
  where o.product_id = p.id and d.is_online and ${isOffered('o')}`;

const bound = (fn: 'min' | 'max', name: string): RawBuilder<number> => sql<number>`coalesce(
  c.${sql.raw(name)}, (select ${sql.raw(fn)}(${totalPriceOf('o')}) from ${clinicProducts}), ${totalPriceOf('p')}
) as ${sql.raw(name)}`;

/** SQL: joins the clinic products of `p` in a region, or in all of them, for {@link SPAN_COLUMNS}. */
export const joinSpan = (regionCode: string | undefined): RawBuilder<unknown> => sql`
  cross join lateral (
    select count(*) as department_count, min(${totalPriceOf('o')}) as price_from, max(${totalPriceOf('o')}) as price_to
    from ${clinicProducts} ${regionCode === undefined ? sql`` : sql`and ${inRegion(regionCode)}`}
  ) c`;

/**
 * SQL: the columns of a {@link SpanRow}. If no clinic of the region has the product, the prices are those of all
 * clinics; if none has it, the product's own price.
 */
export const SPAN_COLUMNS = sql`c.department_count, ${bound('min', 'price_from')}, ${bound('max', 'price_to')}`;

export const spanOf = (row: SpanRow): PriceSpan => ({
  priceFrom: row.price_from,
  priceTo: row.price_to,
});

/** The price range of every product, by its id. */
export async function priceSpans(
  db: Db,
  regionCode: string | undefined,
): Promise<(productId: string) => PriceSpan> {
  const { rows } = await sql<SpanRow & { readonly id: string }>`
    select p.id, ${SPAN_COLUMNS} from products p ${joinSpan(regionCode)}`.execute(db);
  const spans = new Map(rows.map((row) => [row.id, spanOf(row)]));
  return (productId) => spans.get(productId) ?? { priceFrom: 0, priceTo: 0 };
}
