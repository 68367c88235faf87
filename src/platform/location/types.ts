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

/** Asks the platform for the position. Never rejects, never waits for ever. */
export type Locate = () => Promise<LocationResult>;

/** A place that the native app knows: a point of GCJ-02, a city, or both. */
export type AppPlace = AppLocation;

/** Asks the native app around this page for the position; null outside it, and where it does not tell in time. Never rejects. */
export type LocateInApp = () => Promise<AppPlace | null>;

/** ms until a browser's location is given up, and how old a remembered one may be (specification §9). */
export const LOCATION_TIMEOUT = 3000;
export const LOCATION_MAX_AGE = 60_000;
/** ms on mini-programs, whose first question waits for the user's consent (location wait, specification §9). */
export const MINI_LOCATION_TIMEOUT = 5000;
/** ms that the app has: what the overall wait (specification §9) leaves to a browser that is asked next. */
export const APP_LOCATION_TIMEOUT = MINI_LOCATION_TIMEOUT - LOCATION_TIMEOUT;
