import type { AppLocation } from '../app-bridge/types';

/** Degrees. Browsers measure in WGS-84, the mini-programs answer GCJ-02, the grid of Chinese maps. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
  readonly datum: 'wgs84' | 'gcj02';
}

/** Outcome of asking where the user is. `denied`: refused by the user; `off`: switched off on the device. */
export type LocationResult =
  | { readonly status: 'ok'; readonly position: Position }
  | { readonly status: 'denied' | 'off' | 'failed' | 'timeout' };

/**
 * Asks the platform for the position. Never rejects. It waits for as long as the person reads the consent question, and a
 * late answer still comes: whoever asks has to limit the wait.
 * @param onAllowed called once consent is known to be given, at once where it was given before: from here on it is the
 *   device that takes its time. Not called after a refusal.
 */
export type Locate = (onAllowed: () => void) => Promise<LocationResult>;

/** Why a position is missing that settings can give. */
export type LocationBarrier = 'denied' | 'off';

/** Where a refusal can be taken back: on a page that we can open, or only by the person's own way through settings. */
export interface LocationSettings {
  readonly canOpen: boolean;
  /** Opens that page, only in a tap. Resolves when the person is back: whether location is allowed now. Never rejects. */
  readonly open: (barrier: LocationBarrier) => Promise<boolean>;
}

/** A place that the native app knows: a point of GCJ-02, a city, or both. */
export type LocationFromApp = AppLocation;

/** Asks the native app around this page for the position; null outside it, and where it does not tell in time. Never rejects. */
export type LocateInApp = () => Promise<LocationFromApp | null>;

/** ms until a browser's location is given up, and how old a remembered one may be (specification §9). */
export const LOCATION_TIMEOUT = 3000;
export const LOCATION_MAX_AGE = 60_000;
/** ms that the whole flow may take (location wait, specification §9), consent questions not counted. */
export const LOCATION_WAIT = 5000;
/** ms that the app has: what the overall wait (specification §9) leaves to a browser that is asked next. */
export const APP_LOCATION_TIMEOUT = LOCATION_WAIT - LOCATION_TIMEOUT;
