import { registerBeforeEach } from '@/routes/guards';
import type { BeforeGuard } from '@/routes/guards';
import { urlOf } from '@/routes/navigate';
import { extendedRegion } from './extend-rules';
import { extendTo, useLocation } from './store';

/**
 * A link to any page shows its region (specification §4 "Extended link"). Code and name go along from page to page (§2),
 * until the user chooses a city: from then on the link's region is history.
 */
export const carryRegion: BeforeGuard = ({ to, from, kind }) => {
  if (kind === 'back') return undefined;
  if (to.query.regionCode !== undefined) {
    const asked = extendedRegion(to.query);
    // A link that is opened anew counts again, also after a city was chosen in its place.
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

/** Carries the region of links on. Returns what ends that. */
export const carryRegionOnNavigation = (): (() => void) => registerBeforeEach(carryRegion);
