import Taro from '@tarojs/taro';
import type { PermissionSettings, PermissionState, ReadPermissions } from './types';

interface AlipaySystem {
  readonly notificationAuthorized?: boolean;
}

const stateOf = (allowed: boolean | undefined): PermissionState => {
  if (allowed === undefined) return 'ask';
  return allowed ? 'granted' : 'denied';
};

/** Whether the phone shows Alipay's notifications, where Alipay says so (my.getSystemInfo). */
const notifications = (): PermissionState => {
  const { notificationAuthorized: allowed } = Taro.getSystemInfoSync() as AlipaySystem;
  return allowed === undefined ? 'unknown' : stateOf(allowed);
};

/**
 * The mini-program's permissions: only those that it has asked for are in the answer, the camera as that of my.scan
 * (miniprogram.alipay.com/docs, my.getSetting).
 */
export const readPermissions: ReadPermissions = async () => {
  const notification = notifications();
  try {
    const { authSetting } = await Taro.getSetting({});
    const { location, camera } = authSetting as { location?: boolean; camera?: boolean };
    return { location: stateOf(location), notification, camera: stateOf(camera) };
  } catch {
    return { location: 'unknown', notification, camera: 'unknown' };
  }
};

export const permissionSettings = (): PermissionSettings => ({
  where: 'here',
  open: () =>
    Taro.openSetting({}).then(
      () => undefined,
      () => undefined,
    ),
});
