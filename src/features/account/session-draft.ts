import { create } from 'zustand';
import type { StoreApi, UseBoundStore } from 'zustand';
import { sessionEntries } from '@/storage/storage';
import { keepInSession } from '@/storage/try-to-keep';
import { onSignOut } from './session-store';

interface SessionDraftOptions<State> {
  /** Completes a state that an earlier version of the app may have stored. */
  readonly restore?: (retained: State) => State;
  /** Whether a state is empty, so that no entry is stored. */
  readonly isEmpty?: (state: State) => boolean;
}

/**
 * A store that is also written to a session entry, so that a rebuilt page shows what was typed. It belongs to one user:
 * it is reset at sign-out. It is retained when the session only expired, because the same user signs in again and
 * continues.
 */
export function createSessionDraft<State extends object>(
  entry: string,
  nothing: State,
  { restore = (retained) => retained, isEmpty = () => false }: SessionDraftOptions<State> = {},
): UseBoundStore<StoreApi<State>> {
  const retained = sessionEntries.read<State>(entry);
  const useDraft = create<State>(() => (retained ? restore(retained) : nothing));
  useDraft.subscribe((state) => keepInSession(entry, isEmpty(state) ? null : state));
  onSignOut((reason) => {
    if (reason !== 'expired') useDraft.setState(nothing, true);
  });
  return useDraft;
}
