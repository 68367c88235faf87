import { useText } from '@/i18n/messages';
import { StaffSignIn } from '@/features/staff/session/components/staff-sign-in';
import type { OpenedSession } from '@/features/staff/session/use-staff-sign-in';
import { showToast } from '@/ui/toast/toast';
import { DESK_MESSAGES } from '../messages';
import { deskSession } from '../session';

export interface DeskSignInProps {
  /** Clinic whose sample login is shown. */
  readonly depaCode: string | undefined;
  /** The previous session expired. */
  readonly isExpired: boolean;
}

/** Signs in at the desk; outside live with a sample login. */
export function DeskSignIn({ depaCode, isExpired }: DeskSignInProps) {
  const t = useText(DESK_MESSAGES);
  const begin = (session: OpenedSession): void => {
    deskSession.setSession(session);
    showToast(session.staff.departmentName || session.staff.name, 'success');
  };
  return (
    <StaffSignIn
      hint={t('signInHint')}
      action={t('signIn')}
      expired={isExpired ? t('sessionExpired') : null}
      sampleOf={depaCode ? { depaCode } : {}}
      sampleHint={(login) => t('demoHint', { login })}
      begin={begin}
    />
  );
}
