import Taro from '@tarojs/taro';
import type { CopyText } from './types';

export const copyText: CopyText = async (data) => {
  try {
    await Taro.setClipboardData({ data });
    return true;
  } catch {
    return false;
  }
};
