import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/** Set once the user has allowed locating: asking again then shows no prompt. */
const ALLOWED_ENTRY = 'locationAllowed';

/** Whether the user has allowed locating before. */
export const wasAllowed = (): boolean => localEntries.read<boolean>(ALLOWED_ENTRY) === true;

export const noteAllowed = (): void =>
  void tryToKeep(() => localEntries.write(ALLOWED_ENTRY, { val: true }));

export const noteRefused = (): void => localEntries.remove(ALLOWED_ENTRY);
