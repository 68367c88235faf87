import type { Place } from '@contract/region/endpoints';
import type { Language } from '@/i18n/language';

/** Degrees on the grid of Chinese maps (GCJ-02). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The city in force (`curCity`, specification §3), with its centre where it is known. */
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

/** Where the user is (`location`, specification §3). */
export type Located = Place;

/** Why the user was not found: refused, location switched off, no answer, or none in time. */
export type LocateProblem = 'denied' | 'off' | 'failed' | 'timeout';

/** How finding the user ended. */
export type LocateOutcome =
  { readonly status: 'ok'; readonly place: Located } | { readonly status: LocateProblem };
