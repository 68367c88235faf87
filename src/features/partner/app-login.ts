import type { HostLogin } from '@/features/account/host-login';
import { TOKEN_COOKIES } from '@/features/account/session-persistence';
import { readSessionCookies, signIn, signOut } from '@/features/account/session-store';
import { request } from '@/http/request';
import { appBridge } from '@/platform/app-bridge';
import { cookies } from '@/platform/cookies';
import { COOKIE_DAY } from '@/platform/cookies/types';

/** Takes over a session of the app: its token, and by that the login info. False where the provider refuses it. */
async function adopt(token: string): Promise<boolean> {
  cookies.set(TOKEN_COOKIES.h5, token, { maxAge: COOKIE_DAY });
  readSessionCookies();
  try {
    const call = { neverCancel: true, toast: false } as const;
    signIn(await request('GET /passport/v1/h5/login/loginByToken.do', {}, call));
    return true;
  } catch {
    signOut('expired');
    return false;
  }
}

async function attempt(): Promise<boolean> {
  // An app that does not answer this will not answer a login either, for which it has much longer.
  const known = await appBridge.userInfo();
  if (known.token && (await adopt(known.token))) return true;
  const { token } = await appBridge.login();
  return token !== '' && (await adopt(token));
}

let running: Promise<boolean> | null = null;

/**
 * Login in the native app (specification §4): whoever the app has signed in already, else the app's own login. Answers
 * whether somebody is signed in here afterwards; callers at the same time share one login. Outside the app it rejects
 * as the bridge does.
 */
export function loginInApp(): Promise<boolean> {
  running ??= attempt().finally(() => {
    running = null;
  });
  return running;
}

/** The native app's login, where this page runs in it; see `setHostLogin`. */
export const loginByHost: HostLogin = async () =>
  appBridge.isInApp() && (await loginInApp().catch(() => false));
