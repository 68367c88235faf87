import { View } from '@tarojs/components';
import { useState } from 'react';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { FAMILY_LIMIT } from '@contract/member/member-rules';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { useLoginUser } from '@/shared/session/use-login-user';
import { HEALTH_MESSAGES } from '@/features/doses/health-profile/messages';
import { CAREGIVER_MESSAGES } from '@/features/people/caregiver/messages';
import { MemberCard } from '@/features/people/family-member/components/member-card';
import { LINKMAN_MESSAGES } from '@/features/people/family-member/messages';
import { serverToday } from '@/http/server-clock';
import { useMemberActions } from '@/features/people/family-member/use-member-actions';
import { loadState } from '@/http/hooks/load-state';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { ActionSheet } from '@/ui/popup/action-sheet';
import { Empty } from '@/ui/state/empty';
import styles from './index.module.scss';
import { SharedMembers } from './shared-members';

const IS_DEFAULT = 1;

const openForm = (linkmanId?: string): void =>
  void navigate.to('memberForm', { type: '3', linkmanId });

/** Family members: list, add, edit, remove (specification §2). */
export default function MemberList() {
  const t = useText(LINKMAN_MESSAGES);
  const title = usePageTitle('memberList');
  const isLogin = useLoginGate('memberList', {});
  const family = useServer(
    isLogin ? 'GET /linkman/linkman/findByUserId.do' : null,
    { shared: 'escort' },
    { crypto: 'response' },
  );
  const data = family.data?.filter(({ sharedBy }) => !sharedBy);
  const actions = useMemberActions();
  const [chosen, setChosen] = useState<string | null>(null);
  const member = data?.find(({ linkmanId }) => linkmanId === chosen);
  const count = data?.length ?? 0;
  const isEmpty = family.data?.length === 0;
  const most = useLoginUser().data?.familyLimit ?? FAMILY_LIMIT.basic;

  return (
    <Page
      title={title}
      {...loadState(family, t('loadFailed'))}
      footer={
        family.data && !isEmpty ? (
          <Button block icon="user-plus" disabled={count >= most} onPress={() => openForm()}>
            {t('add')}
          </Button>
        ) : null
      }
    >
      <View className={styles.notice}>
        {actions.failure ? (
          <NoticeBar
            tone="warning"
            title={actions.failure.title}
            action={actions.failure.action}
            onClose={actions.forgetFailure}
            urgent
          >
            {actions.failure.text}
          </NoticeBar>
        ) : null}
      </View>
      <Optional>
        {isEmpty ? (
          <Empty
            icon="users"
            title={t('none')}
            text={t('noneText')}
            action={{ text: t('add'), onPress: () => openForm() }}
          />
        ) : null}
      </Optional>
      <Optional>
        {count > 0 ? (
          <View className={styles.count}>
            {count >= most ? t('full', { count, most }) : t('count', { count, most })}
          </View>
        ) : null}
      </Optional>
      <View>
        {data?.map((each) => (
          <MemberCard
            key={each.linkmanId}
            member={each}
            today={serverToday()}
            onEdit={openForm}
            onMore={setChosen}
          />
        ))}
      </View>
      <Optional>
        {family.data ? (
          <SharedMembers members={family.data.filter(({ sharedBy }) => sharedBy)} />
        ) : null}
      </Optional>
      <MemberActions member={member} actions={actions} onClose={() => setChosen(null)} />
      {actions.question}
    </Page>
  );
}

interface MemberActionsProps {
  readonly member: LinkmanCard | undefined;
  readonly actions: ReturnType<typeof useMemberActions>;
  readonly onClose: () => void;
}

/** What can be done with a member; closed without one. */
function MemberActions({ member, actions, onClose }: MemberActionsProps) {
  const t = useText(LINKMAN_MESSAGES);
  const health = useText(HEALTH_MESSAGES);
  const caregiver = useText(CAREGIVER_MESSAGES);
  return (
    <ActionSheet
      open={!!member}
      onClose={onClose}
      title={member?.name ?? ''}
      actions={[
        {
          key: 'default',
          label: t('setDefault'),
          icon: 'star',
          disabled: member?.isDefault === IS_DEFAULT,
        },
        { key: 'edit', label: t('edit'), icon: 'pencil' },
        { key: 'share', label: caregiver('share'), icon: 'users' },
        { key: 'record', label: t('record'), icon: 'clipboard-list' },
        { key: 'health', label: health('title'), icon: 'heart' },
        { key: 'remove', label: t('remove'), icon: 'trash-2', tone: 'danger' },
      ]}
      onSelect={(key) => {
        if (!member) return;
        const { linkmanId } = member;
        if (key === 'edit') openForm(linkmanId);
        else if (key === 'share') void navigate.to('caregivers', { linkmanId });
        else if (key === 'record') void navigate.to('doseHistory', { linkmanId });
        else if (key === 'health') void navigate.to('healthProfile', { linkmanId });
        else void (key === 'default' ? actions.makeDefault(member) : actions.remove(member));
      }}
    />
  );
}
