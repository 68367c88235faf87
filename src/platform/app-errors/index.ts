import Taro from '@tarojs/taro';
import type { ErrorListener } from './types';

/** Calls back for every uncaught error (specification §8 "Global handlers"). */
export function onAppError(listener: ErrorListener): void {
  // Older base libraries lack one or the other.
  Taro.onError?.((message) => void listener(message, 'window'));
  Taro.onUnhandledRejection?.(({ reason }) => void listener(reason, 'rejection'));
}
