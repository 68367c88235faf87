import { sessionEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/** Whose the things are that this tab keeps. Of the long term nothing says who was here. */
const ENTRY = 'sessionOwner';

/** Whether what is kept here is somebody else's than this user's. */
export function isStoredForAnother(userId: string): boolean {
  const owner = sessionEntries.read<string>(ENTRY);
  return owner !== null && owner !== userId;
}

/** From now on what is kept is this user's. */
export const keepOwner = (userId: string): void =>
  tryToKeep(() => sessionEntries.write(ENTRY, { val: userId }));

/** Nobody's any more. */
export const forgetOwner = (): void => sessionEntries.remove(ENTRY);
