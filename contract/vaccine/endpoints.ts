import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { cents, id, nothing, pageOf, paging, regionCode, text } from '../fields';

/** One dose of a course; ages in days since birth, intervals in days since the previous dose. */
export const dose = v.object({
  doseNo: v.number(),
  label: v.string(),
  minAgeDays: v.number(),
  maxAgeDays: v.nullable(v.number()),
  minIntervalDays: v.number(),
  recommendedAge: v.string(),
});
export type Dose = v.InferOutput<typeof dose>;

export const productCard = v.object({
  productId: id,
  vaccineCode: v.string(),
  name: v.string(),
  maker: v.string(),
  category: v.picklist(['free', 'paid']),
  diseases: v.array(v.string()),
  imgUrl: v.string(),
  ageText: v.string(),
  doseCount: v.number(),
  /** Per dose, without service fee. */
  priceCents: cents,
  /** Clinics of the region asked for that have it on offer. */
  departmentCount: v.number(),
});
export type ProductCard = v.InferOutput<typeof productCard>;

export const productDetail = v.object({
  ...productCard.entries,
  serviceFeeCents: cents,
  /** All doses with their service fees. */
  courseCents: cents,
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

/** What must be read and agreed to before booking (findVaccGuidelines). */
export const guideline = v.object({
  productId: id,
  productName: v.string(),
  /** Changes whenever the text does; the booking says which version was agreed to. */
  version: v.string(),
  sections: v.array(v.object({ title: v.string(), items: v.array(v.string()) })),
});
export type Guideline = v.InferOutput<typeof guideline>;

const catalogNode = v.object({
  catalogId: id,
  name: v.string(),
  kind: v.picklist(['disease', 'age', 'category']),
  productCount: v.number(),
});

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
    data: pageOf(productCard),
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
    data: v.array(
      v.object({
        zoneId: id,
        name: v.string(),
        summary: v.string(),
        imgUrl: v.string(),
        productCount: v.number(),
      }),
    ),
  }),
};
