import Taro from '@tarojs/taro';

/** Calls back whenever the app comes to the foreground. Returns the unsubscriber. */
export function onAppShow(listener: () => void): () => void {
  const call = (): void => listener();
  Taro.onAppShow(call);
  return () => Taro.offAppShow(call);
}

/** Calls back whenever the app goes to the background; calls still go out from there. Returns the unsubscriber. */
export function onAppHide(listener: (isEnding: boolean) => void): () => void {
  const call = (): void => listener(false);
  Taro.onAppHide(call);
  return () => Taro.offAppHide(call);
}
