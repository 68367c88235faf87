import Taro from '@tarojs/taro';
import type { KeyValueStore } from './types';

/** The mini-program's own storage. It answers '' for a missing key, hence the look at the type and length. */
export const miniStore: KeyValueStore = {
  get(key) {
    const value: unknown = Taro.getStorageSync(key);
    return typeof value === 'string' && value !== '' ? value : null;
  },
  set: (key, value) => Taro.setStorageSync(key, value),
  remove: (key) => Taro.removeStorageSync(key),
  keys: () => Taro.getStorageInfoSync().keys,
};
