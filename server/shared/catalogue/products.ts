import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import { CODE } from '@contract/errors';
import type { DataOf, ParsedInputOf } from '@contract/endpoints';
import type { ProductCard, ProductDetail } from '@contract/vaccine/endpoints';
import type { Db } from '../../db/database';
import type { ProductsTable } from '../../db/tables';
import { inLanguage } from '../../kernel/language';
import type { Bilingual, Language } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { foundIn, namedFirst } from '../../search/found-in';
import { pageOf } from '../../kernel/page-of';
import { brandOf } from './brand';
import { isOffered } from '../../db/is-offered';
import { joinSpan, SPAN_COLUMNS, spanOf } from './price-span';
import type { SpanRow } from './price-span';
import { factsOf } from './product-facts';

export type Product = Selectable<ProductsTable>;
type Counted<T> = T & SpanRow & { readonly total: number };
/** Counts a region's clinics with a time that can be booked now, of each product; null without a region. */
export type FreeClinics = (
  productIds: readonly string[],
  regionCode: string | undefined,
) => Promise<(productId: string) => number | null>;
/** Columns of a card; the long texts are not read. */
type CardRow = Omit<Product, 'content'> & { readonly brand: Bilingual };

const CARD_COLUMNS = sql.raw(
  [
    'id, vaccine_code, category, name, short_name, maker, diseases, img_url, price_cents, service_fee_cents',
    'sex_limit, min_age_days, max_age_days, doses, encyclopedia_id, sort',
  ]
    .join(', ')
    .replace(/\w+/g, 'p.$&'),
);

const cardOf = (
  row: Counted<CardRow>,
  language: Language,
  freeOf: (productId: string) => number | null,
): ProductCard => ({
  ...factsOf(row, language),
  diseases: [...inLanguage(row.diseases, language)],
  ...spanOf(row),
  departmentCount: row.department_count,
  freeDepartmentCount: freeOf(row.id),
});

export async function findProduct(db: Db, productId: string): Promise<Product> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  return row;
}

/** A product with all its texts. @throws DomainError 4004 */
export async function productDetail(
  db: Db,
  { vaccId, regionCode }: ParsedInputOf<'GET /vaccine/product/detail.do'>,
  language: Language,
  freeClinics: FreeClinics,
): Promise<ProductDetail> {
  const { rows } = await sql<Counted<Product & CardRow>>`
    select p.*, ${brandOf('p')} as brand, ${SPAN_COLUMNS}, 1 as total
    from products p ${joinSpan(regionCode)} where p.id = ${vaccId}`.execute(db);
  const row = rows[0];
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  const content = inLanguage(row.content, language);
  return {
    ...cardOf(row, language, await freeClinics([vaccId], regionCode)),
    sexLimit: row.sex_limit,
    minAgeDays: row.min_age_days,
    maxAgeDays: row.max_age_days,
    doses: row.doses.map((dose) => ({
      doseNo: dose.doseNo,
      label: inLanguage(dose.label, language),
      minAgeDays: dose.minAgeDays,
      maxAgeDays: dose.maxAgeDays,
      minIntervalDays: dose.minIntervalDays,
      gapMonths: dose.gapMonths,
      recommendedAge: inLanguage(dose.recommendedAge, language),
    })),
    description: content.description,
    contraindications: [...content.contraindications],
    adverseReactions: [...content.adverseReactions],
    precautions: [...content.precautions],
    afterCare: [...content.afterCare],
    faq: content.faq.map(({ question, answer }) => ({ question, answer })),
    encyclopediaId: row.encyclopedia_id,
  };
}

function asked(input: ParsedInputOf<'GET /vaccine/product/pageList.do'>): RawBuilder<boolean> {
  const { catalogId, zoneId, category, keyword } = input;
  const conditions = [isOffered('p')];
  if (category) conditions.push(sql<boolean>`p.category = ${category}`);
  if (catalogId)
    conditions.push(
      sql<boolean>`p.id in (select product_id from catalog_products where catalog_id = ${catalogId})`,
    );
  if (zoneId)
    conditions.push(
      sql<boolean>`exists (select 1 from zones z where z.id = ${zoneId} and z.product_ids ? p.id)`,
    );
  if (keyword) conditions.push(foundIn('vaccine', sql`p.id`, keyword));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** In catalogue order; of what words find, first what is called so. */
const inOrder = ({ keyword }: ParsedInputOf<'GET /vaccine/product/pageList.do'>) =>
  keyword ? sql`${namedFirst('vaccine', sql`p.id`, keyword)}, p.sort, p.id` : sql`p.sort, p.id`;

/** Products by catalogue entry, zone, kind and words, in the order of {@link inOrder}. */
export async function productPage(
  db: Db,
  input: ParsedInputOf<'GET /vaccine/product/pageList.do'>,
  language: Language,
  freeClinics: FreeClinics,
): Promise<DataOf<'GET /vaccine/product/pageList.do'>> {
  const { pageNo, pageSize, regionCode } = input;
  const { rows } = await sql<Counted<CardRow>>`
    select ${CARD_COLUMNS}, ${brandOf('p')} as brand, ${SPAN_COLUMNS}, count(*) over () as total
    from products p ${joinSpan(regionCode)} where ${asked(input)} order by ${inOrder(input)}
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  const total = rows[0]?.total ?? 0;
  const ids = rows.map(({ id }) => id);
  const freeOf = await freeClinics(ids, regionCode);
  return pageOf(
    rows.map((row) => cardOf(row, language, freeOf)),
    { total, pageNo, pageSize },
  );
}

/** Every product that is offered, with its limits of age and sex, in the catalogue's order. */
export const productsWithAges = (db: Db) =>
  db
    .selectFrom('products')
    .select(['id', 'vaccine_code', 'short_name', 'maker', brandOf('products').as('brand')])
    .select(['sex_limit', 'min_age_days', 'max_age_days', 'doses'])
    .where(isOffered('products'))
    .orderBy('sort')
    .execute();
