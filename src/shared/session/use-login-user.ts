import { useEffect } from 'react';
import type { LoginUser } from '@contract/account/endpoints';
import { useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import { updateUserInfo, useSession } from './session-store';

/** The signed-in user as the provider has it now; also updates the login info of the session. */
export function useLoginUser(): ServerData<LoginUser> {
  const isLogin = useSession((state) => state.isLogin);
  const user = useServer(
    isLogin ? 'GET /passport/user/findLoginUserByKey.do' : null,
    {},
    { crypto: 'response' },
  );
  const { data } = user;
  useEffect(() => {
    if (!data) return;
    const { id, mobile, nickName, regionCode, wxSubscribed, memberStatus } = data;
    updateUserInfo({ id, mobile, nickName, regionCode, wxSubscribed, memberStatus });
  }, [data]);
  return user;
}
