import { wait } from '../wait/wait';
import { isAtLeast } from '../runtime/compare-versions';
import type { Channel } from './channel';
import { launchLinkOf } from './launch-link';
import {
  ANSWER_TIMEOUT,
  LOCATION_TIMEOUT,
  LOGIN_TIMEOUT,
  LOGIN_WAIT,
  NEW_LOCATION_VERSION,
  SET_LOCATION_VERSION,
} from './limits';
import { METHOD } from './methods';
import { readLocation, readPermission, readUserInfo } from './read-values';
import type { AppBridge } from './types';
import { OUTSIDE_APP } from './types';

export interface AppBridgeParts {
  readonly channel: Channel;
  readonly isInApp: () => boolean;
  readonly appVersion: () => string;
  /** The app's scheme, without `://`. */
  readonly scheme: string;
}

/** Creates the bridge of specification §4/§5/§8 over a channel. */
export function createAppBridge(parts: AppBridgeParts): AppBridge {
  const { channel, isInApp, appVersion, scheme } = parts;

  const ask = (
    method: string,
    params: Readonly<Record<string, unknown>> = {},
    timeout = ANSWER_TIMEOUT,
  ): Promise<unknown> =>
    isInApp() ? channel.ask(method, params, timeout) : Promise.reject(new Error(OUTSIDE_APP));

  const userInfo = async () => readUserInfo(await ask(METHOD.userInfo));

  return {
    isInApp,
    userInfo,
    async login() {
      await ask(METHOD.login, {}, LOGIN_TIMEOUT);
      await wait(LOGIN_WAIT);
      return userInfo();
    },
    async location() {
      const isNew = isAtLeast(appVersion(), NEW_LOCATION_VERSION);
      const method = isNew ? METHOD.location : METHOD.oldLocation;
      const location = readLocation(await ask(method, {}, LOCATION_TIMEOUT));
      if (!location) throw new Error('The app does not know the location');
      return location;
    },
    async setLocation(location) {
      if (isInApp() && !isAtLeast(appVersion(), SET_LOCATION_VERSION)) {
        throw new Error(`Setting the location needs app version ${SET_LOCATION_VERSION}`);
      }
      await ask(METHOD.setLocation, { ...location });
    },
    permission: async (name) => readPermission(await ask(METHOD.permission, { name })),
    close: async () => void (await ask(METHOD.close)),
    reportLogin: async (isLogin) => void (await ask(METHOD.reportLogin, { isLogin })),
    launchLink: (outsideUserCode) =>
      isInApp()
        ? Promise.resolve(launchLinkOf(scheme, outsideUserCode))
        : Promise.reject(new Error(OUTSIDE_APP)),
  };
}
