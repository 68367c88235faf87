import { registerAfterEach } from '../guards';

/** ms after which a page that is still not shown is no longer waited for: what waits reports why. */
const AT_MOST = 10_000;

/** Calls back once, after the next page is shown and its guards were asked; without one, after 10 s. */
export function onceShown(call: () => void): void {
  const end = (): void => {
    stop();
    clearTimeout(timer);
    call();
  };
  const stop = registerAfterEach(end);
  const timer = setTimeout(end, AT_MOST);
}
