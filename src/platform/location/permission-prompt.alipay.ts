import Taro from '@tarojs/taro';
import { wait } from '../wait/wait';

/**
 * Calls back once the user accepts Alipay's permission prompt, which only `my.getLocation` shows: until then
 * `my.getSetting` does not return `location: true` (opendocs.alipay.com, my.getSetting). Returns a function that stops
 * polling.
 */
export function onceAllowed(listener: () => void): () => void {
  let stopped = false;
  const poll = (): void => {
    if (stopped) return;
    Taro.getSetting({})
      .then(({ authSetting }) => (authSetting as { location?: boolean }).location === true)
      // If the setting cannot be read, do not wait for it.
      .catch(() => true)
      .then((allowed) => {
        if (stopped) return;
        if (allowed) listener();
        else void wait().then(poll);
      });
  };
  poll();
  return () => {
    stopped = true;
  };
}
