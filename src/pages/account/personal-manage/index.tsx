import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { useLogOut } from '@/features/people/account/use-log-out';
import { followConsent } from '@/features/people/personal/api';
import { AccessList } from '@/features/people/personal/components/access-list';
import { CategoryList } from '@/features/people/personal/components/category-list';
import { ConsentList } from '@/features/people/personal/components/consent-list';
import { DeviceList } from '@/features/people/personal/components/device-list';
import { PERSONAL_MESSAGES } from '@/features/people/personal/messages';
import { loadState } from '@/http/hooks/load-state';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Page } from '@/ui/page/page';
import { Popup } from '@/ui/popup/popup';
import styles from './index.module.scss';

/** What is held about the account and on this device, its consents, and who opened its record (specification §2). */
export default function PersonalManage() {
  const t = useText(PERSONAL_MESSAGES);
  const title = usePageTitle('personalManage');
  const isLogin = useLoginGate('personalManage', {});
  const held = useServer(isLogin ? 'GET /personal/data/categories.do' : null, {});
  const consents = useServer(
    isLogin ? 'GET /personal/consent/list.do' : null,
    {},
    { crypto: 'response' },
  );
  const list = consents.data?.list;
  useEffect(() => followConsent(list ?? []), [list]);
  const [askToLeave, leaving] = useLogOut();
  const [accesses, setAccesses] = useState(false);
  const leave = async (): Promise<void> => {
    if (await askToLeave()) void navigate.tab('mine');
  };
  if (!held.data || !consents.data)
    return (
      <Page
        title={title}
        {...(held.data ? loadState(consents, t('loadFailed')) : loadState(held, t('loadFailed')))}
      />
    );
  return (
    <Page title={title}>
      <View className={styles.lead}>{t('lead')}</View>
      <CategoryList categories={held.data.list} />
      <CellGroup>
        <Cell
          icon="eye"
          title={t('accesses')}
          note={t('accessesNote')}
          onPress={() => setAccesses(true)}
        />
      </CellGroup>
      <DeviceList />
      <ConsentList consents={consents.data.list} handled={consents.data.handled} />
      <CellGroup>
        <Cell
          icon="users"
          title={t('sharing')}
          onPress={() => void navigate.to('infoAuthorization')}
        />
        <Cell icon="bell" title={t('notices')} onPress={() => void navigate.to('noticeList')} />
        <Cell
          icon="download"
          title={t('export')}
          note={t('exportNote')}
          onPress={() => void navigate.to('submitEmail')}
        />
        <Cell
          icon="shield-check"
          title={t('policy')}
          onPress={() => void navigate.to('privacyPolicy')}
        />
      </CellGroup>
      <CellGroup>
        <Cell icon="log-out" title={t('logOut')} onPress={() => void leave()} />
        <Cell
          icon="trash-2"
          tone="danger"
          title={t('deleteAccount')}
          note={t('deleteNote')}
          onPress={() => void navigate.to('accountManage')}
        />
      </CellGroup>
      <Popup open={accesses} onClose={() => setAccesses(false)} title={t('accesses')}>
        {accesses ? <AccessList /> : null}
      </Popup>
      {leaving}
    </Page>
  );
}
