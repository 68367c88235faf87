import type { GeocodedLocation } from '@contract/region/endpoints';
import type { Language } from '@/i18n/language';

/** Degrees on the grid of Chinese maps (GCJ-02). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The current city (`curCity`, specification §3), with its centre where it is known. */
export interface CurCity {
  readonly cityCode: string;
  readonly cityName: string;
  readonly provinceName: string;
  /** District chosen inside it; empty for the whole city. */
  readonly regionName: string;
  readonly centre: Point | null;
  /** Language of the names. */
  readonly language: Language;
}

/** The user's location (`location`, specification §3). */
export type Located = GeocodedLocation;

/** Why locating failed: refused, location switched off, no answer, or time limit exceeded. */
export type LocateProblem = 'denied' | 'off' | 'failed' | 'timeout';

/** Result of locating the user. */
export type LocateOutcome =
  | { readonly status: 'ok'; readonly place: Located }
  | { readonly status: LocateProblem };
