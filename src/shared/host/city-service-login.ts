import { isRefusal } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { SETTINGS } from '@/platform/settings/settings';
import type { Query } from '@/routes/query';
import { sessionEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import { logProblem } from '@/telemetry/log';
import { raiseFlag } from './platform-flags';
import { readSessionCookies, signIn, updateSession } from '@/shared/session/session-store';

/** Log messages of this login (specification §5, §8). */
export const CITY_SERVICE_LOG = {
  missing: 'missing required URL parameters',
  refused: 'login API returned failure',
  failed: 'login API request failed',
} as const;

/** Session entry with the city service's id (specification §9). */
export const CITY_SERVICE_ENTRY = 'cityServiceId';

export type CityServiceOutcome =
  | { readonly status: 'done' | 'missing' | 'failed' }
  | { readonly status: 'refused'; readonly reason: string };

/**
 * Login with the values that the payment app's city service adds to the address (specification §4 "Payment-app login").
 * Never rejects; failures are logged.
 */
export async function loginByCityService(query: Query): Promise<CityServiceOutcome> {
  const { skyMobile, timestamp, nonce, sign } = query;
  const log = (message: string): void => logProblem('city-service', message);
  if (!skyMobile || !timestamp || !nonce || !sign) {
    log(CITY_SERVICE_LOG.missing);
    return { status: 'missing' };
  }
  const { id, source } = SETTINGS.cityService;
  updateSession({ h5Source: source });
  tryToKeep(() => sessionEntries.write(CITY_SERVICE_ENTRY, { val: id }));
  raiseFlag('isSkyTftf');
  try {
    const pass = { skyMobile, timestamp, nonce, sign };
    signIn(await request('POST /passport/tftf/login.do', pass, { failure: 'in-place' }), 'h5');
    readSessionCookies();
    return { status: 'done' };
  } catch (reason) {
    if (isRefusal(reason)) {
      log(CITY_SERVICE_LOG.refused);
      return { status: 'refused', reason: reason.msg };
    }
    log(CITY_SERVICE_LOG.failed);
    return { status: 'failed' };
  }
}
