import type { Selectable } from 'kysely';
import type { IndexedProduct, ProductLine } from '@contract/vaccine/endpoints';
import type { PriceSpan } from '@contract/vaccine/price-rules';
import type { Db } from '../../db/database';
import type { ProductsTable } from '../../db/tables';
import { inLanguage } from '../../kernel/language';
import type { Bilingual, Language } from '../../kernel/language';
import { ageText } from './age-text';
import { brandOf } from './brand';
import { isOffered } from '../../db/is-offered';
import { priceSpans } from './price-span';
import { byName, initialOf, lookUpName } from '../../search/initial';

const COLUMNS = ['id', 'short_name', 'maker', 'min_age_days', 'max_age_days'] as const;

/** Columns of a product that its line is made of. */
export const LINE_COLUMNS = [...COLUMNS, brandOf('products').as('brand')] as const;

type LineRow = Pick<Selectable<ProductsTable>, (typeof COLUMNS)[number]> & {
  readonly brand: Bilingual;
};

/** A product in one line. */
export const lineOf = (row: LineRow, span: PriceSpan, language: Language): ProductLine => ({
  productId: row.id,
  shortName: inLanguage(row.short_name, language),
  brand: inLanguage(row.brand, language),
  maker: inLanguage(row.maker, language),
  ageText: ageText(row.min_age_days, row.max_age_days, language),
  ...span,
});

/** Every product that is offered, with its letter and its catalogue entries, in alphabetical order. */
export async function productIndex(
  db: Db,
  regionCode: string | undefined,
  language: Language,
): Promise<IndexedProduct[]> {
  const [rows, links, spanFor] = await Promise.all([
    db
      .selectFrom('products')
      .select([...LINE_COLUMNS, 'vaccine_code'])
      .where(isOffered('products'))
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    db.selectFrom('catalog_products').selectAll().orderBy('catalog_id').execute(),
    priceSpans(db, regionCode),
  ]);
  const catalogs = new Map<string, string[]>();
  for (const { product_id, catalog_id } of links) {
    const productIds = catalogs.get(product_id);
    if (productIds) productIds.push(catalog_id);
    else catalogs.set(product_id, [catalog_id]);
  }
  return rows
    .map((row) => ({ row, looked: lookUpName(inLanguage(row.short_name, language)) }))
    .sort((a, b) => byName(a.looked, b.looked))
    .map(({ row, looked }) => ({
      ...lineOf(row, spanFor(row.id), language),
      vaccineCode: row.vaccine_code,
      initial: initialOf(looked),
      catalogIds: catalogs.get(row.id) ?? [],
    }));
}
