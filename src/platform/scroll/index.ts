import Taro from '@tarojs/taro';
import type { ScrollPageTo } from './types';

export const scrollPageTo: ScrollPageTo = async (top) => {
  try {
    await Taro.pageScrollTo({ scrollTop: top, duration: 0 });
  } catch {
    // A page that is being left cannot be scrolled and need not be.
  }
};
