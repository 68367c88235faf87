import * as v from 'valibot';
import { id, instant } from '../fields';
import { PROVINCES } from './province-rules';
import type { ProvinceCode } from './province-rules';

export const userType = v.picklist([10, 20, 30, 40]);

/** Why a post or comment is not shown to others; `checking` and `held` ones are shown to their author. */
export const CONTENT_STATES = ['checking', 'published', 'held', 'removed', 'deleted'] as const;
export const contentState = v.picklist(CONTENT_STATES);
export type ContentState = v.InferOutput<typeof contentState>;

/** What a like, a collection or a comment belongs to. */
export const LIKE_TARGETS = ['post', 'comment', 'article', 'video'] as const;
export const likeTarget = v.picklist(LIKE_TARGETS);
export type LikeTarget = v.InferOutput<typeof likeTarget>;
export const CONTENT_TARGETS = ['post', 'article', 'video'] as const;
export const contentTarget = v.picklist(CONTENT_TARGETS);
export type ContentTarget = v.InferOutput<typeof contentTarget>;

/** Ages that a question can be about. */
export const AGE_BANDS = [
  '0-5m',
  '6-11m',
  '1-2y',
  '3-5y',
  '6-13y',
  '14-17y',
  'adult',
  'senior',
] as const;
export const ageBand = v.picklist(AGE_BANDS);
export type AgeBand = v.InferOutput<typeof ageBand>;

export const POST_KINDS = ['share', 'question'] as const;
export const postKind = v.picklist(POST_KINDS);
export type PostKind = v.InferOutput<typeof postKind>;

const provinceCode = v.picklist(Object.keys(PROVINCES) as ProvinceCode[]);

/** Somebody who writes; null in place of one: the account was deleted. */
export const authorCard = v.object({
  userId: id,
  nickname: v.string(),
  /** Address of a picture. */
  headImg: v.string(),
  userType,
  vip: v.boolean(),
  /** Doctors only: where they work, down to the department, and their title. */
  hospital: v.nullable(v.string()),
  title: v.nullable(v.string()),
  /**
   * Where the address belongs: on posts and comments the one they were written from, elsewhere the author's latest; null:
   * not known.
   */
  province: v.nullable(provinceCode),
});
export type AuthorCard = v.InferOutput<typeof authorCard>;

/** A picture; its address is valid for an hour. */
export const picture = v.object({
  url: v.string(),
  /** The same at the width that a list needs. */
  feedUrl: v.string(),
  /** Pixels, so that its place is known before it arrives. */
  width: v.number(),
  height: v.number(),
  /** Its file says that AI made it; the law wants that shown. */
  aiMade: v.boolean(),
});
export type Picture = v.InferOutput<typeof picture>;

/** A video of a post; its address is valid for an hour. */
export const postVideo = v.object({
  url: v.string(),
  /** Pixels as it is played, so that its place is known before it arrives. */
  width: v.number(),
  height: v.number(),
  /** ms */
  duration: v.number(),
});
export type PostVideo = v.InferOutput<typeof postVideo>;

export const topicLink = v.object({ topicId: id, name: v.string() });
export const circleLink = v.object({ circleId: id, name: v.string() });

/** A post in a feed. */
export const postCard = v.object({
  postId: id,
  kind: postKind,
  title: v.string(),
  /** The text's beginning, in feeds. */
  excerpt: v.string(),
  pictures: v.array(picture),
  /** Only in posts that staff have published; null: none. */
  video: v.nullable(postVideo),
  author: v.nullable(authorCard),
  circle: v.nullable(circleLink),
  topics: v.array(topicLink),
  /** Code of the vaccine that it is about. */
  vaccineCode: v.nullable(v.string()),
  ageBand: v.nullable(ageBand),
  /** The author, or the file of a picture, says that it was made with AI. */
  aiMade: v.boolean(),
  state: contentState,
  publishedAt: instant,
  editedAt: v.nullable(instant),
  likes: v.number(),
  comments: v.number(),
  collects: v.number(),
  /** Whether a doctor has answered it. */
  answered: v.boolean(),
  /** Of the reader; false for nobody. */
  liked: v.boolean(),
  collected: v.boolean(),
});
export type PostCard = v.InferOutput<typeof postCard>;

/** A post on its own page. */
export const postDetail = v.object({
  ...postCard.entries,
  text: v.string(),
  /** Whether the reader wrote it. */
  own: v.boolean(),
  /** Until when its author can edit it; null: not, or not any more. */
  editableUntil: v.nullable(instant),
  /** Product whose page stands for the vaccine that it is about; null: about none, or none that is sold. */
  vaccine: v.nullable(v.object({ vaccId: id, name: v.string() })),
  /** Encyclopaedia entry to read with it, where it repeats a known false claim. */
  encyclopediaId: v.nullable(id),
});
export type PostDetail = v.InferOutput<typeof postDetail>;

/** A comment or, one level deeper, a reply. */
export const commentCard = v.object({
  commentId: id,
  text: v.string(),
  pictures: v.array(picture),
  author: v.nullable(authorCard),
  /** Whom a reply answers, where that is another reply. */
  replyTo: v.nullable(v.object({ userId: id, nickname: v.string() })),
  state: contentState,
  publishedAt: instant,
  likes: v.number(),
  replies: v.number(),
  liked: v.boolean(),
  own: v.boolean(),
  /** A doctor's: general information, no diagnosis; such comments come first. */
  isAnswer: v.boolean(),
});
export type CommentCard = v.InferOutput<typeof commentCard>;

/** A page's place in a list, made by the provider; absent for the first page. */
export const cursor = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,120}$/));
/** A page of a list whose rows come and go while it is read; `next` is null at its end. */
export const cursorPage = <S extends v.GenericSchema>(item: S) =>
  v.object({ list: v.array(item), next: v.nullable(cursor) });
/** Made by the client when a form opens: a repetition under it answers what the first call made. */
export const idempotencyKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
