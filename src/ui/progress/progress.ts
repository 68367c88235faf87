import Taro from '@tarojs/taro';

let running = 0;

/** Shows the navigation bar's spinner while any call is in progress (cached client, specification §7). */
export function showProgress(visible: boolean): void {
  const before = running;
  running = Math.max(0, running + (visible ? 1 : -1));
  if (before === 0 && running === 1) Taro.showNavigationBarLoading();
  if (before === 1 && running === 0) Taro.hideNavigationBarLoading();
}
