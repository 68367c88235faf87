import type { Deps } from '../../deps';
import { inLanguage } from '../../http/language';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { guidelineOf } from './guideline';
import { findProduct, productDetail, productPage } from './products';

/** ms; the catalogue changes by hand. */
const KEEP = 10_000;

export const vaccineRoutes = ({ db }: Deps): readonly Route[] => [
  route(
    'GET /vaccine/product/detail.do',
    (input, { language }) => productDetail(db, input, language),
    {
      keepFor: KEEP,
    },
  ),
  route(
    'GET /vaccine/product/pageList.do',
    (input, { language }) => productPage(db, input, language),
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
    'GET /vaccine/zone/list.do',
    async (_input, { language }) =>
      (await db.selectFrom('zones').selectAll().orderBy('sort').execute()).map((zone) => ({
        zoneId: zone.id,
        name: inLanguage(zone.name, language),
        summary: inLanguage(zone.summary, language),
        imgUrl: zone.img_url,
        productCount: zone.product_ids.length,
      })),
    { keepFor: KEEP },
  ),
];
