import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { chosenName, done, flag, id, instant, nothing, text } from '../fields';
import { authorCard, commentCard, cursor, cursorPage, userType } from './cards';
import { DECORATION_PATHS } from './decoration-rules';
import { TEXT_LIMITS } from './content-limit-rules';

/**
 * Community user info (specification §3). `forbiddenEndTime`: end of a mute, ms; null: not muted. `postVideo`: whether the
 * operator lets posts carry a video.
 */
export const communityUser = v.object({
  userId: id,
  headImg: v.string(),
  userType,
  nickname: v.string(),
  vip: v.boolean(),
  forbiddenEndTime: v.nullable(instant),
  postVideo: v.boolean(),
});
export type CommunityUser = v.InferOutput<typeof communityUser>;

export const authorDetail = v.object({
  ...authorCard.entries,
  intro: v.string(),
  posts: v.number(),
  followers: v.number(),
  following: v.number(),
  /** Likes that its posts and comments were given. */
  likes: v.number(),
  /** Whether only authors whom it follows can comment on its posts. */
  shielded: v.boolean(),
  own: v.boolean(),
  followed: v.boolean(),
  blocked: v.boolean(),
});
export type AuthorDetail = v.InferOutput<typeof authorDetail>;

/** What a doctor answered, and to which post. */
export const authorAnswer = v.object({
  answer: commentCard,
  /** Its title, or the beginning of its text. */
  post: v.object({ postId: id, title: v.string() }),
});
export type AuthorAnswer = v.InferOutput<typeof authorAnswer>;

export const userEndpoints = {
  /** The signed-in user as an author, made on the first call (specification §7). */
  'GET /ugc-api/user/init.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: nothing,
    data: communityUser,
  }),
  'GET /ugc-api/user/detail.do': endpoint({
    access: 'anyone',
    input: v.object({ userId: id }),
    data: authorDetail,
  }),
  /** Answers of a doctor, the latest first; of other authors there are none. */
  'GET /ugc-api/user/answers.do': endpoint({
    access: 'anyone',
    input: v.object({ userId: id, cursor: v.optional(cursor) }),
    data: cursorPage(authorAnswer),
  }),
  /** Changes what is given. The nickname is checked like a post. */
  'POST /ugc-api/user/update.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({
      nickname: v.optional(chosenName(1, TEXT_LIMITS.nickname)),
      intro: v.optional(text(0, TEXT_LIMITS.intro)),
      /** One of the decorative pictures. */
      headImg: v.optional(v.picklist(DECORATION_PATHS)),
      shielded: v.optional(flag),
    }),
    data: done,
  }),
  /** Sets or ends following; setting what is set changes nothing. Refuses with FL40005 above the limit. */
  'POST /ugc-api/user/follow.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ userId: id, on: flag }),
    data: v.object({ on: v.boolean() }),
  }),
  /** Sets or ends a block, which ends following both ways; neither sees what the other writes. */
  'POST /ugc-api/user/block.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ userId: id, on: flag }),
    data: v.object({ on: v.boolean() }),
  }),
  /** Authors whom the user follows or has blocked, the latest first. */
  'GET /ugc-api/user/list.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({
      relation: v.picklist(['followed', 'followers', 'blocked']),
      cursor: v.optional(cursor),
    }),
    data: cursorPage(authorCard),
  }),
};
