import { create } from 'zustand';
import type { StoreApi, UseBoundStore } from 'zustand';
import { isSessionLostOnRestart } from '@/platform/storage';
import { localEntries, sessionEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import { countUnsaved } from '@/storage/unsaved';
import { onSignOut } from './session-store';

interface SessionDraftOptions<State> {
  /** Completes a state that an earlier version of the app may have stored. */
  readonly restore?: (retained: State) => State;
  /** Whether a state is empty, so that no entry is stored. */
  readonly isEmpty?: (state: State) => boolean;
  /** Whether it outlives the app; by default it ends with it. */
  readonly isLasting?: boolean;
  /** Whether it is typed or chosen by its user, whom a restart must not cost it. Default true. */
  readonly isInput?: boolean;
}

/**
 * A store that is also written to a session entry, so that a rebuilt page shows what was typed. It belongs to one user:
 * it is reset at sign-out. It is retained when the session only expired, because the same user signs in again and
 * continues.
 */
export function createSessionDraft<State extends object>(
  entry: string,
  nothing: State,
  {
    restore = (retained) => retained,
    isEmpty = () => false,
    isLasting = false,
    isInput = true,
  }: SessionDraftOptions<State> = {},
): UseBoundStore<StoreApi<State>> {
  const entries = isLasting ? localEntries : sessionEntries;
  const retained = entries.read<State>(entry);
  const useDraft = create<State>(() => (retained ? restore(retained) : nothing));
  useDraft.subscribe((state) => {
    if (isEmpty(state)) entries.remove(entry);
    else tryToKeep(() => entries.write(entry, { val: state }));
  });
  if (isSessionLostOnRestart && !isLasting && isInput) {
    const empty = JSON.stringify(nothing);
    countUnsaved(useDraft, (state) => !isEmpty(state) && JSON.stringify(state) !== empty);
  }
  onSignOut((reason) => {
    if (reason !== 'expired') useDraft.setState(nothing, true);
  });
  return useDraft;
}
