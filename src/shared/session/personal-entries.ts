import { forgetRetainedFiles } from '@/platform/retained-files/forget';
import { OWN_ENTRIES, VIEWED_ENTRIES } from '@/storage/own-record-rules';
import { localEntries, sessionEntries } from '@/storage/storage';

/**
 * The names of all storage entries with personal data: the one list from which the end of a session clears them. Their
 * stores may not be loaded in this run, so they cannot clear the entries themselves.
 */
export const PERSONAL_ENTRIES = {
  /** Cleared at the end of every session. */
  always: [
    'hosSearchNotes',
    'zoneOutpatientSearchNotes',
    'session-secret',
    OWN_ENTRIES.order,
    OWN_ENTRIES.certificate,
    OWN_ENTRIES.plan,
    OWN_ENTRIES.article,
    ...VIEWED_ENTRIES,
  ],
  /** Half-filled forms: after a session expired they are retained for the same user only. */
  drafts: [
    'orderingState',
    'bookingWish',
    'memberDrafts',
    'visitorPlan',
    'orderDrafts',
    'noteDraft',
    'postDrafts',
    'communityRules',
    'sentCodes',
    'exportDetails',
    'commentDrafts',
    'reportDraft',
    'feedbackDraft',
    'surveyState',
    'followUpDrafts',
    'serviceOutbox',
    OWN_ENTRIES.booking,
  ],
} as const;

/** Drafts with pictures, of which the device has copies. */
const PICTURED_DRAFTS = 'postDrafts';

/** Clears personal data; drafts only where the same user is not expected back. */
export function clearPersonalEntries(withDrafts: boolean): void {
  const { always, drafts } = PERSONAL_ENTRIES;
  // Copies of a draft's pictures are no entries.
  if (withDrafts && localEntries.read(PICTURED_DRAFTS) !== null) forgetRetainedFiles();
  for (const name of withDrafts ? [...always, ...drafts] : always) {
    localEntries.remove(name);
    sessionEntries.remove(name);
  }
}
