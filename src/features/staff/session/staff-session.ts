import { create } from 'zustand';
import type { StoreApi, UseBoundStore } from 'zustand';
import { forgetServerData } from '@/http/hooks/use-server';
import { sessionEntries } from '@/storage/storage';
import { keepInSession } from '@/storage/try-to-keep';

/** What every session of staff has. */
interface StaffToken {
  readonly token: string;
  /** ms. */
  readonly expiresAt: number;
}

/** A session with the name of whose it is. */
export interface NamedSession extends StaffToken {
  readonly name: string;
}

interface SessionState<Session> {
  readonly session: Session | null;
  /** The session expired; the sign-in page says so. */
  readonly isExpired: boolean;
}

/** A role's session on this machine. */
export interface StaffSession<Session extends StaffToken> {
  readonly useSession: UseBoundStore<StoreApi<SessionState<Session>>>;
  /** Signs in, or out with null. */
  readonly setSession: (session: Session | null, isExpired?: boolean) => void;
  /** The token of the session; '' without one. */
  readonly tokenOf: () => string;
}

/**
 * The session of a role of staff. It ends with the browser tab, and nothing that was read in it remains, because the
 * machine may be shared.
 * @param key name of its entry in the tab's storage
 */
export function createStaffSession<Session extends StaffToken>(key: string): StaffSession<Session> {
  const useSession = create<SessionState<Session>>(() => ({
    session: sessionEntries.read<Session>(key),
    isExpired: false,
  }));
  return {
    useSession,
    setSession(session, isExpired = false) {
      keepInSession(key, session);
      useSession.setState({ session, isExpired });
      if (!session) void forgetServerData();
    },
    tokenOf: () => useSession.getState().session?.token ?? '',
  };
}
