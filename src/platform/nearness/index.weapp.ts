import Taro from '@tarojs/taro';
import { observe } from './observe';
import type { WatchNearness } from './types';

export const watchNearness: WatchNearness = (id, margin, report) => {
  const { page } = Taro.getCurrentInstance();
  if (!page) return () => undefined;
  return observe(Taro.createIntersectionObserver(page), id, margin, report);
};
