import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { flag, id, nothing, pageOf, paging, text } from '../fields';
import { authorCard, cursor, cursorPage } from './cards';
import { TEXT_LIMITS } from './content-limit-rules';

export const topicCard = v.object({
  topicId: id,
  name: v.string(),
  posts: v.number(),
  followers: v.number(),
  followed: v.boolean(),
});
export type TopicCard = v.InferOutput<typeof topicCard>;

export const circleCard = v.object({
  circleId: id,
  name: v.string(),
  intro: v.string(),
  /** Address of a picture. */
  cover: v.string(),
  members: v.number(),
  posts: v.number(),
  joined: v.boolean(),
});
export type CircleCard = v.InferOutput<typeof circleCard>;

const set = v.object({ on: v.boolean() });

/** Where posts belong: topics and circles. */
export const topicCircleEndpoints = {
  /** Topics by their number of posts; with `word`, those whose name contains it; or those that the user follows. */
  'GET /ugc-api/topic/list.do': endpoint({
    access: 'anyone',
    input: v.object({
      word: v.optional(text(1, TEXT_LIMITS.topic)),
      followed: v.optional(flag, false),
      ...paging,
    }),
    data: pageOf(topicCard),
  }),
  'GET /ugc-api/topic/detail.do': endpoint({
    access: 'anyone',
    input: v.object({ topicId: id }),
    data: topicCard,
  }),
  /** Sets or ends following; refuses with TFL40004 above the limit. */
  'POST /ugc-api/topic/follow.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ topicId: id, on: flag }),
    data: set,
  }),
  'GET /ugc-api/circle/list.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.object({ list: v.array(circleCard) }),
  }),
  'GET /ugc-api/circle/detail.do': endpoint({
    access: 'anyone',
    input: v.object({ circleId: id }),
    data: circleCard,
  }),
  /** Its members, the latest first, for its members; others get 9991 (reason `notJoined`). */
  'GET /ugc-api/circle/members.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ circleId: id, cursor: v.optional(cursor) }),
    data: cursorPage(authorCard),
  }),
  'POST /ugc-api/circle/join.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ circleId: id, on: flag }),
    data: set,
  }),
};
