import { registerBeforeEach } from '@/routes/guards';
import type { BeforeGuard } from '@/routes/guards';
import { urlOf } from '@/routes/navigate';
import { extendedRegion } from './extend-rules';
import { extendTo, useLocation } from './store';

/**
 * A link to any page shows its region (specification §4 "Extended link"). Code and name are carried from page to page
 * (§2) until the user chooses a city, which replaces the link's region.
 */
export const carryRegion: BeforeGuard = ({ to, from, kind }) => {
  if (kind === 'back') return undefined;
  if (to.query.regionCode !== undefined) {
    const asked = extendedRegion(to.query);
    // Opening the link again applies its region again, even after a city was chosen.
    if (asked && kind !== 'forward') extendTo(asked);
    return undefined;
  }
  const region = from && extendedRegion(from.query);
  const { regionCode, isProvinceExtend, isExtendCity, isAreaExtend } = useLocation.getState();
  const isInForce = isProvinceExtend || isExtendCity || isAreaExtend;
  if (!region || !isInForce || region.regionCode !== regionCode) return undefined;
  return urlOf(to.name, {
    ...to.query,
    regionCode: from.query.regionCode,
    regionName: to.query.regionName ?? from.query.regionName,
  });
};

/** Carries the region of links from page to page. Returns a function that stops it. */
export const carryRegionOnNavigation = (): (() => void) => registerBeforeEach(carryRegion);
