import { logProblem } from '@/telemetry/log';
import { SETTINGS } from '../settings/settings';
import { createHybridSdk } from './create-hybrid-sdk';
import { hostOf, HOSTS, isBridgeThere, valueAt } from './hosts';
import { jsSdkConfigOf } from './js-sdk-config';
import { loadOwnScript } from './load-script';
import { createReadyQueue } from './ready-queue';
import { useSdkReady } from './ready-store';
import type { HybridHost } from './types';

const log = (message: string): void => logProblem('hybrid-sdk', message);
const host = (): HybridHost | null => hostOf(window.navigator.userAgent);

const readyQueue = createReadyQueue((error) => log(String(error)));

function watchBridge(): void {
  const current = host();
  if (!current) return;
  if (isBridgeThere(window, current)) readyQueue.open();
  else
    document.addEventListener(HOSTS[current].readyEvent, () => readyQueue.open(), { once: true });
}

watchBridge();

/** The app or mini-program around this page. */
export const hybridSdk = createHybridSdk({
  host,
  root: window,
  readyQueue,
  address: () => window.location.href.split('#')[0] ?? '',
  configOf: jsSdkConfigOf,
  abilities: SETTINGS.weChatAbilities,
  async loadScript(current) {
    const path: string = SETTINGS.hybridScripts[current];
    if (path && !valueAt(window, HOSTS[current].mini)) await loadOwnScript(path);
    // A bridge loaded with the script may not send the ready event.
    if (isBridgeThere(window, current)) readyQueue.open();
  },
  notifyReady: () => useSdkReady.setState({ isWXSDkReady: true }),
  log,
});
