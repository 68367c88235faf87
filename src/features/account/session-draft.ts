import { create } from 'zustand';
import type { StoreApi, UseBoundStore } from 'zustand';
import { sessionEntries } from '@/storage/storage';
import { keepInSession } from '@/storage/try-to-keep';
import { onSignOut } from './session-store';

interface SessionDraftOptions<State> {
  /** Completes what an earlier version of the app may have kept. */
  readonly restore?: (retained: State) => State;
  /** A state that is not worth an entry. */
  readonly isEmpty?: (state: State) => boolean;
}

/**
 * A store that is written through to an entry of the session, so that a page that is built again shows what was typed.
 * It is its user's: it starts over at sign-out. A session that only ran out keeps it, for its owner signs in again and
 * goes on.
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
