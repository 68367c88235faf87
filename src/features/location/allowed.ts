import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/** Remembers that the user once allowed it: then asking again shows no question. */
const ALLOWED_ENTRY = 'locationAllowed';

/** Whether the user has let us find them before. */
export const wasAllowed = (): boolean => localEntries.read<boolean>(ALLOWED_ENTRY) === true;

export const noteAllowed = (): void =>
  void tryToKeep(() => localEntries.write(ALLOWED_ENTRY, { val: true }));

export const noteRefused = (): void => localEntries.remove(ALLOWED_ENTRY);
