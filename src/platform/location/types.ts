import type { AppLocation } from '../app-bridge/types';

/** Degrees. Browsers return WGS-84, mini-programs GCJ-02, the Chinese map datum. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
  readonly datum: 'wgs84' | 'gcj02';
}

/** Result of locating the user. `denied`: refused by the user; `off`: switched off on the device. */
export type LocationResult =
  | { readonly status: 'ok'; readonly position: Position }
  | { readonly status: 'denied' | 'off' | 'failed' | 'timeout' };

/**
 * Asks the platform for the position. Never rejects. It waits without limit for the user's consent, and a late answer
 * still arrives: the caller must limit the wait.
 * @param onAllowed called once consent is known, at once if granted before: from then on only the device takes time.
 *   Not called after a refusal.
 */
export type Locate = (onAllowed: () => void) => Promise<LocationResult>;

/** Reason for a missing position that settings can fix. */
export type LocationBarrier = 'denied' | 'off';

/** How a refusal can be revoked: on a page that we can open, or only by the user in the settings. */
export interface LocationSettings {
  readonly canOpen: boolean;
  /**
   * Opens that page; call it from a tap. Resolves when the user returns: whether location is allowed now. Never
   * rejects.
   */
  readonly open: (barrier: LocationBarrier) => Promise<boolean>;
}

/** Location from the native app: a GCJ-02 point, a city, or both. */
export type LocationFromApp = AppLocation;

/**
 * Asks the native app around this page for the position; null outside it or if it does not answer in time. Never
 * rejects.
 */
export type LocateInApp = () => Promise<LocationFromApp | null>;

/** Timeout of the browser's location and maximum age of a cached one, in ms (specification §9). */
export const LOCATION_TIMEOUT = 3000;
export const LOCATION_MAX_AGE = 60_000;
/** ms for the whole flow (location wait, specification §9), excluding consent prompts. */
export const LOCATION_WAIT = 5000;
/** ms for the app: the overall wait (specification §9) minus the browser's timeout, since the browser is asked next. */
export const APP_LOCATION_TIMEOUT = LOCATION_WAIT - LOCATION_TIMEOUT;
