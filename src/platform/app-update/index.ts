import Taro from '@tarojs/taro';
import type { FollowUpdates } from './types';

/**
 * Announces a newer version once the platform has downloaded it, which it begins by itself at a cold start. Versions
 * in development and trial have no updates.
 * - https://developers.weixin.qq.com/miniprogram/dev/api/base/update/UpdateManager.html
 * - https://docs.alipay.com/mini/api/zdblqg
 */
export const followUpdates: FollowUpdates = (announce) => {
  if (!Taro.canIUse('getUpdateManager')) return;
  const manager = Taro.getUpdateManager();
  manager.onUpdateReady(() => announce(() => manager.applyUpdate()));
};
