import { INVALID_URL, isAppLink, isExternalLink, withScheme } from './link-rules';
import type { OpenApp } from './types';
import { OPEN_APP_DELAY } from './types';

export interface OpenAppParts {
  /** The app's scheme, without `://`. */
  readonly scheme: string;
  readonly go: (url: string) => void;
  readonly isVisible: () => boolean;
  /** Calls back when the page is hidden; returns the unsubscriber. */
  readonly onHidden: (listener: () => void) => () => void;
  readonly goToStore: () => Promise<void>;
  /** Alerts that no app is installed in this environment. */
  readonly alert: () => void;
  readonly log: (message: string) => void;
}

/** Whether the page stayed visible for `delay` ms. */
function staysVisible({ isVisible, onHidden }: OpenAppParts, delay: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (visible: boolean): void => {
      clearTimeout(timer);
      stop();
      resolve(visible);
    };
    // Background timers are suspended: without this the store would open when the user comes back.
    const stop = onHidden(() => end(false));
    const timer = setTimeout(() => end(isVisible()), delay);
  });
}

/** Creates `openApp` with its fallback (specification §4 "App download fallback", §5). */
export function createOpenApp(parts: OpenAppParts): OpenApp {
  return async (link, { delay = OPEN_APP_DELAY, fallback } = {}) => {
    const isApp = isAppLink(link, parts.scheme);
    if (!isApp && !isExternalLink(link)) {
      parts.log(INVALID_URL);
      return 'invalid';
    }
    const staying = staysVisible(parts, delay);
    parts.go(isApp ? link : withScheme(link));
    if (!(await staying)) return 'opened';
    if (fallback === 'alert') parts.alert();
    else if (fallback) fallback();
    else await parts.goToStore();
    return 'missing';
  };
}
