import Taro from '@tarojs/taro';
import type { CallPhone } from './types';

export const callPhone: CallPhone = async (phoneNumber) => {
  try {
    await Taro.makePhoneCall({ phoneNumber });
    return true;
  } catch {
    return false;
  }
};
