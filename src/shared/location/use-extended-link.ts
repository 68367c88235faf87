import { useEffect } from 'react';
import { useRouteQuery } from '@/routes/hooks';
import { extendedRegion } from './extend-rules';
import { extendTo, useLocation } from './store';

/**
 * Shows the region of a link (query `regionCode`, `regionName`, specification §2). A page rebuilt by going back does
 * not replace the city chosen since.
 */
export function useExtendedLink(): void {
  const query = useRouteQuery();
  useEffect(() => {
    const region = extendedRegion(query);
    if (region && region.regionCode !== useLocation.getState().leftRegion) extendTo(region);
  }, [query]);
}
