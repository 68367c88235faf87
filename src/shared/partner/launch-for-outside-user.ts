import { appBridge } from '@/platform/app-bridge';
import { openApp } from '@/platform/open-app';
import type { Query } from '@/routes/query';

/** Code by which an outside system names its user. */
const OUTSIDE_USER_CODE = /^[\w-]{1,64}$/;

/** The outside user's code of a link, or null. */
export const outsideUserCodeOf = ({ outUserCode = '' }: Query): string | null =>
  OUTSIDE_USER_CODE.test(outUserCode) ? outUserCode : null;

/**
 * Launches the app around this page for a user of an outside system (specification §7), then closes this page, so that
 * going back does not return to it. Resolves with whether the app took over; an older version does not know the link.
 * Never rejects.
 */
export async function launchForOutsideUser(code: string): Promise<boolean> {
  try {
    const link = await appBridge.launchLink(code);
    const outcome = await openApp(link, { fallback: () => undefined });
    if (outcome !== 'opened') return false;
    // The app may already have removed the page, and then it does not answer.
    await appBridge.close().catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}
