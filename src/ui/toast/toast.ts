import Taro from '@tarojs/taro';
import { TOAST_MS } from './toast-time';

/** Says in passing that something went well, or repeats a one-line server message. Never for what stops the user. */
export function showToast(text: string, tone: 'success' | 'plain' = 'plain'): void {
  void Taro.showToast({
    title: text,
    icon: tone === 'success' ? 'success' : 'none',
    duration: TOAST_MS,
  });
}
