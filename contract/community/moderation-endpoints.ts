import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { chosenName, done, id, instant, nothing, text } from '../fields';
import {
  authorCard,
  contentState,
  cursor,
  cursorPage,
  picture,
  postVideo,
  userType,
} from './cards';
import { TEXT_LIMITS } from './content-limit-rules';
import { MUTE_DAYS, QUEUE_FILTERS } from './moderation-rules';
import { reportReason } from './report-endpoints';

const targetType = v.picklist(['post', 'comment']);
const muteDays = v.picklist(MUTE_DAYS);
const detail = v.optional(text(0, TEXT_LIMITS.explain), '');

/** Something that staff have to look at. */
export const moderationCase = v.object({
  caseId: id,
  targetType,
  targetId: id,
  title: v.string(),
  text: v.string(),
  /** When its author last changed it; null: never. */
  editedAt: v.nullable(instant),
  author: v.nullable(authorCard),
  state: contentState,
  aiMade: v.boolean(),
  /** Subjects of word rules, `claim`, `pictures`, `video`, a platform's verdict, or reasons of reports. */
  reasons: v.array(v.string()),
  /** Sum of the weights of its reports. */
  weight: v.number(),
  /** Nobody else sees it until it is decided. */
  hidden: v.boolean(),
  openedAt: instant,
});
export type ModerationCase = v.InferOutput<typeof moderationCase>;

export const ACTIONS = ['publish', 'remove', 'warn', 'mute', 'unmute', 'verify', 'circle'] as const;

/** A decision in the log. */
export const decision = v.object({
  decisionId: id,
  action: v.picklist(ACTIONS),
  targetType: v.picklist(['post', 'comment', 'author', 'circle']),
  targetId: id,
  /** The text's beginning; empty for decisions on authors. */
  excerpt: v.string(),
  author: v.nullable(authorCard),
  staffName: v.string(),
  reason: v.string(),
  detail: v.string(),
  at: instant,
  until: v.nullable(instant),
  undoneAt: v.nullable(instant),
  undoneBy: v.nullable(v.string()),
  /** False: undone already, or a circle's creation. */
  undoable: v.boolean(),
});
export type Decision = v.InferOutput<typeof decision>;

/** An author as staff see them. */
export const moderatedAuthor = v.object({
  author: authorCard,
  posts: v.number(),
  /** Things of theirs that staff took away. */
  removals: v.number(),
  since: instant,
  mutedUntil: v.nullable(instant),
});
export type ModeratedAuthor = v.InferOutput<typeof moderatedAuthor>;

/** A comment beside a case. */
export const caseComment = v.object({
  commentId: id,
  author: v.nullable(authorCard),
  text: v.string(),
  state: contentState,
  at: instant,
});
export type CaseComment = v.InferOutput<typeof caseComment>;

/** A case with its context. */
export const caseContext = v.object({
  ...moderationCase.entries,
  pictures: v.array(picture),
  video: v.nullable(postVideo),
  /** What a comment is about: the post, and the comment that it answers. */
  about: v.string(),
  /** The latest comments on the same. */
  comments: v.array(caseComment),
  /** Null: the account was deleted. */
  writer: v.nullable(moderatedAuthor),
  reports: v.array(
    v.object({
      reason: reportReason,
      explain: v.string(),
      weight: v.number(),
      at: instant,
      pictures: v.array(picture),
    }),
  ),
  /** Earlier versions, the newest first. */
  edits: v.array(v.object({ title: v.string(), text: v.string(), at: instant })),
  /** Decisions about the same author, the newest first. */
  history: v.array(decision),
});
export type CaseContext = v.InferOutput<typeof caseContext>;

const decided = v.object({ decisionId: id });

