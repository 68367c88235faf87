import type { Translate } from '@/i18n/messages';
import type { LOCATION_MESSAGES } from './messages';

const KILOMETRE = 1000;
/** From this many km on, decimals are omitted. */
const WHOLE_FROM = 10;
const STEP = 10;

/** A distance in words: tens of metres, then kilometres. */
export function distanceText(
  t: Translate<(typeof LOCATION_MESSAGES)['zh-CN']>,
  metres: number,
): string {
  const rounded = Math.round(metres / STEP) * STEP;
  if (rounded < KILOMETRE) return t('metres', { count: Math.max(STEP, rounded) });
  const km = metres / KILOMETRE;
  const count = km < WHOLE_FROM ? Math.round(km * 10) / 10 : Math.round(km);
  return t('kilometres', { count });
}
