import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { done, id, text } from '../fields';
import {
  commentCard,
  contentState,
  contentTarget,
  cursor,
  cursorPage,
  idempotencyKey,
} from './cards';
import { MOST_PICTURES, TEXT_LIMITS } from './content-limit-rules';

export const commentEndpoints = {
  /** Comments on a post, article or video: doctors' answers first, then the newest. */
  'GET /ugc-api/comment/list.do': endpoint({
    access: 'anyone',
    input: v.object({ targetType: contentTarget, targetId: id, cursor: v.optional(cursor) }),
    data: cursorPage(commentCard),
  }),
  /** Replies to a comment, the oldest first. */
  'GET /ugc-api/comment/replies.do': endpoint({
    access: 'anyone',
    input: v.object({ commentId: id, cursor: v.optional(cursor) }),
    data: cursorPage(commentCard),
  }),
  /** One comment, as a link names it; of a reply also the comment under which it stands. */
  'GET /ugc-api/comment/linked.do': endpoint({
    access: 'anyone',
    input: v.object({ targetType: contentTarget, targetId: id, commentId: id }),
    data: v.object({ comment: commentCard, reply: v.nullable(commentCard) }),
  }),
  /** A comment or, with `replyToId`, a reply to a comment or to another reply under the same comment. */
  'POST /ugc-api/comment/publish.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({
      targetType: contentTarget,
      targetId: id,
      replyToId: v.optional(id),
      text: text(1, TEXT_LIMITS.comment),
      fileIds: v.optional(v.pipe(v.array(id), v.maxLength(MOST_PICTURES.comment)), []),
      idempotencyKey,
    }),
    data: v.object({ commentId: id, state: contentState }),
  }),
  'POST /ugc-api/comment/remove.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ commentId: id }),
    data: done,
  }),
};
