import Taro from '@tarojs/taro';
import { isGuideRefused, privately } from '../privacy/guide.weapp';
import { askConsent } from './permission-prompt.weapp';
import type { Locate, LocateInApp, LocationSettings } from './types';

interface WeChatFailure {
  readonly errMsg?: string;
  readonly errno?: number;
  readonly errCode?: number;
}

/** Classifies WeChat's failures; some differ only by their message. */
export function statusOf(failure: WeChatFailure): 'denied' | 'off' | 'failed' {
  const text = failure.errMsg ?? '';
  if (isGuideRefused(failure) || /privacy/i.test(text)) return 'denied';
  if (/system permission denied|LOCATION_?SERVICE|LOCATIONSWITCHOFF/i.test(text)) return 'off';
  if (/auth den|authorize no response|permission denied/i.test(text)) return 'denied';
  return failure.errCode === 2 ? 'off' : 'failed';
}

/** The last position was missing because the privacy guide was refused. */
let isGuideMissing = false;

export const locate: Locate = async (onAllowed) => {
  isGuideMissing = false;
  try {
    const { latitude, longitude } = await privately(async () => {
      await askConsent();
      onAllowed();
      return Taro.getLocation({ type: 'gcj02' });
    });
    return { status: 'ok', position: { latitude, longitude, datum: 'gcj02' } };
  } catch (failure) {
    isGuideMissing = isGuideRefused(failure);
    return { status: statusOf((failure ?? {}) as WeChatFailure) };
  }
};

/**
 * Opens the mini-program's settings, or WeChat's if location is off for WeChat as a whole (base library 2.25.3). The
 * privacy guide has no switch there: where it was refused, the next attempt shows it again.
 */
export const locationSettings: LocationSettings = {
  canOpen: true,
  async open(barrier) {
    if (barrier === 'denied' && isGuideMissing) return true;
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
