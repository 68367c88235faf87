import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { chosenName, done, flag, id, text } from '../fields';
import {
  ageBand,
  contentState,
  cursor,
  cursorPage,
  idempotencyKey,
  postCard,
  postDetail,
  postKind,
} from './cards';
import { LEAST_TOPIC, MOST_PICTURES, MOST_TOPICS, TEXT_LIMITS } from './content-limit-rules';
import { TOPIC_NAME } from './topic-rules';

/** Vaccine codes as the catalogue has them. */
export const vaccineCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));

/** Uploads of the author, in their order in the post. */
const fileIds = (most: number) =>
  v.optional(
    v.pipe(
      v.array(id),
      v.maxLength(most),
      v.check((ids) => new Set(ids).size === ids.length),
    ),
    [],
  );

/** What an author writes. A question needs a title. */
const draft = {
  kind: postKind,
  title: v.optional(text(0, TEXT_LIMITS.title), ''),
  text: text(1, TEXT_LIMITS.post),
  fileIds: fileIds(MOST_PICTURES.post),
  /** Upload of the author, where the operator lets posts carry a video; staff see it before anybody else does. */
  videoId: v.optional(id),
  circleId: v.optional(id),
  /** Names, without #. */
  topics: v.optional(
    v.pipe(
      v.array(v.pipe(chosenName(LEAST_TOPIC, TEXT_LIMITS.topic), v.regex(TOPIC_NAME))),
      v.maxLength(MOST_TOPICS),
      v.check((names) => new Set(names).size === names.length),
    ),
    [],
  ),
  vaccineCode: v.optional(vaccineCode),
  ageBand: v.optional(ageBand),
  aiMade: v.optional(flag, false),
};

/** Feeds, each with what else it needs: a circle, a topic, a vaccine, an author or a word. */
export const FEEDS = [
  'recommended',
  'latest',
  'following',
  'circle',
  'topic',
  'vaccine',
  'user',
  'unanswered',
  'search',
] as const;
export const feed = v.picklist(FEEDS);
export type Feed = v.InferOutput<typeof feed>;

export const postEndpoints = {
  /** Answers the state: `held` and `checking` posts are seen by their author only until they are published. */
  'POST /ugc-api/post/publish.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.pipe(
      v.object({ ...draft, idempotencyKey }),
      v.check(({ kind, title }) => kind !== 'question' || title !== ''),
    ),
    data: v.object({ postId: id, state: contentState }),
  }),
  /** Within 24 h of publishing, the text and the title; what was there before stays for the staff. */
  'POST /ugc-api/post/edit.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ postId: id, title: draft.title, text: draft.text }),
    data: v.object({ state: contentState }),
  }),
  'POST /ugc-api/post/remove.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ postId: id }),
    data: done,
  }),
  'GET /ugc-api/post/detail.do': endpoint({
    access: 'anyone',
    input: v.object({ postId: id }),
    data: postDetail,
  }),
  /**
   * A page of a feed. `following` needs a login. `recommended` refuses with 9991 (reason `expired`) a cursor whose
   * ranking is older than an hour: read it from the top again.
   */
  'GET /ugc-api/post/feed.do': endpoint({
    access: 'anyone',
    input: v.object({
      feed,
      circleId: v.optional(id),
      topicId: v.optional(id),
      vaccineCode: v.optional(vaccineCode),
      userId: v.optional(id),
      word: v.optional(text(1, 40)),
      /** Only questions, in the feeds of a circle, topic, vaccine and user. */
      questions: v.optional(flag, false),
      cursor: v.optional(cursor),
    }),
    data: v.object({
      ...cursorPage(postCard).entries,
      /** Where the page began, for `newer.do`; null in ranked feeds and in empty ones. */
      top: v.nullable(cursor),
    }),
  }),
  /** How many posts of a chronological feed are newer than its top, 99 at most. */
  'GET /ugc-api/post/newer.do': endpoint({
    access: 'anyone',
    input: v.object({
      feed: v.picklist(['latest', 'following', 'circle', 'topic', 'vaccine', 'user', 'unanswered']),
      circleId: v.optional(id),
      topicId: v.optional(id),
      vaccineCode: v.optional(vaccineCode),
      userId: v.optional(id),
      top: cursor,
    }),
    data: v.object({ count: v.number() }),
  }),
  /** Answered questions about the same vaccine, for somebody who is writing one; at most five. */
  'GET /ugc-api/post/similar.do': endpoint({
    access: 'anyone',
    input: v.object({ title: text(1, TEXT_LIMITS.title), vaccineCode: v.optional(vaccineCode) }),
    data: v.object({ list: v.array(postCard) }),
  }),
};
