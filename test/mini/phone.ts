import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import { storageOf } from './people';
import type { Account } from './people';
import { start } from './world';

const DAY = 86_400_000;
const INFO_COOKIE = 'cookie:ym_login_info';

/** Storage of a phone on which the account signed in: both cookies, as after its login. */
export async function phoneOf(
  provider: Provider,
  account: Pick<Account, 'login'>,
): Promise<Record<string, unknown>> {
  const { userInfo } = await provider.ok(
    'GET /passport/v1/h5/login/loginByToken.do',
    {},
    { token: account.login.token },
  );
  return {
    ...storageOf(account),
    [INFO_COOKIE]: `${Date.now() + DAY}|${JSON.stringify(userInfo)}`,
  };
}

/** The phone's storage, for the next start of the app on it. */
export const storageIn = (app: App): Record<string, unknown> =>
  Object.fromEntries(
    [...app.device.storage].map(([key, text]) => [key, JSON.parse(text) as unknown]),
  );

/** All keys and values of the phone's storage. */
export const retained = (app: App): string => [...app.device.storage.entries()].flat().join(' ');

export function setOffline(app: App, offline: boolean): void {
  app.network.offline = offline;
  app.device.networkType = offline ? 'none' : 'wifi';
}

/** Starts the app again on the same phone, without a network. */
export async function restarted(provider: Provider, app: App, first: string): Promise<App> {
  const next = await start(provider, app.platform, { storage: storageIn(app) });
  setOffline(next, true);
  await next.open(first);
  return next;
}
