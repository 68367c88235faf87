import { create } from 'zustand';
import { forgetServerData } from '@/http/hooks/use-server';
import { sessionEntries } from '@/storage/storage';
import { keepInSession } from '@/storage/try-to-keep';

const KEY = 'moderationSession';

/** A moderator's session; it ends with the browser tab, because the machine may be shared. */
export interface ModerationSession {
  readonly token: string;
  /** ms. */
  readonly expiresAt: number;
  readonly name: string;
}

export const useModerationSession = create<{
  readonly session: ModerationSession | null;
  /** The session expired; the sign-in page says so. */
  readonly isExpired: boolean;
}>(() => ({ session: sessionEntries.read<ModerationSession>(KEY), isExpired: false }));

/** Signs in, or out with null. */
export function setModerationSession(session: ModerationSession | null, isExpired = false): void {
  keepInSession(KEY, session);
  useModerationSession.setState({ session, isExpired });
  if (!session) void forgetServerData();
}

/** The token of the session; '' without one. */
export const moderationToken = (): string => useModerationSession.getState().session?.token ?? '';
