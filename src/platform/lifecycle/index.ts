import Taro from '@tarojs/taro';

/** Calls back whenever the app comes to the front. Returns the unsubscriber. */
export function onAppShow(listener: () => void): () => void {
  const call = (): void => listener();
  Taro.onAppShow(call);
  return () => Taro.offAppShow(call);
}
