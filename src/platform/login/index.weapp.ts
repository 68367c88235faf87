import Taro from '@tarojs/taro';
import { explainRefusal } from '../privacy/guide.weapp';
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
  async readPhone(detail) {
    const { code, errMsg = '' } = (detail ?? {}) as { code?: string; errMsg?: string };
    if (code) return { status: 'ok', code };
    if (await explainRefusal(detail)) return { status: 'refused' };
    return { status: /deny|cancel/i.test(errMsg) ? 'refused' : 'failed' };
  },
};
