import Taro from '@tarojs/taro';
import type { Locate, LocateInApp, LocationResult } from './types';
import { MINI_LOCATION_TIMEOUT } from './types';
import { withTimeout } from './with-timeout';

interface WeChatFailure {
  readonly errMsg?: string;
  readonly errno?: number;
  readonly errCode?: number;
}

/** The user did not agree to the privacy guide. */
const PRIVACY_REFUSED = 104;

/** Sorts WeChat's failures; the texts are the only thing that tells some of them apart. */
export function statusOf(failure: WeChatFailure): 'denied' | 'off' | 'failed' {
  const text = failure.errMsg ?? '';
  if (failure.errno === PRIVACY_REFUSED || /privacy/i.test(text)) return 'denied';
  if (/system permission denied|LOCATION_?SERVICE|LOCATIONSWITCHOFF/i.test(text)) return 'off';
  if (/auth den|authorize no response|permission denied/i.test(text)) return 'denied';
  return failure.errCode === 2 ? 'off' : 'failed';
}

async function ask(): Promise<LocationResult> {
  try {
    const { latitude, longitude } = await Taro.getLocation({ type: 'gcj02' });
    return { status: 'ok', position: { latitude, longitude, datum: 'gcj02' } };
  } catch (failure) {
    return { status: statusOf((failure ?? {}) as WeChatFailure) };
  }
}

export const locate: Locate = () => withTimeout(ask(), MINI_LOCATION_TIMEOUT);

/** A mini-program never runs in the product's own app. */
export const locateInApp: LocateInApp = () => Promise.resolve(null);
