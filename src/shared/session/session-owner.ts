import { sessionEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/** The user whose data this tab stores. Long-term storage does not record the user. */
const ENTRY = 'sessionOwner';

/** Whether the stored data belongs to another user than this one. */
export function isStoredForAnother(userId: string): boolean {
  const owner = sessionEntries.read<string>(ENTRY);
  return owner !== null && owner !== userId;
}

/** Records that stored data belongs to this user from now on. */
export const keepOwner = (userId: string): void =>
  tryToKeep(() => sessionEntries.write(ENTRY, { val: userId }));

/** Stored data belongs to no user any more. */
export const forgetOwner = (): void => sessionEntries.remove(ENTRY);
