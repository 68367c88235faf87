import { View } from '@tarojs/components';
import type { Caregivers } from '@contract/caregiver/endpoints';
import { CAREGIVER_MESSAGES } from '@/features/people/caregiver/messages';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { loadState } from '@/http/hooks/load-state';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { semantics } from '@/ui/a11y/semantics';
import { Page } from '@/ui/page/page';
import { CaregiverList } from './caregiver-list';
import styles from './index.module.scss';
import { InvitePart } from './invite-part';
import { LogPart } from './log-part';
import { MergePart } from './merge-part';
import { OwnAccess } from './own-access';

/** Who may act for a family member, inviting others, and what each of them did. Query `linkmanId`. */
export default function CaregiversPage() {
  const t = useText(CAREGIVER_MESSAGES);
  const title = usePageTitle('caregivers');
  const { linkmanId = '' } = useRouteQuery();
  const isLogin = useLoginGate('caregivers', { linkmanId });
  const call = useServer(
    isLogin ? 'GET /linkman/caregiver/detail.do' : null,
    { linkmanId },
    { crypto: 'response' },
  );
  return (
    <Page title={title} {...loadState(call, t('loadFailed'))}>
      {call.data ? <Shared shared={call.data} /> : null}
    </Page>
  );
}

function Shared({ shared }: { readonly shared: Caregivers }) {
  const t = useText(CAREGIVER_MESSAGES);
  const isOwner = shared.role === null;
  return (
    <View>
      <View className={styles.who} {...semantics({ role: 'heading', level: 2 })}>
        {shared.name}
      </View>
      {isOwner ? <View className={styles.lead}>{t('lead')}</View> : <OwnAccess shared={shared} />}
      {shared.ownEntry ? <MergePart shared={shared} own={shared.ownEntry} /> : null}
      {isOwner || shared.role === 'guardian' ? <CaregiverList shared={shared} /> : null}
      {isOwner ? <InvitePart shared={shared} /> : null}
      {shared.role === 'escort' ? null : <LogPart log={shared.log} />}
    </View>
  );
}
