/** Series of the national programme, in its order. */
export const SERIES_CODES = [
  'hepb',
  'bcg',
  'polio',
  'dtap',
  'mmr',
  'je-l',
  'je-i',
  'mpsv-a',
  'mpsv-ac',
  'hepa-l',
  'hepa-i',
  'hpv2',
] as const;
export type SeriesCode = (typeof SERIES_CODES)[number];

/** The programme is for those under 18, in months. */
export const PROGRAMME_END = 216;
/** From this age in months BCG needs a negative tuberculin test first. */
export const BCG_TEST_FROM = 3;
