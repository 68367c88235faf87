import { manageRequest } from '@/features/staff/manage/api';
import { forgetContentDrafts } from '@/features/staff/manage/content/content-drafts';
import { ManageBoard } from '@/features/staff/manage/components/manage-board';
import { ManageSignIn } from '@/features/staff/manage/components/manage-sign-in';
import { MANAGE_MESSAGES } from '@/features/staff/manage/messages';
import { manageSession } from '@/features/staff/manage/session';
import { StaffAccount } from '@/features/staff/session/components/staff-account';
import { serverNow } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/page/page';
import styles from './index.module.scss';

/** Managing clinics, for their managers and the operator (query `section`, and `clinic` of the operator). */
export default function Manage() {
  const t = useText(MANAGE_MESSAGES);
  const title = usePageTitle('manage');
  const { section, clinic } = useRouteQuery();
  const session = manageSession.useSession((state) => state.session);
  const isExpired = manageSession.useSession((state) => state.isExpired || state.session !== null);
  if (!session || session.expiresAt <= serverNow())
    return (
      <Page title={title} back={false}>
        <ManageSignIn isExpired={isExpired} />
      </Page>
    );
  const signOut = (): void => {
    manageRequest('POST /manage/logout.do', {}).catch(() => undefined);
    manageSession.setSession(null);
    forgetContentDrafts();
  };
  return (
    <Page
      title={`${title} · ${session.name}`}
      back={false}
      className={styles.manage}
      aside={
        <Button kind="text" size="sm" icon="log-out" onPress={signOut}>
          {t('signOut')}
        </Button>
      }
    >
      <StaffAccount session={manageSession} />
      <ManageBoard key={session.token} section={section} clinic={clinic} />
    </Page>
  );
}
