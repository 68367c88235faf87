import { adoptToken } from '@/features/account/adopt-token';
import type { HostLogin } from '@/features/account/host-login';
import { platformFlags, raiseFlag } from './platform-flags';
import { appBridge } from '@/platform/app-bridge';

/** Callers at the same time share one run. */
function shared(work: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Signs in whoever the app has signed in. Outside the app it rejects as the bridge does. */
export const joinApp = shared(async () => {
  const { token } = await appBridge.userInfo();
  return token !== '' && (await adoptToken(token));
});

/**
 * Login in the native app (specification §4): whoever the app has signed in already, else the app's own login. Answers
 * whether somebody is signed in here afterwards. Outside the app it rejects as the bridge does.
 */
export const loginInApp = shared(async () => {
  // An app that does not answer this will not answer a login either, for which it has much longer.
  if (await joinApp()) return true;
  const { token } = await appBridge.login();
  if (token === '') raiseFlag('appLaterLogin');
  return token !== '' && (await adoptToken(token));
});

/**
 * The native app's login, where this page runs in it; see `setHostLogin`. Who has left it once is asked again only when
 * they ask for it themselves.
 */
export const loginByHost: HostLogin = async ({ asked }) => {
  if (!appBridge.isInApp()) return false;
  const login = asked || !platformFlags().appLaterLogin ? loginInApp : joinApp;
  return login().catch(() => false);
};
