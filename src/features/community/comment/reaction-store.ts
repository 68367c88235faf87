import { create } from 'zustand';
import { onSignOut } from '@/shared/session/session-store';
import type { ReactionChange } from './reaction-rules';

/** Likes and collections that were set here, by what they are on: lists and pages show the same. */
export const useReactionChanges = create<Readonly<Record<string, ReactionChange>>>(() => ({}));

export const setReactionChange = (key: string, change: ReactionChange): void =>
  useReactionChanges.setState({ [key]: change });

/** Forgets a change: what the provider said is shown again. */
export const dropReactionChange = (key: string): void => {
  const { [key]: _, ...others } = useReactionChanges.getState();
  useReactionChanges.setState(others, true);
};

onSignOut(() => useReactionChanges.setState({}, true));
