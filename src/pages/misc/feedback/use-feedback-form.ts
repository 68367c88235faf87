import { useState } from 'react';
import { isMobile } from '@/shared/session/form-rules';
import { sentIds } from '@/shared/upload/picture-list';
import { isApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { textOf } from '@/i18n/messages';
import { dropFeedback, useFeedbackDraft } from './draft-store';
import type { FeedbackDraft } from './draft-store';
import { FEEDBACK_MESSAGES } from './messages';

export type FeedbackViolation = 'content' | 'contact' | 'pictures';

/** The first violation, or null. */
export function violationOf({
  content,
  contact,
  pictures,
}: FeedbackDraft): FeedbackViolation | null {
  if (!content.trim()) return 'content';
  if (contact && !isMobile(contact)) return 'contact';
  return sentIds(pictures) ? null : 'pictures';
}

export interface FeedbackForm {
  readonly draft: FeedbackDraft;
  /** The first violation, from the first submission on. */
  readonly violation: FeedbackViolation | null;
  readonly refusal: string;
  readonly busy: boolean;
  readonly done: boolean;
  readonly submit: () => Promise<void>;
  readonly again: () => void;
}

/** The feedback form: its input, its validity, and the result. */
export function useFeedbackForm(): FeedbackForm {
  const draft = useFeedbackDraft();
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const violation = violationOf(draft);
  return {
    draft,
    violation: tried ? violation : null,
    refusal,
    busy,
    done,
    again: () => setDone(false),
    async submit() {
      setTried(true);
      setRefusal('');
      if (violation || busy) return;
      setBusy(true);
      const { kind, content, contact, pictures } = draft;
      const fileIds = sentIds(pictures) ?? [];
      try {
        await request(
          'POST /base/feedback/save.do',
          { kind, content: content.trim(), contact, fileIds, appVersion: APP_VERSION },
          { failure: 'in-place' },
        );
        dropFeedback();
        setTried(false);
        setDone(true);
      } catch (error) {
        setRefusal(isApiError(error) ? error.msg : textOf(FEEDBACK_MESSAGES)('failed'));
      } finally {
        setBusy(false);
      }
    },
  };
}
