import Taro from '@tarojs/taro';

/** Duration of a toast in ms: long enough to read one line twice. */
const TOAST_DURATION = 2500;

/** Shows one line of text briefly. */
export function toast(title: string): void {
  void Taro.showToast({ title, icon: 'none', duration: TOAST_DURATION });
}

/** Shows or hides the platform's loading hint. */
export function loading(visible: boolean, title: string): void {
  if (visible) void Taro.showLoading({ title, mask: false });
  else Taro.hideLoading();
}
