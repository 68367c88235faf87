import { appBridge } from '../app-bridge';
import { PERMISSION } from '../app-bridge/types';
import type { PermissionState as BridgeState } from '../app-bridge/types';
import type { PermissionSettings, PermissionState, ReadPermissions } from './types';

/** States of the bridge (specification §3 "App permissions"). */
const OF_BRIDGE: Readonly<Record<BridgeState, PermissionState>> = {
  [PERMISSION.UNKNOWN]: 'unknown',
  [PERMISSION.ACCEPT]: 'granted',
  [PERMISSION.REJECT]: 'denied',
};

const inApp = (name: 'location' | 'notification'): Promise<PermissionState> =>
  appBridge.permission(name).then(
    (state) => OF_BRIDGE[state],
    () => 'unknown',
  );

/** `unknown` in browsers without the Permissions API (Safari before 16). */
async function inBrowser(): Promise<PermissionState> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'prompt' ? 'ask' : state;
  } catch {
    return 'unknown';
  }
}

/** Pictures are chosen in the browser's own dialog, so no page needs the camera; browsers show no notifications of ours. */
export const readPermissions: ReadPermissions = async () => {
  if (!appBridge.isInApp())
    return { location: await inBrowser(), notification: 'unused', camera: 'unused' };
  const [location, notification] = await Promise.all([inApp('location'), inApp('notification')]);
  return { location, notification, camera: 'unused' };
};

/** A page cannot open settings. */
export const permissionSettings = (): PermissionSettings => ({
  where: appBridge.isInApp() ? 'app' : 'browser',
  open: () => Promise.resolve(),
});
