import { registerAfterEach, registerBeforeEach } from '@/routes/guards';
import type { AfterGuard, BeforeGuard } from '@/routes/guards';
import { routeOf } from '@/routes/table';
import { refreshServerData } from '@/http/use-server';
import { readSessionCookies, session, updateSession } from './session-store';

const keepUp: BeforeGuard = ({ to }) => {
  readSessionCookies();
  const source = to.query.uFrom ?? to.query.ufrom;
  if (source) updateSession({ uFrom: source });
};

const refreshMember: AfterGuard = ({ to }) => {
  if (routeOf(to.name).updateMember && session().isLogin) {
    void refreshServerData('GET /passport/user/findLoginUserByKey.do');
  }
};

/**
 * What the session does on every navigation (specification §2): reads the cookies, keeps the traffic source, and
 * refreshes member info after pages flagged for it.
 */
export function followNavigation(): void {
  registerBeforeEach(keepUp);
  registerAfterEach(refreshMember);
}
