import { View } from '@tarojs/components';
import { useState } from 'react';
import { goToLogin } from '@/shared/session/go-to-login';
import { ACCOUNT_MESSAGES } from '@/features/people/account/messages';
import { useSession } from '@/shared/session/session-store';
import { useLogOut } from '@/features/people/account/use-log-out';
import { useLoginUser } from '@/shared/session/use-login-user';
import { useUnreadCount } from '@/features/service/unread/use-unread';
import { loadState } from '@/http/hooks/load-state';
import { useText } from '@/i18n/messages';
import { productName } from '@/i18n/product-name';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';
import { DeleteAccountPopup } from './delete-account-popup';
import { NickNamePopup } from './nick-name-popup';

const open = (page: 'changeMobile' | 'logoutNotice' | 'sessionList') => (): void =>
  void navigate.to(page);

/** Account: nickname, mobile, password, sign-out and deletion (specification §2). */
export default function AccountManage() {
  const t = useText(ACCOUNT_MESSAGES);
  const title = usePageTitle('accountManage');
  const isLogin = useSession((state) => state.isLogin);
  const user = useLoginUser();
  useUnreadCount();
  const { data } = user;
  const [naming, setNaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [askToLeave, leaving] = useLogOut();
  const leave = async (): Promise<void> => {
    if (await askToLeave()) void navigate.tab('mine');
  };
  if (!isLogin) {
    return (
      <Page title={title}>
        <Empty
          icon="circle-user"
          title={t('welcome', { product: productName() })}
          text={t('welcomeHint')}
          action={{ text: t('login'), onPress: () => void goToLogin() }}
        />
      </Page>
    );
  }
  return (
    <Page title={title} {...loadState(user, t('loadFailed'))}>
      <CellGroup title={t('accountTitle')}>
        <Cell
          icon="pencil"
          title={t('nickName')}
          value={data?.nickName || t('nickNameNone')}
          onPress={() => setNaming(true)}
        />
        <Cell
          icon="phone"
          title={t('boundMobile')}
          value={data?.mobile}
          onPress={open('changeMobile')}
        />
      </CellGroup>
      <CellGroup title={t('security')}>
        <Cell
          icon="lock"
          title={t('loginPassword')}
          value={t(data?.hasPassword ? 'passwordSet' : 'passwordNone')}
          onPress={() =>
            void navigate.to('password', { mode: data?.hasPassword ? 'modify' : 'set' })
          }
        />
        <Cell icon="shield-check" title={t('devices')} onPress={open('sessionList')} />
      </CellGroup>
      <CellGroup title={t('leave')}>
        <Cell icon="log-out" title={t('logOut')} onPress={() => void leave()} />
        <Cell icon="file-text" title={t('logoutNotice')} onPress={open('logoutNotice')} />
        <Cell
          icon="trash-2"
          tone="danger"
          title={t('deleteAccount')}
          onPress={() => setDeleting(true)}
        />
      </CellGroup>
      <View>
        <NickNamePopup
          open={naming}
          present={data?.nickName ?? ''}
          onOpen={() => setNaming(true)}
          onClose={() => setNaming(false)}
        />
      </View>
      <View>
        <DeleteAccountPopup open={deleting} onClose={() => setDeleting(false)} />
      </View>
      {leaving}
    </Page>
  );
}
