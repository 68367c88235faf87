import Taro from '@tarojs/taro';
import { askConsent } from './consent.weapp';
import type { Locate, LocateInApp, LocationSettings } from './types';

interface WeChatFailure {
  readonly errMsg?: string;
  readonly errno?: number;
  readonly errCode?: number;
}

/** The user did not agree to the privacy guide. */
const PRIVACY_REFUSED = 104;

/** Classifies WeChat's failures; some differ only by their message. */
export function statusOf(failure: WeChatFailure): 'denied' | 'off' | 'failed' {
  const text = failure.errMsg ?? '';
  if (failure.errno === PRIVACY_REFUSED || /privacy/i.test(text)) return 'denied';
  if (/system permission denied|LOCATION_?SERVICE|LOCATIONSWITCHOFF/i.test(text)) return 'off';
  if (/auth den|authorize no response|permission denied/i.test(text)) return 'denied';
  return failure.errCode === 2 ? 'off' : 'failed';
}

export const locate: Locate = async (onAllowed) => {
  try {
    await askConsent();
    onAllowed();
    const { latitude, longitude } = await Taro.getLocation({ type: 'gcj02' });
    return { status: 'ok', position: { latitude, longitude, datum: 'gcj02' } };
  } catch (failure) {
    return { status: statusOf((failure ?? {}) as WeChatFailure) };
  }
};

/** Opens the mini-program's settings, or WeChat's if location is off for WeChat as a whole (base library 2.25.3). */
export const locationSettings: LocationSettings = {
  canOpen: true,
  async open(barrier) {
    try {
      if (barrier === 'off' && Taro.canIUse('openAppAuthorizeSetting')) {
        await Taro.openAppAuthorizeSetting({});
        return true;
      }
      const { authSetting } = await Taro.openSetting({});
      return authSetting['scope.userLocation'] === true;
    } catch {
      return false;
    }
  },
};

/** A mini-program never runs in the product's own app. */
export const locateInApp: LocateInApp = () => Promise.resolve(null);
