import { appBridge } from '../app-bridge';
import { PERMISSION } from '../app-bridge/types';
import { onceAllowed } from './consent';
import type {
  LocationFromApp,
  Locate,
  LocateInApp,
  LocationResult,
  LocationSettings,
} from './types';
import { APP_LOCATION_TIMEOUT, LOCATION_MAX_AGE, LOCATION_TIMEOUT } from './types';

function statusOf({ code }: { readonly code: number }): 'denied' | 'failed' | 'timeout' {
  if (code === 1) return 'denied';
  return code === 3 ? 'timeout' : 'failed';
}

const ask = (): Promise<LocationResult> =>
  new Promise((resolve) => {
    if (!window.navigator.geolocation) return resolve({ status: 'off' });
    window.navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ status: 'ok', position: { latitude, longitude, datum: 'wgs84' } }),
      (error) => resolve({ status: statusOf(error) }),
      { timeout: LOCATION_TIMEOUT, maximumAge: LOCATION_MAX_AGE },
    );
  });

export const locate: Locate = async (onAllowed) => {
  const stop = onceAllowed(onAllowed);
  try {
    return await ask();
  } finally {
    stop();
  }
};

/** A browser lets no page open its settings; the chooser says where they are. */
export const locationSettings: LocationSettings = {
  canOpen: false,
  open: () => Promise.resolve(false),
};

export const locateInApp: LocateInApp = () =>
  new Promise<LocationFromApp | null>((resolve) => {
    if (!appBridge.isInApp()) return resolve(null);
    setTimeout(() => resolve(null), APP_LOCATION_TIMEOUT);
    // Who has refused the app is not waited for; an app that does not know the question is asked for the place all the same.
    appBridge.permission('location').then(
      (state) => state === PERMISSION.REJECT && resolve(null),
      () => undefined,
    );
    appBridge.location().then(resolve, () => resolve(null));
  });
