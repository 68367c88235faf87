import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { id, instant, text } from '../fields';
import { cursor, cursorPage } from './cards';
import { MOST_PICTURES, TEXT_LIMITS } from './content-limit-rules';
import { REPORT_REASONS } from './report-rules';

export const reportReason = v.picklist(REPORT_REASONS);
export type ReportReason = v.InferOutput<typeof reportReason>;

/** What staff did about something that the user wrote, or about the user. */
export const ownDecision = v.object({
  decisionId: id,
  action: v.picklist(['publish', 'remove', 'warn', 'mute']),
  targetType: v.picklist(['post', 'comment', 'author']),
  targetId: id,
  /** The text's beginning; empty for decisions on the author. */
  excerpt: v.string(),
  reason: reportReason,
  /** What staff wrote to the author. */
  detail: v.string(),
  at: instant,
  /** End of a mute. */
  until: v.nullable(instant),
  undone: v.boolean(),
  /** The author's appeal; null: none was made. */
  appeal: v.nullable(v.picklist(['open', 'accepted', 'rejected'])),
});
export type OwnDecision = v.InferOutput<typeof ownDecision>;

/** Reports and appeals. Muted people may make both. */
export const reportEndpoints = {
  /**
   * Reports a post (10) or a comment (20): `sourceId`, `sourceType`, `reason` and `explain` of the specification's
   * report draft; what else the draft has is known to the provider. Once a person and target; 20 a day.
   */
  'POST /ugc-api/report/save.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({
      sourceId: id,
      sourceType: v.picklist([10, 20]),
      reason: reportReason,
      explain: v.optional(text(0, TEXT_LIMITS.explain), ''),
      fileIds: v.optional(v.pipe(v.array(id), v.maxLength(MOST_PICTURES.report)), []),
    }),
    data: v.object({ reportId: id }),
  }),
  /** The user's reports and what became of them, the latest first. */
  'GET /ugc-api/report/list.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ cursor: v.optional(cursor) }),
    data: cursorPage(
      v.object({
        reportId: id,
        sourceId: id,
        sourceType: v.picklist([10, 20]),
        reason: reportReason,
        at: instant,
        outcome: v.nullable(v.picklist(['upheld', 'dismissed'])),
      }),
    ),
  }),
  /** Staff's decisions about the user, the latest first. */
  'GET /ugc-api/decision/list.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ cursor: v.optional(cursor) }),
    data: cursorPage(ownDecision),
  }),
  /** Asks once that another person of the staff decides again. */
  'POST /ugc-api/appeal/save.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ decisionId: id, text: text(1, TEXT_LIMITS.appeal) }),
    data: v.object({ appealId: id }),
  }),
};
