import Taro from '@tarojs/taro';
import { fitsWithIcon } from './toast-rules';
import { TOAST_MS } from './toast-time';

/** Briefly confirms a success or shows a one-line server message. Never for anything that blocks the user. */
export function showToast(text: string, tone: 'success' | 'plain' = 'plain'): void {
  void Taro.showToast({
    title: text,
    icon: tone === 'success' && fitsWithIcon(text) ? 'success' : 'none',
    duration: TOAST_MS,
  });
}
