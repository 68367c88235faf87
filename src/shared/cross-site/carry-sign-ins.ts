import { useSession } from '@/shared/session/session-store';
import { site } from '@/platform/site';
import { whitePages } from './sibling-sites';

/**
 * Sends each new sign-in to the white pages of the other sites, in hidden frames (specification §4). Returns a function
 * that stops it.
 */
export const carrySignIns = (): (() => void) =>
  useSession.subscribe(({ token }, before) => {
    if (!token || token === before.token) return;
    whitePages().forEach((url) => void site.send(url, { type: 'token', token }));
  });
