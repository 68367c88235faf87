import type { Selectable } from 'kysely';
import { CODE } from '@contract/errors';
import type { Zone } from '@contract/vaccine/endpoints';
import type { ZonesTable } from '../../db/tables';
import type { Deps } from '../../deps';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { encyclopediaEntry, encyclopediaIndex } from '../../domain/catalogue/encyclopedia';
import { freeClinicsAt } from './free-clinics';
import { guidelineOf } from '../../domain/catalogue/guideline';
import { productIndex } from '../../domain/catalogue/product-index';
import { findProduct, productDetail, productPage } from '../../domain/catalogue/products';

/** ms; the catalogue changes by hand. */
const KEEP = 10_000;

const zoneOf = (row: Selectable<ZonesTable>, language: Language): Zone => ({
  zoneId: row.id,
  name: inLanguage(row.name, language),
  summary: inLanguage(row.summary, language),
  imgUrl: row.img_url,
  productCount: row.product_ids.length,
});

export const vaccineRoutes = ({ db }: Deps): readonly Route[] => [
  route(
    'GET /vaccine/product/detail.do',
    (input, { language, now }) => productDetail(db, input, language, freeClinicsAt(db, now)),
    {
      keepFor: KEEP,
    },
  ),
  route(
    'GET /vaccine/product/pageList.do',
    (input, { language, now }) => productPage(db, input, language, freeClinicsAt(db, now)),
    {
      keepFor: KEEP,
    },
  ),
  route(
    'GET /vaccine/catalog/list.do',
    async (_input, { language }) => {
      const rows = await db
        .selectFrom('catalogs as c')
        .leftJoin('catalog_products as p', 'p.catalog_id', 'c.id')
        .select([
          'c.id',
          'c.name',
          'c.kind',
          (expression) => expression.fn.count<number>('p.product_id').as('count'),
        ])
        .groupBy('c.id')
        .orderBy('c.kind')
        .orderBy('c.sort')
        .execute();
      return rows.map(({ id, name, kind, count }) => ({
        catalogId: id,
        name: inLanguage(name, language),
        kind,
        productCount: count,
      }));
    },
    { keepFor: KEEP },
  ),
  route(
    'GET /vaccine/vaccineArticle/findVaccGuidelines.do',
    async ({ vaccId }, { language }) => guidelineOf(await findProduct(db, vaccId), language),
    { keepFor: KEEP },
  ),
  route(
    'GET /vaccine/product/index.do',
    ({ regionCode }, { language }) => productIndex(db, regionCode, language),
    {
      keepFor: KEEP,
    },
  ),
  route(
    'GET /vaccine/zone/list.do',
    async (_input, { language }) =>
      (await db.selectFrom('zones').selectAll().orderBy('sort').execute()).map((row) =>
        zoneOf(row, language),
      ),
    { keepFor: KEEP },
  ),
  route(
    'GET /vaccine/zone/detail.do',
    async ({ zoneId }, { language }) => {
      const row = await db
        .selectFrom('zones')
        .selectAll()
        .where('id', '=', zoneId)
        .executeTakeFirst();
      if (!row) throw new DomainError(CODE.NOT_FOUND);
      return zoneOf(row, language);
    },
    { keepFor: KEEP },
  ),
  route(
    'GET /vaccine/encyclopedia/list.do',
    (_input, { language }) => encyclopediaIndex(db, language),
    { keepFor: KEEP },
  ),
  route(
    'GET /vaccine/encyclopedia/detail.do',
    (input, { language }) => encyclopediaEntry(db, input, language),
    { keepFor: KEEP },
  ),
];
