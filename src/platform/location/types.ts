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

/** ms until a browser's location is given up, and how old a remembered one may be (specification §9). */
export const LOCATION_TIMEOUT = 3000;
export const LOCATION_MAX_AGE = 60_000;
/** ms on mini-programs, whose first question waits for the user's consent (location wait, specification §9). */
export const MINI_LOCATION_TIMEOUT = 5000;
