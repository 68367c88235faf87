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
 * For pages that require sign-in: visitors are sent to the login, users without a mobile to binding one; both return
 * with the same query. Checks whenever the page is shown, also after the session ended while another page was on top.
 * Returns whether the user meets the page's requirements.
 */
export function useLoginGate(name: RouteName, query: QueryInput): boolean {
  const isLogin = useSession((state) => suits(name, state));
  const ask = (): void => {
    if (!suits(name, session())) void loginAndReturn(name, query);
  };
  useDidShow(ask);
  useEffect(() => {
    // A page below the shown one checks when it is shown again.
    if (!isLogin && currentRoute()?.name === name) ask();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the session matters
  }, [isLogin]);
  return isLogin;
}
