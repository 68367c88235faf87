import Taro from '@tarojs/taro';

/** Polling interval in ms for the answer to the permission prompt. */
const RETRY_DELAY = 500;

/**
 * Calls back once the user accepts Alipay's permission prompt, which only `my.getLocation` shows: until then
 * `my.getSetting` does not return `location: true` (opendocs.alipay.com, my.getSetting). Returns a function that stops
 * polling.
 */
export function onceAllowed(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = (): void => {
    Taro.getSetting({})
      .then(({ authSetting }) => (authSetting as { location?: boolean }).location === true)
      // If the setting cannot be read, do not wait for it.
      .catch(() => true)
      .then((allowed) => {
        if (stopped) return;
        if (allowed) listener();
        else timer = setTimeout(look, RETRY_DELAY);
      });
  };
  look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
