import Taro from '@tarojs/taro';
import { observe } from './observe';
import type { WatchNearness } from './types';

/** Alipay's call takes options only and observes the page in front; Taro's types know WeChat's. */
const createObserver = Taro.createIntersectionObserver as unknown as (
  options: object,
) => ReturnType<typeof Taro.createIntersectionObserver>;

export const watchNearness: WatchNearness = (id, margin, report) =>
  observe(createObserver({}), id, margin, report);
