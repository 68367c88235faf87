import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { flag, id } from '../fields';
import { contentTarget, cursor, cursorPage, likeTarget, postCard } from './cards';

const reaction = v.object({ on: v.boolean(), count: v.number() });

/** Likes and collections: one of each a person and target; setting what is set changes nothing. */
export const reactionEndpoints = {
  /** At most 50 likes on an author's first day. */
  'POST /ugc-api/like/set.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ targetType: likeTarget, targetId: id, on: flag }),
    data: reaction,
  }),
  'POST /ugc-api/collect/set.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ targetType: contentTarget, targetId: id, on: flag }),
    data: reaction,
  }),
  /** What the user collected, the latest first; `post` is set for posts. Removed posts are left out. */
  'GET /ugc-api/collect/list.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ targetType: contentTarget, cursor: v.optional(cursor) }),
    data: cursorPage(
      v.object({
        targetType: contentTarget,
        targetId: id,
        title: v.string(),
        imgUrl: v.string(),
        post: v.nullable(postCard),
      }),
    ),
  }),
  /** Counters of an article or video, and the reader's own like and collection. */
  'GET /ugc-api/content/counts.do': endpoint({
    access: 'anyone',
    input: v.object({ targetType: v.picklist(['article', 'video']), targetId: id }),
    data: v.object({
      likes: v.number(),
      collects: v.number(),
      comments: v.number(),
      liked: v.boolean(),
      collected: v.boolean(),
    }),
  }),
};
