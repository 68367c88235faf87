import { create } from 'zustand';
import { forgetServerData } from '@/http/hooks/use-server';
import { sessionEntries } from '@/storage/storage';
import { keepInSession } from '@/storage/try-to-keep';

const KEY = 'serviceDeskSession';

/** A session of customer service's staff; it ends with the browser tab, because the machine may be shared. */
export interface ServiceDeskSession {
  readonly token: string;
  /** ms. */
  readonly expiresAt: number;
  readonly name: string;
}

export const useServiceDeskSession = create<{
  readonly session: ServiceDeskSession | null;
  /** The session expired; the sign-in page says so. */
  readonly isExpired: boolean;
}>(() => ({ session: sessionEntries.read<ServiceDeskSession>(KEY), isExpired: false }));

/** Signs in, or out with null. */
export function setServiceDeskSession(session: ServiceDeskSession | null, isExpired = false): void {
  keepInSession(KEY, session);
  useServiceDeskSession.setState({ session, isExpired });
  if (!session) void forgetServerData();
}

/** The token of the session; '' without one. */
export const serviceDeskToken = (): string => useServiceDeskSession.getState().session?.token ?? '';
