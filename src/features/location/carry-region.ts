import { registerBeforeEach } from '@/routes/guards';
import type { BeforeGuard } from '@/routes/guards';
import { urlOf } from '@/routes/navigate';
import { extendedRegion } from './extend-rules';
import { useLocation } from './store';

/**
 * Region code and name of an extended link go along from page to page (specification §2), until the user chooses a city:
 * from then on the link's region is history.
 */
export const carryRegion: BeforeGuard = ({ to, from, kind }) => {
  if (kind === 'back') return undefined;
  if (to.query.regionCode !== undefined) {
    // A link that is opened anew counts again, also after a city was chosen in its place.
    if (kind !== 'forward') useLocation.setState({ leftRegion: '' });
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
