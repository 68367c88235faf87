import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { catalogList, findZone, zoneList } from '../../shared/catalogue/classes';
import { encyclopediaEntry, encyclopediaIndex } from '../../shared/catalogue/encyclopedia';
import { createUnderstoodProducts } from '../../domain/clinics/search/understood-products';
import { freeClinicsAt } from '../../domain/clinics/clinic/free-clinics';
import { guidelineOf } from '../../shared/catalogue/guideline';
import { productIndex } from '../../shared/catalogue/product-index';
import { findProduct, productDetail } from '../../shared/catalogue/products';

/** ms; the catalogue changes by hand. */
const KEEP = 10_000;

export const vaccineRoutes = ({ db, database }: Deps): readonly Route[] => {
  const productsFor = createUnderstoodProducts(database);
  return [
    route(
      'GET /vaccine/product/detail.do',
      (input, { language, now }) => productDetail(db, input, language, freeClinicsAt(db, now)),
      {
        keepFor: KEEP,
      },
    ),
    route(
      'GET /vaccine/product/pageList.do',
      (input, { language, now }) => productsFor(input, language, freeClinicsAt(db, now)),
      {
        keepFor: KEEP,
      },
    ),
    route('GET /vaccine/catalog/list.do', (_input, { language }) => catalogList(db, language), {
      keepFor: KEEP,
    }),
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
    route('GET /vaccine/zone/list.do', (_input, { language }) => zoneList(db, language), {
      keepFor: KEEP,
    }),
    route(
      'GET /vaccine/zone/detail.do',
      ({ zoneId }, { language }) => findZone(db, zoneId, language),
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
};
