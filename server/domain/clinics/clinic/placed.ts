import { distancesFrom } from '../../../shared/geo/distance';
import type { Point } from '../../../shared/geo/distance';
import type { ListedClinic } from './city-clinics';
import type { NearbyInput } from './nearby-input';

/** A clinic and how far it is. */
export interface PlacedClinic {
  readonly clinic: ListedClinic;
  /** Whole metres; null without a position. */
  readonly metres: number | null;
}

type Cursor = Pick<NearbyInput, 'afterDistance' | 'afterCode'>;

const byCode = (a: ListedClinic, b: ListedClinic): number =>
  a.code < b.code ? -1 : a.code > b.code ? 1 : 0;

const byDistance = (a: PlacedClinic, b: PlacedClinic): number =>
  (a.metres ?? 0) - (b.metres ?? 0) || byCode(a.clinic, b.clinic);

/** Nearest first; only those within so many metres. */
export function nearestFirst(
  clinics: readonly ListedClinic[],
  at: Point,
  within = Infinity,
): PlacedClinic[] {
  const metresTo = distancesFrom(at);
  const placed: PlacedClinic[] = [];
  for (const clinic of clinics) {
    const metres = metresTo(clinic);
    if (metres <= within) placed.push({ clinic, metres: Math.round(metres) });
  }
  return placed.sort(byDistance);
}

/** Without a position: online clinics first, then by code. */
export const bookableFirst = (clinics: readonly ListedClinic[]): PlacedClinic[] =>
  [...clinics]
    .sort((a, b) => Number(b.isOnline) - Number(a.isOnline) || byCode(a, b))
    .map((clinic) => ({ clinic, metres: null }));

/** What follows the reader's last clinic, by its distance and code, whatever was added or removed meanwhile. */
export function behindDistance(
  placed: readonly PlacedClinic[],
  { afterDistance, afterCode }: Cursor,
): readonly PlacedClinic[] {
  if (afterDistance === undefined || afterCode === undefined) return placed;
  return placed.filter(
    ({ clinic, metres }) =>
      (metres ?? 0) > afterDistance || (metres === afterDistance && clinic.code > afterCode),
  );
}

/**
 * The same without a position; empty where that clinic no longer exists.
 * @param all clinics of the region, matching or not
 */
export function behindCode(
  placed: readonly PlacedClinic[],
  { afterCode }: Cursor,
  all: readonly ListedClinic[],
): readonly PlacedClinic[] {
  if (afterCode === undefined) return placed;
  const last = all.find(({ code }) => code === afterCode);
  if (!last) return [];
  return placed.filter(({ clinic }) =>
    clinic.isOnline === last.isOnline ? clinic.code > last.code : last.isOnline,
  );
}
