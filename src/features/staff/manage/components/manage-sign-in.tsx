import { CODE } from '@contract/errors';
import { StaffSignIn } from '@/features/staff/session/components/staff-sign-in';
import { beginAs } from '@/features/staff/session/staff-request';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { MANAGE_MESSAGES } from '../messages';
import { manageSession } from '../session';

const begin = beginAs(manageSession, 'GET /manage/me.do');

/** Signs a manager or the operator in; outside live with a sample login. */
export function ManageSignIn({ isExpired }: { readonly isExpired: boolean }) {
  const t = useText(MANAGE_MESSAGES);
  const reasonOf = (error: unknown): string => {
    if (!isApiError(error)) return String(error);
    return error.code === CODE.DESK_LOGIN ? t('notManaging') : error.msg;
  };
  return (
    <StaffSignIn
      hint={t('signInHint')}
      action={t('signIn')}
      expired={isExpired ? t('sessionExpired') : null}
      sampleOf={{ role: 'operator' }}
      sampleHint={(login) => t('demoHint', { login })}
      begin={begin}
      reasonOf={reasonOf}
    />
  );
}
