import * as v from 'valibot';
import { articleBlock, textOrigin } from '../article/endpoints';
import { endpoint } from '../endpoint';
import { cents, id, nothing, pageOf, paging, regionCode, text } from '../fields';
import { brand, productFacts } from './product-facts';

/** One dose of a course; ages in days since birth, intervals in days or calendar months since the previous dose. */
export const dose = v.object({
  doseNo: v.number(),
  label: v.string(),
  minAgeDays: v.number(),
  maxAgeDays: v.nullable(v.number()),
  minIntervalDays: v.number(),
  /** They replace the days; null: the interval is meant in days. */
  gapMonths: v.nullable(v.number()),
  recommendedAge: v.string(),
});
export type Dose = v.InferOutput<typeof dose>;

/**
 * Lowest and highest price of one dose, service fee included, at the clinics that can be booked online: those of the
 * requested region or, where it has none, all.
 */
const priceSpan = { priceFrom: cents, priceTo: cents };

export const productCard = v.object({
  ...productFacts.entries,
  diseases: v.array(v.string()),
  ...priceSpan,
  /** Clinics of the requested region that offer it. */
  departmentCount: v.number(),
  /** Of these, the clinics with a slot that can be booked now; null where no region was requested. */
  freeDepartmentCount: v.nullable(v.number()),
});
export type ProductCard = v.InferOutput<typeof productCard>;

/** A product in one line, by its common name. */
export const productLine = v.object({
  productId: id,
  shortName: v.string(),
  brand,
  maker: v.string(),
  ageText: v.string(),
  ...priceSpan,
});
export type ProductLine = v.InferOutput<typeof productLine>;

/** Letter of the alphabetical index: A–Z, `#` where a name has none. */
const initial = v.pipe(v.string(), v.regex(/^[A-Z#]$/));

export const indexedProduct = v.object({
  ...productLine.entries,
  vaccineCode: v.string(),
  initial,
  /** Catalogue entries that contain it. */
  catalogIds: v.array(id),
});
export type IndexedProduct = v.InferOutput<typeof indexedProduct>;

export const productDetail = v.object({
  ...productCard.entries,
  /** null: either sex; 1 male, 2 female. */
  sexLimit: v.nullable(v.picklist([1, 2])),
  minAgeDays: v.number(),
  maxAgeDays: v.nullable(v.number()),
  doses: v.array(dose),
  description: v.string(),
  contraindications: v.array(v.string()),
  adverseReactions: v.array(v.string()),
  precautions: v.array(v.string()),
  afterCare: v.array(v.string()),
  faq: v.array(v.object({ question: v.string(), answer: v.string() })),
  /** Entry of the encyclopaedia about the disease, null when there is none. */
  encyclopediaId: v.nullable(id),
});
export type ProductDetail = v.InferOutput<typeof productDetail>;

/** Parts of a disclosure. */
export const GUIDELINE_PARTS = ['what', 'not', 'reactions', 'care', 'after', 'general'] as const;

/** What must be read and agreed to before booking (findVaccGuidelines). */
export const guideline = v.object({
  productId: id,
  productName: v.string(),
  /** Changes whenever the text does; the booking contains the version that was agreed to. */
  version: v.string(),
  sections: v.array(
    v.object({
      part: v.picklist(GUIDELINE_PARTS),
      title: v.string(),
      items: v.array(v.string()),
    }),
  ),
});
export type Guideline = v.InferOutput<typeof guideline>;

export const catalogNode = v.object({
  catalogId: id,
  name: v.string(),
  kind: v.picklist(['disease', 'age', 'category']),
  productCount: v.number(),
});
export type CatalogNode = v.InferOutput<typeof catalogNode>;

export const zone = v.object({
  zoneId: id,
  name: v.string(),
  summary: v.string(),
  imgUrl: v.string(),
  productCount: v.number(),
});
export type Zone = v.InferOutput<typeof zone>;

/** Entry of the encyclopaedia as its index lists it. */
export const encyclopediaCard = v.object({
  encyclopediaId: id,
  title: v.string(),
  initial,
  summary: v.string(),
  /** Common names of the vaccines against it, for searching. */
  keywords: v.array(v.string()),
  /** Vaccines that protect against it. */
  productCount: v.number(),
});
export type EncyclopediaCard = v.InferOutput<typeof encyclopediaCard>;

export const encyclopediaEntry = v.object({
  encyclopediaId: id,
  title: v.string(),
  blocks: v.array(articleBlock),
  /** Left out where nothing of it is said. */
  origin: v.optional(textOrigin),
  /** Vaccines that protect against it. */
  products: v.array(productLine),
});
export type EncyclopediaEntry = v.InferOutput<typeof encyclopediaEntry>;

export const vaccineEndpoints = {
  'GET /vaccine/product/detail.do': endpoint({
    access: 'anyone',
    input: v.object({ vaccId: id, regionCode: v.optional(regionCode) }),
    data: productDetail,
  }),
  'GET /vaccine/product/pageList.do': endpoint({
    access: 'anyone',
    input: v.object({
      catalogId: v.optional(id),
      zoneId: v.optional(id),
      category: v.optional(v.picklist(['free', 'paid'])),
      keyword: v.optional(text(0, 40)),
      regionCode: v.optional(regionCode),
      ...paging,
    }),
    data: v.object({
      ...pageOf(productCard).entries,
      /** What was searched for, where nothing has the keyword itself. */
      meant: v.optional(v.string()),
    }),
  }),
  'GET /vaccine/product/index.do': endpoint({
    access: 'anyone',
    input: v.object({ regionCode: v.optional(regionCode) }),
    data: v.array(indexedProduct),
  }),
  'GET /vaccine/catalog/list.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.array(catalogNode),
  }),
  'GET /vaccine/vaccineArticle/findVaccGuidelines.do': endpoint({
    access: 'anyone',
    input: v.object({ vaccId: id }),
    data: guideline,
  }),
  'GET /vaccine/zone/list.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.array(zone),
  }),
  'GET /vaccine/zone/detail.do': endpoint({
    access: 'anyone',
    input: v.object({ zoneId: id }),
    data: zone,
  }),
  'GET /vaccine/encyclopedia/list.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.array(encyclopediaCard),
  }),
  'GET /vaccine/encyclopedia/detail.do': endpoint({
    access: 'anyone',
    input: v.object({ encyclopediaId: id, regionCode: v.optional(regionCode) }),
    data: encyclopediaEntry,
  }),
};
