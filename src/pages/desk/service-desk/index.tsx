import { staffRequest } from '@/features/staff/service-desk/api';
import { ServiceBoard } from '@/features/staff/service-desk/components/service-board';
import { ServiceDeskSignIn } from '@/features/staff/service-desk/components/service-desk-sign-in';
import { forgetServiceDesk } from '@/features/staff/service-desk/desk-store';
import { SERVICE_DESK_MESSAGES } from '@/features/staff/service-desk/messages';
import { serviceDeskSession } from '@/features/staff/service-desk/session';
import { StaffAccount } from '@/features/staff/session/components/staff-account';
import { serverNow } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/page/page';
import styles from './index.module.scss';

/** Customer service, for staff with that role. */
export default function ServiceDesk() {
  const t = useText(SERVICE_DESK_MESSAGES);
  const title = usePageTitle('serviceDesk');
  const session = serviceDeskSession.useSession((state) => state.session);
  const isExpired = serviceDeskSession.useSession(
    (state) => state.isExpired || state.session !== null,
  );
  if (!session || session.expiresAt <= serverNow())
    return (
      <Page title={title} back={false}>
        <ServiceDeskSignIn isExpired={isExpired} />
      </Page>
    );
  const signOut = (): void => {
    staffRequest('POST /service/staff/logout.do', {}).catch(() => undefined);
    forgetServiceDesk();
    serviceDeskSession.setSession(null);
  };
  return (
    <Page
      title={`${title} · ${session.name}`}
      back={false}
      className={styles.serviceDesk}
      aside={
        <Button kind="text" size="sm" icon="log-out" onPress={signOut}>
          {t('signOut')}
        </Button>
      }
    >
      <StaffAccount session={serviceDeskSession} />
      <ServiceBoard key={session.token} />
    </Page>
  );
}
