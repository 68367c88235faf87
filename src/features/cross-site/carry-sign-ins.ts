import { useSession } from '@/features/account/session-store';
import { site } from '@/platform/site';
import { whitePages } from './sibling-sites';

/**
 * Carries a sign-in that begins here to the white pages of the other sites, in hidden frames (specification §4). Returns
 * what ends that.
 */
export const carrySignIns = (): (() => void) =>
  useSession.subscribe(({ token }, before) => {
    if (!token || token === before.token) return;
    whitePages().forEach((url) => void site.send(url, { type: 'token', token }));
  });
