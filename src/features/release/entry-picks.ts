import { create } from 'zustand';
import { onSignOut } from '@/features/account/session-store';

/**
 * The people chosen for a queue. Stored here, because the page loses its own state when the user leaves it to add a
 * member.
 */
export interface EntryPicks {
  readonly releaseId: string;
  /** null: no choice was made yet, so the default applies. */
  readonly picked: readonly string[] | null;
}

const NOTHING: EntryPicks = { releaseId: '', picked: null };

const useEntryPicks = create<EntryPicks>(() => NOTHING);

/** The people chosen for a release; null without a choice. */
export const usePicked = (releaseId: string): readonly string[] | null =>
  useEntryPicks((state) => (state.releaseId === releaseId ? state.picked : null));

/** Stores a choice. */
export const keepPicked = (releaseId: string, picked: readonly string[]): void =>
  useEntryPicks.setState({ releaseId, picked });

onSignOut(() => useEntryPicks.setState(NOTHING));
