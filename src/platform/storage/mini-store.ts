import Taro from '@tarojs/taro';
import type { KeyValueStore } from './types';

/** The mini-program's storage. It returns '' for a missing key, hence the check of type and length. */
export const miniStore: KeyValueStore = {
  get(key) {
    const value: unknown = Taro.getStorageSync(key);
    return typeof value === 'string' && value !== '' ? value : null;
  },
  set(key, value) {
    // When full, WeChat throws; Alipay returns an object with an error number (my.setStorageSync: 12 and 14).
    const answer: unknown = Taro.setStorageSync(key, value);
    const { error, errorMessage } = (answer ?? {}) as { error?: number; errorMessage?: string };
    if (error) throw new Error(`setStorageSync ${error}: ${errorMessage ?? ''}`);
  },
  remove: (key) => Taro.removeStorageSync(key),
  keys: () => Taro.getStorageInfoSync().keys,
};
