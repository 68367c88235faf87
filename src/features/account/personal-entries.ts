import { localEntries, sessionEntries } from '@/storage/storage';

/**
 * Everything that the app keeps of a person on the device, by the names of its entries: the one list from which a session's
 * end clears them. Their stores may not have been loaded in this run, so none of them can be asked to do it.
 */
export const PERSONAL_ENTRIES = {
  /** Gone with every session. */
  always: ['hosSearchNotes', 'zoneOutpatientSearchNotes', 'session-secret'],
  /** Half-filled forms: where a session only ran out they wait for their owner, and for nobody else. */
  drafts: ['orderingState', 'bookingWish', 'memberDrafts', 'orderDrafts', 'noteDraft', 'sentCodes'],
} as const;

/** Clears what is kept of a person; drafts only where nobody is to come back to them. */
export function clearPersonalEntries(withDrafts: boolean): void {
  const { always, drafts } = PERSONAL_ENTRIES;
  for (const name of withDrafts ? [...always, ...drafts] : always) {
    localEntries.remove(name);
    sessionEntries.remove(name);
  }
}
