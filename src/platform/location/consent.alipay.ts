import Taro from '@tarojs/taro';

/** ms between two looks at whether the question has been answered. */
const RETRY_DELAY = 500;

/**
 * Calls back once the person allows Alipay's question, which only `my.getLocation` puts: until then `my.getSetting`
 * tells no `location: true` (opendocs.alipay.com, my.getSetting). Returns how to stop looking.
 */
export function onceAllowed(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = (): void => {
    Taro.getSetting({})
      .then(({ authSetting }) => (authSetting as { location?: boolean }).location === true)
      // Who cannot be asked cannot be waited for.
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
