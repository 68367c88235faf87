import { create } from 'zustand';
import { onSignOut } from '@/shared/session/session-store';

/**
 * The people chosen for a queue, and what was answered of their doses. Stored here, because the page loses its own state when the user leaves it to add a
 * member.
 */
export interface EntryPicks {
  readonly releaseId: string;
  /** null: no choice was made yet, so the default applies. */
  readonly picked: readonly string[] | null;
  /** Doses that were answered where none is on record, by linkman id. */
  readonly doses: Readonly<Record<string, number>>;
}

const NO_DOSES: EntryPicks['doses'] = {};
const NOTHING: EntryPicks = { releaseId: '', picked: null, doses: NO_DOSES };

const useEntryPicks = create<EntryPicks>(() => NOTHING);

/** The people chosen for a release; null without a choice. */
export const usePicked = (releaseId: string): readonly string[] | null =>
  useEntryPicks((state) => (state.releaseId === releaseId ? state.picked : null));

/** The doses answered for a release. */
export const useAnsweredDoses = (releaseId: string): EntryPicks['doses'] =>
  useEntryPicks((state) => (state.releaseId === releaseId ? state.doses : NO_DOSES));

const of = (releaseId: string): EntryPicks => {
  const state = useEntryPicks.getState();
  return state.releaseId === releaseId ? state : { ...NOTHING, releaseId };
};

/** Stores a choice. */
export const keepPicked = (releaseId: string, picked: readonly string[]): void =>
  useEntryPicks.setState({ ...of(releaseId), picked });

/** Stores an answer. */
export const keepDose = (releaseId: string, linkmanId: string, doseNo: number): void => {
  const picks = of(releaseId);
  useEntryPicks.setState({ ...picks, doses: { ...picks.doses, [linkmanId]: doseNo } });
};

onSignOut(() => useEntryPicks.setState(NOTHING));
