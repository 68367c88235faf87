import { CODE } from '@contract/errors';
import { StaffSignIn } from '@/features/staff/session/components/staff-sign-in';
import { beginAs } from '@/features/staff/session/staff-request';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { MODERATION_MESSAGES } from '../messages';
import { moderationSession } from '../session';

const begin = beginAs(moderationSession, 'GET /ugc-api/moderation/me.do');

/** Signs a moderator in; outside live with a sample login. */
export function ModerationSignIn({ isExpired }: { readonly isExpired: boolean }) {
  const t = useText(MODERATION_MESSAGES);
  const reasonOf = (error: unknown): string => {
    if (!isApiError(error)) return String(error);
    return error.code === CODE.DESK_LOGIN ? t('notModerator') : error.msg;
  };
  return (
    <StaffSignIn
      hint={t('signInHint')}
      action={t('signIn')}
      expired={isExpired ? t('sessionExpired') : null}
      sampleOf={{ role: 'moderator' }}
      sampleHint={(login) => t('demoHint', { login })}
      begin={begin}
      reasonOf={reasonOf}
    />
  );
}
