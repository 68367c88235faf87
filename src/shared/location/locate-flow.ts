import { LOCATION_WAIT } from '@/platform/location/types';
import type { LocationFromApp, Locate, LocationResult } from '@/platform/location/types';
import { POSITION_LIFETIME } from './constants';
import { toMapGrid } from './map-grid';
import type { Located, LocateOutcome, Point } from './types';

/** A location and when it was determined, ms. */
export interface RememberedLocation {
  readonly place: Located;
  readonly at: number;
}

/** External functions of the flow. */
export interface LocateParts {
  readonly now: () => number;
  readonly remembered: () => RememberedLocation | null;
  /** The native app's answer; null outside it, or where it has none. */
  readonly inApp: () => Promise<LocationFromApp | null>;
  readonly locate: Locate;
  /** Looks up the location of a point; rejects when there is none. */
  readonly lookUp: (point: Point) => Promise<Located>;
  /** The location of a city by its code, where the point is unknown; rejects when there is none. */
  readonly cityOf: (cityCode: string) => Promise<Located>;
  /** Stores a location, also one found after the time limit. */
  readonly remember: (found: RememberedLocation) => void;
  /** Calls back after `ms`; returns a function that cancels it. */
  readonly after: (ms: number, call: () => void) => () => void;
}

/** Remaining time of the flow; paused while the user reads a prompt. */
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
 * Locates the user (location flow, specification §4): a remembered location at most 12 minutes old, else the native
 * app's answer, else the platform's position, each looked up, within 5 s overall. The 5 s are paused while the user
 * reads the consent prompt; a location found after them is still remembered. `anew` skips the remembered location.
 * Never rejects.
 */
export function findLocation(parts: LocateParts, anew = false): Promise<LocateOutcome> {
  const remembered = anew ? null : parts.remembered();
  if (remembered && parts.now() - remembered.at <= POSITION_LIFETIME) {
    return Promise.resolve({ status: 'ok', place: remembered.place });
  }
  return new Promise((resolve) => {
    const wait = startWait(parts, () => resolve({ status: 'timeout' }));
    void ask(parts, wait).then((outcome) => {
      wait.pause();
      resolve(outcome);
    });
  });
}
