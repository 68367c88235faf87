import type { Translate } from '@/i18n/messages';
import type { LOCATION_MESSAGES } from './messages';
import type { Region } from './region-rules';

type LocationText = Translate<(typeof LOCATION_MESSAGES)['zh-CN']>;

const KILOMETRE = 1000;
/** From this many km on, decimals are omitted. */
const WHOLE_FROM = 10;
const STEP = 10;

/** A distance in words: tens of metres, then kilometres. */
export function distanceText(t: LocationText, metres: number): string {
  const rounded = Math.round(metres / STEP) * STEP;
  if (rounded < KILOMETRE) return t('metres', { count: Math.max(STEP, rounded) });
  const km = metres / KILOMETRE;
  const count = km < WHOLE_FROM ? Math.round(km * 10) / 10 : Math.round(km);
  return t('kilometres', { count });
}

/** How far something is, and from where: without the user's position distances are those from the city's centre. */
export const awayText = (
  t: LocationText,
  metres: number,
  measuredFrom: Region['measuredFrom'],
): string =>
  t(measuredFrom === 'user' ? 'fromYou' : 'fromCentre', { distance: distanceText(t, metres) });
