import { create } from 'zustand';
import { goToLogin } from '@/shared/session/go-to-login';
import { onSignOut, session } from '@/shared/session/session-store';
import type { CommentTarget } from './comment-target';

/** What a reply answers. */
export interface ReplyTo {
  /** The comment or reply that is answered. */
  readonly commentId: string;
  /** The comment under which the reply will stand. */
  readonly parentId: string;
  readonly nickname: string;
  /** Whether another reply is answered, whose author is then named. */
  readonly isReply: boolean;
}

/** What is being written. */
export interface OpenComposer {
  readonly target: CommentTarget;
  /** Null: a comment of its own. */
  readonly replyTo: ReplyTo | null;
}

/** The open composer, or null. It stays open over a login, so that the person continues where they were. */
export const useComposerStore = create<{ readonly composer: OpenComposer | null }>(() => ({
  composer: null,
}));

/** Opens the composer of the page's thread; a visitor logs in first. */
export function openComposer(target: CommentTarget, replyTo: ReplyTo | null = null): void {
  useComposerStore.setState({ composer: { target, replyTo } });
  if (!session().isLogin) void goToLogin();
}

export const closeComposer = (): void => useComposerStore.setState({ composer: null });

onSignOut((reason) => {
  if (reason !== 'expired') closeComposer();
});
