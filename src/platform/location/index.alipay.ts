import Taro from '@tarojs/taro';
import { onceAllowed } from './permission-prompt.alipay';
import type { Locate, LocateInApp, LocationSettings } from './types';

declare const my: {
  showAuthGuide?(options: { authType: 'LBS'; complete(): void }): void;
};

interface AlipayFailure {
  readonly error?: number | string;
}

/** Error numbers of my.getLocation. 11: location is off for Alipay or on the device; 2001–2003: refused here. */
const STATUS: Readonly<Record<number, 'denied' | 'off' | 'timeout'>> = {
  11: 'off',
  14: 'timeout',
  2001: 'denied',
  2002: 'denied',
  2003: 'denied',
};

export const locate: Locate = async (onAllowed) => {
  const stop = onceAllowed(onAllowed);
  try {
    const { latitude, longitude } = await Taro.getLocation({});
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    return { status: 'ok', position: { ...position, datum: 'gcj02' } };
  } catch (failure) {
    return { status: STATUS[Number((failure as AlipayFailure | null)?.error)] ?? 'failed' };
  } finally {
    stop();
  }
};

/**
 * Opens the mini-program's settings, or Alipay's guide to the phone's settings (my.showAuthGuide) if location is off.
 */
export const locationSettings: LocationSettings = {
  canOpen: true,
  async open(barrier) {
    try {
      const { showAuthGuide } = my;
      if (barrier === 'off' && showAuthGuide) {
        await new Promise<void>((resolve) => showAuthGuide({ authType: 'LBS', complete: resolve }));
        return true;
      }
      const { authSetting } = await Taro.openSetting({});
      return (authSetting as { location?: boolean }).location === true;
    } catch {
      return false;
    }
  },
};

/** A mini-program never runs in the product's own app. */
export const locateInApp: LocateInApp = () => Promise.resolve(null);
