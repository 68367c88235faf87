import { useDidShow } from '@tarojs/taro';
import { useEffect } from 'react';
import { currentRoute } from '@/routes/navigate';
import type { QueryInput } from '@/routes/query';
import type { RouteName } from '@/routes/table';
import { loginAndReturn } from './go-to-login';
import { lacksMobile } from './session-state';
import type { SessionState } from './session-state';
import { session, useSession } from './session-store';

/** Pages for users who have no mobile yet. */
const WITHOUT_MOBILE: readonly RouteName[] = ['bindMobile'];

const suits = (name: RouteName, state: SessionState): boolean =>
  state.isLogin && (WITHOUT_MOBILE.includes(name) || !lacksMobile(state));

/**
 * For pages of users only: visitors are sent to the login, users without a mobile to binding one, and both come back
 * with the same query. Asks whenever the page is shown, also when it lay below another one as the session ended. Returns
 * whether somebody is signed in whom the provider answers.
 */
export function useLoginGate(name: RouteName, query: QueryInput): boolean {
  const isLogin = useSession((state) => suits(name, state));
  const ask = (): void => {
    if (!suits(name, session())) void loginAndReturn(name, query);
  };
  useDidShow(ask);
  useEffect(() => {
    // A page below the shown one waits until it is shown again.
    if (!isLogin && currentRoute()?.name === name) ask();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the session matters
  }, [isLogin]);
  return isLogin;
}
