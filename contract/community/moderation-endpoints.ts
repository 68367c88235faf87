import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { done, id, instant, nothing, text } from '../fields';
import { authorCard, contentState, cursor, cursorPage, userType } from './cards';
import { TEXT_LIMITS } from './content-limit-rules';
import { reportReason } from './report-endpoints';

const targetType = v.picklist(['post', 'comment']);
/** Days of a mute; 0: for ever. */
export const MUTE_DAYS = [0, 1, 7, 30] as const;
const muteDays = v.picklist(MUTE_DAYS);
const detail = v.optional(text(0, TEXT_LIMITS.explain), '');

/** Something that staff have to look at. */
export const moderationCase = v.object({
  caseId: id,
  targetType,
  targetId: id,
  title: v.string(),
  text: v.string(),
  author: v.nullable(authorCard),
  state: contentState,
  /** Subjects of word rules, `claim`, `pictures`, a platform's verdict, or reasons of reports. */
  reasons: v.array(v.string()),
  /** Sum of the weights of its reports. */
  weight: v.number(),
  /** Nobody else sees it until it is decided. */
  hidden: v.boolean(),
  openedAt: instant,
});
export type ModerationCase = v.InferOutput<typeof moderationCase>;

export const ACTIONS = ['publish', 'remove', 'warn', 'mute', 'unmute', 'verify'] as const;

/** A decision in the log. */
export const decision = v.object({
  decisionId: id,
  action: v.picklist(ACTIONS),
  targetType: v.picklist(['post', 'comment', 'author']),
  targetId: id,
  author: v.nullable(authorCard),
  staffName: v.string(),
  reason: v.string(),
  detail: v.string(),
  at: instant,
  until: v.nullable(instant),
  undoneAt: v.nullable(instant),
  undoneBy: v.nullable(v.string()),
});
export type Decision = v.InferOutput<typeof decision>;

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
  /** The first open cases: hidden ones first, then by weight, then by age. */
  'GET /ugc-api/moderation/queue.do': endpoint({
    access: 'moderator',
    input: nothing,
    data: v.object({ list: v.array(moderationCase), total: v.number() }),
  }),
  /** A case with its context. */
  'GET /ugc-api/moderation/case.do': endpoint({
    access: 'moderator',
    input: v.object({ caseId: id }),
    data: v.object({
      ...moderationCase.entries,
      pictures: v.array(v.string()),
      reports: v.array(
        v.object({ reason: reportReason, explain: v.string(), weight: v.number(), at: instant }),
      ),
      /** Earlier versions, the newest first. */
      edits: v.array(v.object({ title: v.string(), text: v.string(), at: instant })),
      /** Decisions about the same author, the newest first. */
      history: v.array(decision),
    }),
  }),
  /**
   * Closes a case. `publish` shows it and settles its reports as dismissed; `remove` takes it away; `warn` shows it and
   * writes to its author. With `muteDays` the author is muted as well.
   */
  'POST /ugc-api/moderation/decide.do': endpoint({
    access: 'moderator',
    input: v.object({
      caseId: id,
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
  /** Takes a decision back: what it changed is again as before. */
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
        v.object({ appealId: id, text: v.string(), at: instant, own: v.boolean(), decision }),
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
