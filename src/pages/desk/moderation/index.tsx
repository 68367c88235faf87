import { moderationRequest } from '@/features/staff/moderation/api';
import { ModerationBoard } from '@/features/staff/moderation/components/moderation-board';
import { ModerationSignIn } from '@/features/staff/moderation/components/moderation-sign-in';
import { MODERATION_MESSAGES } from '@/features/staff/moderation/messages';
import { moderationSession } from '@/features/staff/moderation/session';
import { StaffAccount } from '@/features/staff/session/components/staff-account';
import { serverNow } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/page/page';
import styles from './index.module.scss';

/** The community's moderation, for staff with that role. */
export default function Moderation() {
  const t = useText(MODERATION_MESSAGES);
  const title = usePageTitle('moderation');
  const session = moderationSession.useSession((state) => state.session);
  const isExpired = moderationSession.useSession(
    (state) => state.isExpired || state.session !== null,
  );
  if (!session || session.expiresAt <= serverNow())
    return (
      <Page title={title} back={false}>
        <ModerationSignIn isExpired={isExpired} />
      </Page>
    );
  const signOut = (): void => {
    moderationRequest('POST /ugc-api/moderation/logout.do', {}).catch(() => undefined);
    moderationSession.setSession(null);
  };
  return (
    <Page
      title={`${title} · ${session.name}`}
      back={false}
      className={styles.moderation}
      aside={
        <Button kind="text" size="sm" icon="log-out" onPress={signOut}>
          {t('signOut')}
        </Button>
      }
    >
      <StaffAccount session={moderationSession} />
      <ModerationBoard key={session.token} />
    </Page>
  );
}
