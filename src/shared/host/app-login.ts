import { adoptToken } from '@/shared/session/adopt-token';
import { session } from '@/shared/session/session-store';
import type { HostLogin } from '@/shared/session/host-login';
import { platformFlags, raiseFlag } from './platform-flags';
import { appBridge } from '@/platform/app-bridge';

/** Concurrent callers of `run` share one; `rerun` is for those whom one that has begun before may not answer. */
function shared(work: () => Promise<boolean>) {
  let running: Promise<boolean> | null = null;
  const run = (): Promise<boolean> => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
  return { run, rerun: () => (running ? running.then(run, run) : run()) };
}

/**
 * Signs in the app's user, unless the session is theirs. `rejoinApp`: who may have become that since it was last asked.
 * Outside the app both reject as the bridge does.
 */
export const { run: joinApp, rerun: rejoinApp } = shared(async () => {
  const { token } = await appBridge.userInfo();
  const { isLogin, token: present } = session();
  if (isLogin && token === present) return true;
  return token !== '' && (await adoptToken(token));
});

/**
 * Login in the native app (specification §4): the app's user if it has one, else the app's own login. Resolves with
 * whether somebody is signed in here afterwards. Outside the app it rejects as the bridge does.
 */
export const { run: loginInApp } = shared(async () => {
  // Asked first, because an app that does not answer this will not answer a login either, whose time limit is much
  // longer.
  if (await joinApp()) return true;
  const { token } = await appBridge.login();
  if (token === '') raiseFlag('appLaterLogin');
  return token !== '' && (await adoptToken(token));
});

/**
 * The native app's login, where this page runs in it; see `setHostLogin`. After leaving it once, the user sees it again
 * only when they ask for a login.
 */
export const loginByHost: HostLogin = async ({ asked }) => {
  if (!appBridge.isInApp()) return false;
  const login = asked || !platformFlags().appLaterLogin ? loginInApp : joinApp;
  return login().catch(() => false);
};
