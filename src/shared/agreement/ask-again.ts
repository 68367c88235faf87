import { session, useSession } from '@/shared/session/session-store';
import { TAB_ROUTES } from '@/routes/derive';
import { registerAfterEach } from '@/routes/guards';
import { currentRoute, navigate } from '@/routes/navigate';

/** Query of a text's page where it asks for the agreement. */
export const ASK = { ask: '1' } as const;

/**
 * Shows the texts to an account that has to agree to them, each once a start, as soon as a tab page is there: whoever is in
 * the middle of something is not torn away. The login's come first, then the family's. Returns the unsubscriber.
 */
export function askWhereDue(): () => void {
  let asked = '';
  const ask = (): void => {
    const { agreementDue, familyTextsDue, userInfo } = session();
    const text = agreementDue ? 'privacyPolicy' : familyTextsDue[0];
    const here = currentRoute();
    if (!text || !userInfo || asked === `${userInfo.id} ${text}`) return;
    if (!here || !TAB_ROUTES.some((tab) => tab === here.name)) return;
    asked = `${userInfo.id} ${text}`;
    void navigate.to(text, ASK);
  };
  ask();
  const stops = [registerAfterEach(ask), useSession.subscribe(ask)];
  return () => stops.forEach((stop) => stop());
}
