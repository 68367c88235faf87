import { create } from 'zustand';
import { onSignOut } from '@/shared/session/session-store';
import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import { withNote } from './note-rules';

/** Lists of previous search words (specification §3): everywhere, and for the clinics of a zone. */
export const NOTE_LISTS = ['hosSearchNotes', 'zoneOutpatientSearchNotes'] as const;
export type NoteList = (typeof NOTE_LISTS)[number];

type Notes = Readonly<Record<NoteList, readonly string[]>>;

const retained = (list: NoteList): readonly string[] => localEntries.read<string[]>(list) ?? [];

/** Hook on the remembered words, the latest first. */
export const useSearchNotes = create<Notes>(() => ({
  hosSearchNotes: retained('hosSearchNotes'),
  zoneOutpatientSearchNotes: retained('zoneOutpatientSearchNotes'),
}));

/** Stores a word, on this device only. */
export function noteWord(list: NoteList, word: string): void {
  const notes = withNote(useSearchNotes.getState()[list], word);
  tryToKeep(() => localEntries.write(list, { val: notes }));
  useSearchNotes.setState({ [list]: notes });
}

/** Clears a list. */
export function clearNotes(list: NoteList): void {
  localEntries.remove(list);
  useSearchNotes.setState({ [list]: [] });
}

// Search words are personal data.
onSignOut(() => NOTE_LISTS.forEach(clearNotes));
