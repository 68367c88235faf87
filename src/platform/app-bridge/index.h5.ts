import { runtime } from '@/platform/runtime';
import { SETTINGS } from '@/platform/settings/settings';
import { createChannel } from './channel';
import { createAppBridge } from './create-app-bridge';
import { whenPortIsReady } from './find-port';

const { bridge, answers, readyEvent, scheme } = SETTINGS.app;

let count = 0;

/** The native app around this page, if any. */
export const appBridge = createAppBridge({
  channel: createChannel({
    whenReady: (give) => whenPortIsReady(bridge, readyEvent, give),
    onAnswer: (take) => Object.assign(window, { [answers]: take }),
    newId: () => `${Date.now()}-${(count += 1)}`,
  }),
  isInApp: () => runtime().kind === 'app',
  appVersion: () => runtime().appVersion,
  scheme,
});
