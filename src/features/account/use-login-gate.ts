import { useDidShow } from '@tarojs/taro';
import { useEffect } from 'react';
import { currentRoute } from '@/routes/navigate';
import type { QueryInput } from '@/routes/query';
import type { RouteName } from '@/routes/table';
import { loginAndReturn } from './go-to-login';
import { session, useSession } from './session-store';

/**
 * For pages of users only: visitors are sent to the login and come back with the same query. Asks whenever the page is
 * shown, also when it lay below another one as the session ended. Returns whether somebody is signed in.
 */
export function useLoginGate(name: RouteName, query: QueryInput): boolean {
  const isLogin = useSession((state) => state.isLogin);
  const ask = (): void => {
    if (!session().isLogin) void loginAndReturn(name, query);
  };
  useDidShow(ask);
  useEffect(() => {
    // A page below the shown one waits until it is shown again.
    if (!isLogin && currentRoute()?.name === name) ask();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the end of the session matters
  }, [isLogin]);
  return isLogin;
}
