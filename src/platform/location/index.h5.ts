import { appBridge } from '../app-bridge';
import { PERMISSION } from '../app-bridge/types';
import { onceAllowed } from './permission-prompt';
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

/** A page cannot open the browser's settings; the city chooser says where they are. */
export const locationSettings: LocationSettings = {
  canOpen: false,
  open: () => Promise.resolve(false),
};

export const locateInApp: LocateInApp = () =>
  new Promise<LocationFromApp | null>((resolve) => {
    if (!appBridge.isInApp()) return resolve(null);
    setTimeout(() => resolve(null), APP_LOCATION_TIMEOUT);
    // If the user refused the permission, do not wait. An app without this permission call is still asked for the
    // location.
    appBridge.permission('location').then(
      (state) => state === PERMISSION.REJECT && resolve(null),
      () => undefined,
    );
    appBridge.location().then(resolve, () => resolve(null));
  });
