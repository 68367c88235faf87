import { useEffect } from 'react';
import { useServer } from '@/http/hooks/use-server';
import type { Refresh } from '@/http/hooks/use-server';
import { useSession } from './session-store';
import { setNotReadNoticeNum } from './unread-store';

/**
 * Refreshes the unread count of the message centre while the page is shown. @returns a function that requests it again
 */
export function useUnreadCount(): Refresh {
  const isLogin = useSession((state) => state.isLogin);
  const { data, refresh } = useServer(isLogin ? 'GET /message/message/unread.do' : null, {});
  useEffect(() => {
    if (isLogin && data) setNotReadNoticeNum(data.total);
  }, [isLogin, data]);
  return refresh;
}
