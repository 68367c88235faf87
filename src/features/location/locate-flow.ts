import type { AppPlace, LocationResult } from '@/platform/location/types';
import { LOCATION_WAIT, POSITION_LIFETIME } from './constants';
import { toMapGrid } from './datum';
import type { Located, LocateOutcome, Point } from './types';

/** A place and when it was found, ms. */
export interface RememberedPlace {
  readonly place: Located;
  readonly at: number;
}

/** What the flow needs from the world. */
export interface LocateParts {
  readonly now: () => number;
  readonly remembered: () => RememberedPlace | null;
  /** The native app's word; null outside it, or where it does not tell. */
  readonly inApp: () => Promise<AppPlace | null>;
  readonly locate: () => Promise<LocationResult>;
  /** Looks up the place of a point; rejects when there is none. */
  readonly lookUp: (point: Point) => Promise<Located>;
  /** The place of a city by its code, where a point is not known; rejects when there is none. */
  readonly cityOf: (cityCode: string) => Promise<Located>;
  readonly remember: (found: RememberedPlace) => void;
  /** Calls back after so many ms; returns how to stop. */
  readonly after: (ms: number, call: () => void) => () => void;
}

function placeInApp(parts: LocateParts, told: AppPlace): Promise<Located> {
  const { latitude, longitude, cityCode = '' } = told;
  return latitude === undefined || longitude === undefined
    ? parts.cityOf(cityCode)
    : parts.lookUp({ latitude, longitude });
}

async function find(
  parts: LocateParts,
): Promise<Located | Exclude<LocationResult, { status: 'ok' }>> {
  const told = await parts.inApp();
  if (told) return placeInApp(parts, told);
  const found = await parts.locate();
  return found.status === 'ok' ? parts.lookUp(toMapGrid(found.position)) : found;
}

async function ask(parts: LocateParts): Promise<LocateOutcome> {
  try {
    const found = await find(parts);
    if ('status' in found) return found;
    parts.remember({ place: found, at: parts.now() });
    return { status: 'ok', place: found };
  } catch {
    return { status: 'failed' };
  }
}

/**
 * Finds the user (location flow, specification §4): a place not older than 12 minutes, else the native app's word, else
 * the platform's position, and the lookup of either, within 5 s overall. `anew` skips the remembered place. Never rejects.
 */
export function findPlace(parts: LocateParts, anew = false): Promise<LocateOutcome> {
  const known = anew ? null : parts.remembered();
  if (known && parts.now() - known.at <= POSITION_LIFETIME) {
    return Promise.resolve({ status: 'ok', place: known.place });
  }
  return new Promise((resolve) => {
    const stop = parts.after(LOCATION_WAIT, () => resolve({ status: 'timeout' }));
    void ask(parts).then((outcome) => {
      stop();
      resolve(outcome);
    });
  });
}
