import { distancesFrom } from '../geo/distance';
import type { Point } from '../geo/distance';
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

/** Nearest first, those within some metres. */
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

/** Without a position: those that can be booked first, by code. */
export const bookableFirst = (clinics: readonly ListedClinic[]): PlacedClinic[] =>
  [...clinics]
    .sort((a, b) => Number(b.isOnline) - Number(a.isOnline) || byCode(a, b))
    .map((clinic) => ({ clinic, metres: null }));

/** What comes behind the last clinic that the reader has, by its distance and code, whatever came or went meanwhile. */
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

/** The same without a position; nothing where that clinic is gone. @param all clinics of the region, whether they fit or not */
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
