import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { id, instant, pageOf, paging, text } from '../fields';

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
]);

export const articleEndpoints = {
  'GET /article/article/pageList.do': endpoint({
    access: 'anyone',
    input: v.object({ channel: v.optional(text(0, 20)), zoneId: v.optional(id), ...paging }),
    data: pageOf(articleCard),
  }),
  'GET /article/article/detail.do': endpoint({
    access: 'anyone',
    input: v.object({ articleId: id }),
    data: v.object({ ...articleCard.entries, blocks: v.array(articleBlock) }),
  }),
};
