import Taro from '@tarojs/taro';
import type {
  PermissionName,
  PermissionSettings,
  PermissionState,
  PermissionStates,
  ReadPermissions,
} from './types';

type Authorized = 'authorized' | 'denied' | 'not determined';

/** WeChat's own permissions on this phone (wx.getAppAuthorizeSetting, base library 2.20.1). */
function ofWeChat(): Readonly<Record<PermissionName, Authorized | undefined>> {
  if (!Taro.canIUse('getAppAuthorizeSetting'))
    return { location: undefined, notification: undefined, camera: undefined };
  const setting = Taro.getAppAuthorizeSetting();
  return {
    location: setting.locationAuthorized as Authorized,
    notification: setting.notificationAuthorized as Authorized,
    camera: setting.cameraAuthorized as Authorized,
  };
}

const stateOf = (own: boolean | undefined): PermissionState => {
  if (own === undefined) return 'ask';
  return own ? 'granted' : 'denied';
};

const OF_WECHAT: Readonly<Record<Authorized, PermissionState>> = {
  authorized: 'granted',
  denied: 'denied',
  'not determined': 'ask',
};

/** Both the mini-program and WeChat itself have to be allowed. */
const both = (own: PermissionState, wechat: Authorized | undefined): PermissionState =>
  wechat === 'denied' ? 'denied' : own;

/**
 * The mini-program's permissions: only those that it has asked for are in the answer (wx.getSetting). The scanner is
 * WeChat's own, so its camera is WeChat's.
 */
export const readPermissions: ReadPermissions = async () => {
  const wechat = ofWeChat();
  const camera = wechat.camera === undefined ? 'unknown' : OF_WECHAT[wechat.camera];
  try {
    const { authSetting, subscriptionsSetting } = await Taro.getSetting({
      withSubscriptions: true,
    });
    const messages = (subscriptionsSetting as { mainSwitch?: boolean } | undefined)?.mainSwitch;
    return {
      location: both(stateOf(authSetting['scope.userLocation']), wechat.location),
      notification: both(stateOf(messages), wechat.notification),
      camera,
    } satisfies PermissionStates;
  } catch {
    return { location: 'unknown', notification: 'unknown', camera };
  }
};

/** Opens WeChat's page in the phone's settings for what WeChat lacks, otherwise the mini-program's settings. */
async function open(name: PermissionName): Promise<void> {
  const isWeChats = name === 'camera' || ofWeChat()[name] === 'denied';
  try {
    if (isWeChats && Taro.canIUse('openAppAuthorizeSetting'))
      await Taro.openAppAuthorizeSetting({});
    else await Taro.openSetting({ withSubscriptions: true });
  } catch {
    // The person closed it, or it was not opened: the states are read again either way.
  }
}

export const permissionSettings = (): PermissionSettings => ({ where: 'here', open });
