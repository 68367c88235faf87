import { createStaffDrafts } from '@/features/staff/session/staff-drafts';

const drafts = createStaffDrafts();

/** Unsent input of a sheet of the desk: it outlives the sheet and an expired session. */
export const useDeskDraft = drafts.useDraft;

/** Stores a draft for a form that is opened next. */
export const keepDeskDraft = drafts.keep;

/** Deletes all drafts at sign-out. */
export const forgetDeskDrafts = (): void => drafts.forget();
