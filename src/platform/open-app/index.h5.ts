import { request } from '@/http/request';
import { textOf } from '@/i18n/messages';
import { runtime } from '@/platform/runtime';
import { SETTINGS } from '@/platform/settings/settings';
import { createGoToStore } from './create-go-to-store';
import { createOpenApp } from './create-open-app';
import { OPEN_APP_MESSAGES } from './messages';

const go = (url: string): void => window.location.assign(url);

function onHidden(listener: () => void): () => void {
  const hear = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', hear);
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', hear);
    window.removeEventListener('pagehide', listener);
  };
}

async function newestAndroid(): Promise<string> {
  const { androidApkUrl } = await request(
    'GET /passport/app/version/latest.do',
    { version: runtime().appVersion },
    { platform: 'ANDROID', failure: 'background', neverCancel: true },
  );
  return androidApkUrl;
}

export const goToStore = createGoToStore({
  platform: () => runtime().platform,
  stores: SETTINGS.app.stores,
  newestAndroid,
  go,
});

export const openApp = createOpenApp({
  scheme: SETTINGS.app.scheme,
  go,
  isVisible: () => document.visibilityState !== 'hidden',
  onHidden,
  goToStore,
  alert: () => window.alert(textOf(OPEN_APP_MESSAGES)('noApp')),
  log: (message) => console.error(message),
});
