import { create } from 'zustand';
import type { DeskStaff } from '@contract/desk/endpoints';
import { forgetServerData } from '@/http/hooks/use-server';
import { sessionEntries } from '@/storage/storage';
import { keepInSession } from '@/storage/try-to-keep';

const KEY = 'deskSession';

/** A session at a clinic's desk; it ends with the browser tab, because the machine is shared. */
export interface DeskSession {
  readonly token: string;
  /** ms. */
  readonly expiresAt: number;
  readonly staff: DeskStaff;
}

export const useDeskSession = create<{
  readonly session: DeskSession | null;
  /** The session expired; the sign-in page says so. */
  readonly isExpired: boolean;
}>(() => ({ session: sessionEntries.read<DeskSession>(KEY), isExpired: false }));

/** Signs in, or out with null. */
export function setDeskSession(session: DeskSession | null, isExpired = false): void {
  keepInSession(KEY, session);
  useDeskSession.setState({ session, isExpired });
  // The machine is shared: nothing that was read remains.
  if (!session) void forgetServerData();
}
