import { LOCATION_WAIT } from '@/platform/location/types';
import type { LocationFromApp, Locate, LocationResult } from '@/platform/location/types';
import { POSITION_LIFETIME } from './constants';
import { toMapGrid } from './datum';
import type { Located, LocateOutcome, Point } from './types';

/** A place and when it was found, ms. */
export interface RememberedLocation {
  readonly place: Located;
  readonly at: number;
}

/** What the flow needs from the world. */
export interface LocateParts {
  readonly now: () => number;
  readonly remembered: () => RememberedLocation | null;
  /** The native app's word; null outside it, or where it does not tell. */
  readonly inApp: () => Promise<LocationFromApp | null>;
  readonly locate: Locate;
  /** Looks up the place of a point; rejects when there is none. */
  readonly lookUp: (point: Point) => Promise<Located>;
  /** The place of a city by its code, where a point is not known; rejects when there is none. */
  readonly cityOf: (cityCode: string) => Promise<Located>;
  /** Takes a found place, however late it comes. */
  readonly remember: (found: RememberedLocation) => void;
  /** Calls back after so many ms; returns how to stop. */
  readonly after: (ms: number, call: () => void) => () => void;
}

/** What is left of the time that the flow may take; it stands still while the person reads a question. */
interface Wait {
  readonly pause: () => void;
  readonly goOn: () => void;
}

function startWait({ now, after }: LocateParts, onEnd: () => void): Wait {
  let left = LOCATION_WAIT;
  let since = 0;
  let stop: (() => void) | null = null;
  const wait: Wait = {
    pause() {
      if (!stop) return;
      stop();
      stop = null;
      left -= now() - since;
    },
    goOn() {
      if (stop) return;
      since = now();
      stop = after(left, onEnd);
    },
  };
  wait.goOn();
  return wait;
}

function locationInApp(parts: LocateParts, told: LocationFromApp): Promise<Located> {
  const { latitude, longitude, cityCode = '' } = told;
  return latitude === undefined || longitude === undefined
    ? parts.cityOf(cityCode)
    : parts.lookUp({ latitude, longitude });
}

async function find(
  parts: LocateParts,
  wait: Wait,
): Promise<Located | Exclude<LocationResult, { status: 'ok' }>> {
  const told = await parts.inApp();
  if (told) return locationInApp(parts, told);
  wait.pause();
  const found = await parts.locate(wait.goOn);
  wait.goOn();
  return found.status === 'ok' ? parts.lookUp(toMapGrid(found.position)) : found;
}

async function ask(parts: LocateParts, wait: Wait): Promise<LocateOutcome> {
  try {
    const found = await find(parts, wait);
    if ('status' in found) return found;
    parts.remember({ place: found, at: parts.now() });
    return { status: 'ok', place: found };
  } catch {
    return { status: 'failed' };
  }
}

/**
 * Finds the user (location flow, specification §4): a place not older than 12 minutes, else the native app's word, else
 * the platform's position, and the lookup of either, within 5 s overall. Those 5 s stand still while the person reads the
 * consent question, and a place that is found after them is remembered all the same. `anew` skips the remembered place.
 * Never rejects.
 */
export function findLocation(parts: LocateParts, anew = false): Promise<LocateOutcome> {
  const known = anew ? null : parts.remembered();
  if (known && parts.now() - known.at <= POSITION_LIFETIME) {
    return Promise.resolve({ status: 'ok', place: known.place });
  }
  return new Promise((resolve) => {
    const wait = startWait(parts, () => resolve({ status: 'timeout' }));
    void ask(parts, wait).then((outcome) => {
      wait.pause();
      resolve(outcome);
    });
  });
}
