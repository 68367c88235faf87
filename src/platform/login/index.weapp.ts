import Taro from '@tarojs/taro';
import type { PlatformLogin } from './types';

export const platformLogin: PlatformLogin = {
  async loginCode() {
    try {
      return (await Taro.login()).code || null;
    } catch {
      return null;
    }
  },
  phoneButton: { openType: 'getPhoneNumber' },
  readPhone(detail) {
    const { code, errMsg = '' } = (detail ?? {}) as { code?: string; errMsg?: string };
    if (code) return Promise.resolve({ status: 'ok', code });
    return Promise.resolve({ status: /deny|cancel/i.test(errMsg) ? 'refused' : 'failed' });
  },
};
