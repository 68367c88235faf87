import type { ReactElement } from 'react';
import { defineMessages, useText } from '@/i18n/messages';
import { useConfirm } from '@/ui/popup/use-confirm';
import { showToast } from '@/ui/toast/toast';
import { logOut } from '@/shared/session/log-out';

const LOG_OUT_MESSAGES = defineMessages(
  {
    ask: '确定退出登录吗？',
    text: '预约和家庭成员都会保留，再次登录即可查看。',
    go: '退出登录',
    done: '已退出登录',
  },
  {
    ask: 'Log out?',
    text: 'Your appointments and family members are kept. Log in again to see them.',
    go: 'Log out',
    done: 'Logged out',
  },
);

/**
 * Logs out after a confirmation; resolves with whether it was done. The second value has to be rendered by the page.
 */
export function useLogOut(): readonly [() => Promise<boolean>, ReactElement] {
  const t = useText(LOG_OUT_MESSAGES);
  const [ask, question] = useConfirm();
  const leave = async (): Promise<boolean> => {
    const sure = await ask({ title: t('ask'), text: t('text'), confirmText: t('go') });
    if (!sure) return false;
    await logOut();
    showToast(t('done'), 'success');
    return true;
  };
  return [leave, question];
}
