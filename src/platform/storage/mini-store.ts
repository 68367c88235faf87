import Taro from '@tarojs/taro';
import type { KeyValueStore } from './types';

/** The mini-program's own storage. It answers '' for a missing key, hence the look at the type and length. */
export const miniStore: KeyValueStore = {
  get(key) {
    const value: unknown = Taro.getStorageSync(key);
    return typeof value === 'string' && value !== '' ? value : null;
  },
  set(key, value) {
    // WeChat throws when it is full; Alipay answers an object with its error number (my.setStorageSync: 12 and 14).
    const answer: unknown = Taro.setStorageSync(key, value);
    const { error, errorMessage } = (answer ?? {}) as { error?: number; errorMessage?: string };
    if (error) throw new Error(`setStorageSync ${error}: ${errorMessage ?? ''}`);
  },
  remove: (key) => Taro.removeStorageSync(key),
  keys: () => Taro.getStorageInfoSync().keys,
};
