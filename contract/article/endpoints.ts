import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, id, instant, pageOf, paging } from '../fields';

/** Channels of the knowledge college (specification §9, page types 2, 3 and 4). */
export const channel = v.picklist(['familyHealth', 'healthFacts', 'knowledge']);
export type Channel = v.InferOutput<typeof channel>;

export const articleCard = v.object({
  articleId: id,
  title: v.string(),
  summary: v.string(),
  imgUrl: v.string(),
  publishedAt: instant,
  readMinutes: v.number(),
});
export type ArticleCard = v.InferOutput<typeof articleCard>;

/** Structured text: never markup. */
export const articleBlock = v.variant('type', [
  v.object({ type: v.literal('h'), text: v.string() }),
  v.object({ type: v.literal('p'), text: v.string() }),
  v.object({ type: v.literal('tip'), text: v.string() }),
  v.object({ type: v.literal('list'), items: v.array(v.string()) }),
  /** External link, only to addresses on the white list (specification §3). */
  v.object({ type: v.literal('link'), text: v.string(), url: v.string() }),
  /** Leads to the vaccines of a class, with their clinics. */
  v.object({ type: v.literal('vaccines'), text: v.string(), catalogId: id }),
]);
export type ArticleBlock = v.InferOutput<typeof articleBlock>;

/** Who wrote and reviewed a text, and from what; null and empty: its files do not say. */
export const textOrigin = v.object({
  author: v.nullable(v.string()),
  reviewer: v.nullable(v.string()),
  reviewedOn: v.nullable(day),
  /** `url`: an external page, which opens as a link of the text does. */
  sources: v.array(v.object({ title: v.string(), url: v.nullable(v.string()) })),
});
export type TextOrigin = v.InferOutput<typeof textOrigin>;

export const articleDetail = v.object({
  ...articleCard.entries,
  channel,
  zoneId: v.nullable(id),
  blocks: v.array(articleBlock),
  /** Left out where nothing of it is said. */
  origin: v.optional(textOrigin),
  /** Related articles: of the same zone first, then of the same channel, newest first. */
  related: v.array(articleCard),
});
export type ArticleDetail = v.InferOutput<typeof articleDetail>;

export const articleEndpoints = {
  'GET /article/article/pageList.do': endpoint({
    access: 'anyone',
    input: v.object({ channel: v.optional(channel), zoneId: v.optional(id), ...paging }),
    data: pageOf(articleCard),
  }),
  'GET /article/article/detail.do': endpoint({
    access: 'anyone',
    input: v.object({ articleId: id }),
    data: articleDetail,
  }),
};
