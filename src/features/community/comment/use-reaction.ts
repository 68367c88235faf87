import { useRef } from 'react';
import type { LikeTarget } from '@contract/community/cards';
import { goToLogin } from '@/shared/session/go-to-login';
import { session, onSignOut } from '@/shared/session/session-store';
import { refreshServerData } from '@/http/hooks/use-server';
import { dropOwnAnswer } from '@/http/own/own-answers';
import { setCollect, setLike } from './api';
import type { CommentTarget } from './comment-target';
import { shownReaction, toggled } from './reaction-rules';
import type { Reaction, ReactionChange } from './reaction-rules';
import { create } from 'zustand';

/** Likes and collections that were set here, by what they are on: lists and pages show the same. */
const useReactionChanges = create<Readonly<Record<string, ReactionChange>>>(() => ({}));

const setReactionChange = (key: string, change: ReactionChange): void =>
  useReactionChanges.setState({ [key]: change });

/** Forgets a change: what the provider said is shown again. */
const dropReactionChange = (key: string): void => {
  const { [key]: _, ...others } = useReactionChanges.getState();
  useReactionChanges.setState(others, true);
};

onSignOut(() => useReactionChanges.setState({}, true));

export interface ReactionControl extends Reaction {
  /** Sets or ends it; a visitor is asked to log in. */
  readonly toggle: () => void;
}

type Send = (on: boolean) => Promise<Reaction>;

/** A reaction that shows at once; where the provider refuses it, it is as before and the reason is shown. */
function useReaction(key: string, said: Reaction, send: Send): ReactionControl {
  const change = useReactionChanges((changes) => changes[key]);
  const shown = shownReaction(said, change);
  const isSending = useRef(false);
  const toggle = async (): Promise<void> => {
    if (isSending.current) return;
    if (!session().isLogin) return goToLogin();
    isSending.current = true;
    const next = toggled(shown);
    setReactionChange(key, { base: said, shown: next });
    try {
      setReactionChange(key, { base: said, shown: await send(next.on) });
    } catch {
      // The client has shown the reason.
      if (change) setReactionChange(key, change);
      else dropReactionChange(key);
    } finally {
      isSending.current = false;
    }
  };
  return { ...shown, toggle: () => void toggle() };
}

/** The reader's like of something. @param said what the provider answered last */
export const useLike = (type: LikeTarget, id: string, said: Reaction): ReactionControl =>
  useReaction(`like ${type} ${id}`, said, (on) => setLike(type, id, on));

const collectKey = ({ targetType, targetId }: CommentTarget): string =>
  `collect ${targetType} ${targetId}`;

/** Sets or ends a collection away from what is collected, whose page then shows what the provider says. */
export async function setCollectElsewhere(target: CommentTarget, on: boolean): Promise<void> {
  await setCollect(target, on);
  const { targetType, targetId } = target;
  if (!on && targetType === 'article')
    dropOwnAnswer('GET /article/article/detail.do', { articleId: targetId });
  dropReactionChange(collectKey(target));
  void refreshServerData('GET /ugc-api/content/counts.do');
  void refreshServerData('GET /ugc-api/post/detail.do');
}

/** The reader's collection of something. @param said what the provider answered last */
export const useCollect = (target: CommentTarget, said: Reaction): ReactionControl =>
  useReaction(collectKey(target), said, (on) => setCollect(target, on));
