import { View } from '@tarojs/components';
import { DeskBoard } from '@/features/staff/desk/components/desk-board';
import { DeskSignIn } from '@/features/staff/desk/components/desk-sign-in';
import { deskRequest } from '@/features/staff/desk/api';
import { DESK_MESSAGES } from '@/features/staff/desk/messages';
import { deskSession } from '@/features/staff/desk/session';
import { forgetDeskDrafts } from '@/features/staff/desk/use-desk-draft';
import { StaffAccount } from '@/features/staff/session/components/staff-account';
import { serverNow } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/page/page';
import styles from './index.module.scss';

/** The clinic's desk, for its staff (query `depaCode`: clinic whose sample login is shown). */
export default function Desk() {
  const t = useText(DESK_MESSAGES);
  const title = usePageTitle('desk');
  const { depaCode } = useRouteQuery();
  const session = deskSession.useSession((state) => state.session);
  const isExpired = deskSession.useSession((state) => state.isExpired || state.session !== null);
  if (!session || session.expiresAt <= serverNow())
    return (
      <Page title={title} back={false}>
        <DeskSignIn depaCode={depaCode} isExpired={isExpired} />
      </Page>
    );
  const signOut = (): void => {
    deskRequest('POST /desk/logout.do', {}).catch(() => undefined);
    forgetDeskDrafts();
    deskSession.setSession(null);
  };
  return (
    <Page
      title={session.staff.departmentName}
      back={false}
      className={styles.desk}
      aside={
        <Button kind="text" size="sm" icon="log-out" onPress={signOut}>
          {t('signOut')}
        </Button>
      }
    >
      <View className="ui-print-none">
        <StaffAccount session={deskSession} />
      </View>
      <DeskBoard key={session.staff.depaCode} />
    </Page>
  );
}