/** Calls of staff with the role "moderator", who sign in by `/desk/login.do`. */
export const moderationEndpoints = {
  'GET /ugc-api/moderation/me.do': endpoint({
    access: 'moderator',
    input: nothing,
    data: v.object({
      name: v.string(),
      /** Open cases, those of them that nobody sees, and open appeals. */
      open: v.number(),
      hidden: v.number(),
      appeals: v.number(),
    }),
  }),
  'POST /ugc-api/moderation/logout.do': endpoint({
    access: 'moderator',
    input: nothing,
    data: done,
  }),
  /** Open cases: hidden ones first, then by weight, then by age; `total` of all. */
  'GET /ugc-api/moderation/queue.do': endpoint({
    access: 'moderator',
    input: v.object({
      filter: v.optional(v.picklist(QUEUE_FILTERS), 'all'),
      cursor: v.optional(cursor),
    }),
    data: v.object({ ...cursorPage(moderationCase).entries, total: v.number() }),
  }),
  /** A case with its context. */
  'GET /ugc-api/moderation/case.do': endpoint({
    access: 'moderator',
    input: v.object({ caseId: id }),
    data: caseContext,
  }),
  /**
   * Closes a case. `publish` shows it and settles its reports as dismissed; `remove` takes it away; `warn` shows it and
   * writes to its author. With `muteDays` the author is muted as well. What its author has changed since the case was
   * read is refused (9991, reason `changed`), and a case that a colleague has decided too (`decided`, with who in `by`).
   */
  'POST /ugc-api/moderation/decide.do': endpoint({
    access: 'moderator',
    input: v.object({
      caseId: id,
      /** Of the case as it was read. */
      editedAt: v.optional(v.nullable(instant), null),
      action: v.picklist(['publish', 'remove', 'warn']),
      reason: v.optional(reportReason, 'other'),
      detail,
      muteDays: v.optional(muteDays),
    }),
    data: decided,
  }),
  /** Mutes an author; `days` 0: for ever. */
  'POST /ugc-api/moderation/mute.do': endpoint({
    access: 'moderator',
    input: v.object({ userId: id, days: muteDays, reason: reportReason, detail }),
    data: decided,
  }),
  'POST /ugc-api/moderation/unmute.do': endpoint({
    access: 'moderator',
    input: v.object({ userId: id, detail }),
    data: decided,
  }),
  /** Makes an author a doctor, with workplace and title as checked, an official account, or neither. */
  'POST /ugc-api/moderation/verify.do': endpoint({
    access: 'moderator',
    input: v.object({
      userId: id,
      userType,
      /** Hospital and department. */
      hospital: v.optional(text(0, 60), ''),
      title: v.optional(text(0, 20), ''),
    }),
    data: decided,
  }),
  /** Authors by a part of their nickname, or by their id. */
  'GET /ugc-api/moderation/authors.do': endpoint({
    access: 'moderator',
    input: v.object({ word: text(1, 40) }),
    data: v.object({ list: v.array(moderatedAuthor) }),
  }),
  /** Creates a circle, or changes the one of `circleId`. */
  'POST /ugc-api/moderation/saveCircle.do': endpoint({
    access: 'moderator',
    input: v.object({
      circleId: v.optional(id),
      name: chosenName(2, TEXT_LIMITS.circle),
      intro: text(0, TEXT_LIMITS.intro),
    }),
    data: v.object({ circleId: id, decisionId: id }),
  }),
  /** Takes a decision back: what it changed is again as before. A circle's creation cannot be. */
  'POST /ugc-api/moderation/undo.do': endpoint({
    access: 'moderator',
    input: v.object({ decisionId: id }),
    data: done,
  }),
  /** All decisions, the latest first. */
  'GET /ugc-api/moderation/log.do': endpoint({
    access: 'moderator',
    input: v.object({ cursor: v.optional(cursor) }),
    data: cursorPage(decision),
  }),
  /** Open appeals, the oldest first; `own`: against the caller's own decision, which another has to settle. */
  'GET /ugc-api/moderation/appeals.do': endpoint({
    access: 'moderator',
    input: nothing,
    data: v.object({
      list: v.array(
        v.object({
          appealId: id,
          text: v.string(),
          at: instant,
          own: v.boolean(),
          /** What it is about, whole; empty for decisions on authors. */
          subject: v.string(),
          decision,
        }),
      ),
    }),
  }),
  /** Accepting an appeal undoes the decision. */
  'POST /ugc-api/moderation/settleAppeal.do': endpoint({
    access: 'moderator',
    input: v.object({ appealId: id, accepted: v.boolean() }),
    data: done,
  }),
};
