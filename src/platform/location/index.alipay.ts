import Taro from '@tarojs/taro';
import type { Locate, LocateInApp, LocationResult } from './types';
import { MINI_LOCATION_TIMEOUT } from './types';
import { withTimeout } from './with-timeout';

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

async function ask(): Promise<LocationResult> {
  try {
    const { latitude, longitude } = await Taro.getLocation({});
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    return { status: 'ok', position: { ...position, datum: 'gcj02' } };
  } catch (failure) {
    return { status: STATUS[Number((failure as AlipayFailure | null)?.error)] ?? 'failed' };
  }
}

export const locate: Locate = () => withTimeout(ask(), MINI_LOCATION_TIMEOUT);

/** A mini-program never runs in the product's own app. */
export const locateInApp: LocateInApp = () => Promise.resolve(null);
