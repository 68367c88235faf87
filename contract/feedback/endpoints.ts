import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { id, mobile, text } from '../fields';
import { FEEDBACK_LENGTH, FEEDBACK_PICTURES } from './feedback-rules';

export const feedbackKind = v.picklist(['problem', 'wish', 'clinic', 'other']);
export type FeedbackKind = v.InferOutput<typeof feedbackKind>;

export const feedback = v.object({
  kind: feedbackKind,
  content: text(1, FEEDBACK_LENGTH),
  /** Uploaded by the same user; empty for a visitor. */
  fileIds: v.optional(v.pipe(v.array(id), v.maxLength(FEEDBACK_PICTURES)), []),
  /** Mobile for a reply; empty: no reply requested. */
  contact: v.optional(v.union([v.literal(''), mobile]), ''),
  appVersion: v.optional(text(0, 20), ''),
});
export type Feedback = v.InferInput<typeof feedback>;

export const feedbackEndpoints = {
  'POST /base/feedback/save.do': endpoint({
    access: 'anyone',
    input: feedback,
    data: v.object({ feedbackId: id }),
  }),
};
