import type { LocationResult } from '@/platform/location/types';
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
  readonly locate: () => Promise<LocationResult>;
  /** Looks up the place of a point; rejects when there is none. */
  readonly lookUp: (point: Point) => Promise<Located>;
  readonly remember: (found: RememberedPlace) => void;
  /** Calls back after so many ms; returns how to stop. */
  readonly after: (ms: number, call: () => void) => () => void;
}

async function ask(parts: LocateParts): Promise<LocateOutcome> {
  const found = await parts.locate();
  if (found.status !== 'ok') return found;
  try {
    const place = await parts.lookUp(toMapGrid(found.position));
    parts.remember({ place, at: parts.now() });
    return { status: 'ok', place };
  } catch {
    return { status: 'failed' };
  }
}

/**
 * Finds the user (location flow, specification §4): a place not older than 12 minutes, else the platform's position
 * and its lookup, within 5 s overall. `anew` skips the remembered place. Never rejects.
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
