import { session, useSession } from '@/features/account/session-store';
import { TAB_ROUTES } from '@/routes/derive';
import { registerAfterEach } from '@/routes/guards';
import { currentRoute, navigate } from '@/routes/navigate';

/** Query of the privacy policy where it asks for the agreement. */
export const ASK = { ask: '1' } as const;

/**
 * Shows the texts to an account that has to agree to them, once a start, as soon as a tab page is there: whoever is in the
 * middle of something is not torn away. Returns the unsubscriber.
 */
export function askWhereDue(): () => void {
  let asked: string | undefined;
  const ask = (): void => {
    const { agreementDue, userInfo } = session();
    const here = currentRoute();
    if (!agreementDue || !userInfo || userInfo.id === asked) return;
    if (!here || !TAB_ROUTES.some((tab) => tab === here.name)) return;
    asked = userInfo.id;
    void navigate.to('privacyPolicy', ASK);
  };
  ask();
  const stops = [registerAfterEach(ask), useSession.subscribe(ask)];
  return () => stops.forEach((stop) => stop());
}
