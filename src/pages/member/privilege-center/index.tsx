import { useLoginGate } from '@/shared/session/use-login-gate';
import { FeedActions } from '@/features/rewards/membership/components/feed-actions';
import { PrivilegeCard } from '@/features/rewards/membership/components/privilege-card';
import { MEMBERSHIP_MESSAGES } from '@/features/rewards/membership/messages';
import { loadState } from '@/http/hooks/load-state';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';

const LEADS = {
  bigFamily: (): void => void navigate.to('memberList'),
  earlierService: (): void => void navigate.to('service'),
} as const;
const toCentre = (): void => void navigate.to('memberIndex');

/** What members can do: how each privilege is used, and how often it was. */
export default function PrivilegeCenter() {
  const t = useText(MEMBERSHIP_MESSAGES);
  const title = usePageTitle('privilegeCenter');
  const isLogin = useLoginGate('privilegeCenter', {});
  const answer = useServer(
    isLogin ? 'GET /member/wx/memberCenter/getMemberPrivilege.do' : null,
    {},
  );
  const { data } = answer;
  if (!data) return <Page title={title} {...loadState(answer, t('loadFailed'))} />;
  const isMember = data.status === 1;
  return (
    <Page title={title}>
      {isMember ? null : (
        <NoticeBar action={{ text: t('toCentre'), onPress: toCentre }}>
          {t('membersOnly')}
        </NoticeBar>
      )}
      {data.privileges.map((each) => (
        <PrivilegeCard key={each.privilege} privilege={each}>
          {each.privilege === 'calendarFeed' ? (
            <FeedActions active={each.active} madeAt={data.feedMadeAt} />
          ) : (
            <Button size="sm" kind="secondary" onPress={LEADS[each.privilege]}>
              {t(each.privilege)}
            </Button>
          )}
        </PrivilegeCard>
      ))}
    </Page>
  );
}
