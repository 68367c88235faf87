import type { LocationState } from './store';
import type { Point } from './types';

/** Region in which pages search for clinics. */
export interface Region {
  readonly regionCode: string;
  readonly name: string;
  /** No city was chosen or found. */
  readonly isDefault: boolean;
  /** Point from which distances are measured; null: they are unknown. */
  readonly origin: Point | null;
  /** `user`: from the user; `centre`: from the centre of the city. */
  readonly measuredFrom: 'user' | 'centre';
}

interface Default {
  readonly code: string;
  readonly name: string;
  readonly centre: Point | null;
  /** What a link's region is called until its name is known. */
  readonly unnamed: string;
}

type ChosenRegion = Pick<LocationState, 'regionCode' | 'regionName' | 'location' | 'curCity'>;

/** The current region. Distances are measured from the user only inside the user's city. */
export function regionInForce(chosen: ChosenRegion, fallback: Default): Region {
  const { regionCode, regionName, location, curCity } = chosen;
  if (!regionCode) {
    return {
      regionCode: fallback.code,
      name: fallback.name,
      isDefault: true,
      origin: fallback.centre,
      measuredFrom: 'centre',
    };
  }
  const base = { regionCode, name: regionName || fallback.unnamed, isDefault: false };
  const province = regionCode.slice(0, 2);
  const isHere =
    location !== null &&
    (regionCode.endsWith('0000')
      ? location.cityCode.startsWith(province)
      : location.cityCode.slice(0, 4) === regionCode.slice(0, 4));
  if (isHere) {
    const { latitude, longitude } = location;
    return { ...base, origin: { latitude, longitude }, measuredFrom: 'user' };
  }
  const isOfCity = curCity !== null && curCity.cityCode.slice(0, 4) === regionCode.slice(0, 4);
  return { ...base, origin: isOfCity ? curCity.centre : null, measuredFrom: 'centre' };
}

/**
 * Coordinates for a call, rounded to some 10 m: precise enough for distances, and answers can be cached for all users.
 */
export function nearQuery({ origin }: Region): { latitude?: number; longitude?: number } {
  if (!origin) return {};
  const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
  return { latitude: round(origin.latitude), longitude: round(origin.longitude) };
}
