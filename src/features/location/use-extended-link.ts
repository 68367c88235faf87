import { useEffect } from 'react';
import { useRouteQuery } from '@/routes/hooks';
import { extendedRegion } from './extend-rules';
import { extendTo, useLocation } from './store';

/**
 * Shows the region that a link names (query `regionCode`, `regionName`, specification §2). A page that going back builds
 * again does not undo the city that was chosen since.
 */
export function useExtendedLink(): void {
  const query = useRouteQuery();
  useEffect(() => {
    const region = extendedRegion(query);
    if (region && region.regionCode !== useLocation.getState().leftRegion) extendTo(region);
  }, [query]);
}
