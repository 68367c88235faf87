import type { ContentText } from '@contract/manage/content-rules';
import { createStaffDrafts } from '@/features/staff/session/staff-drafts';

const drafts = createStaffDrafts();

/** What somebody has typed, and on which version; null: on none, it is a new text. */
export interface ContentDraft {
  readonly began: { readonly version: string; readonly text: ContentText } | null;
  readonly text: ContentText;
}

/** Unsaved texts: they outlive the form and an expired session. */
export const useContentDraft = drafts.useDraft;

/** Deletes all at sign-out. */
export const forgetContentDrafts = (): void => drafts.forget();
