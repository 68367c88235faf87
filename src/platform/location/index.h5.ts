import { appBridge } from '../app-bridge';
import type { AppPlace, Locate, LocateInApp, LocationResult } from './types';
import { APP_LOCATION_TIMEOUT, LOCATION_MAX_AGE, LOCATION_TIMEOUT } from './types';
import { withTimeout } from './with-timeout';

/** A browser's consent question does not count towards its own timeout: ours covers that too. */
const CONSENT_GRACE = 2000;

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

export const locate: Locate = () => withTimeout(ask(), LOCATION_TIMEOUT + CONSENT_GRACE);

export const locateInApp: LocateInApp = () =>
  new Promise<AppPlace | null>((resolve) => {
    if (!appBridge.isInApp()) return resolve(null);
    setTimeout(() => resolve(null), APP_LOCATION_TIMEOUT);
    appBridge.location().then(resolve, () => resolve(null));
  });
