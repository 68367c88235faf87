import { create } from 'zustand';
import { onSignOut } from '@/features/account/session-store';

/** Who is to come along into a line: a page that is left, to add somebody, forgets what is only its own. */
export interface EntryPicks {
  readonly releaseId: string;
  /** null: nobody was chosen yet, so the default is. */
  readonly picked: readonly string[] | null;
}

const NOTHING: EntryPicks = { releaseId: '', picked: null };

const useEntryPicks = create<EntryPicks>(() => NOTHING);

/** Who was chosen for a release; null as long as nobody was. */
export const usePicked = (releaseId: string): readonly string[] | null =>
  useEntryPicks((state) => (state.releaseId === releaseId ? state.picked : null));

/** Keeps a choice. */
export const keepPicked = (releaseId: string, picked: readonly string[]): void =>
  useEntryPicks.setState({ releaseId, picked });

onSignOut(() => useEntryPicks.setState(NOTHING));
