import { CODE } from '@contract/errors';
import { StaffSignIn } from '@/features/staff/session/components/staff-sign-in';
import { beginAs } from '@/features/staff/session/staff-request';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { SERVICE_DESK_MESSAGES } from '../messages';
import { serviceDeskSession } from '../session';

const begin = beginAs(serviceDeskSession, 'GET /service/staff/me.do');

/** Signs staff of customer service in; outside live with a sample login. */
export function ServiceDeskSignIn({ isExpired }: { readonly isExpired: boolean }) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const reasonOf = (error: unknown): string => {
    if (!isApiError(error)) return String(error);
    return error.code === CODE.DESK_LOGIN ? t('notService') : error.msg;
  };
  return (
    <StaffSignIn
      hint={t('signInHint')}
      action={t('signIn')}
      expired={isExpired ? t('sessionExpired') : null}
      sampleOf={{ role: 'service' }}
      sampleHint={(login) => t('demoHint', { login })}
      begin={begin}
      reasonOf={reasonOf}
    />
  );
}
