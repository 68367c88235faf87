import { useEffect } from 'react';
import { useRouteQuery } from '@/routes/hooks';
import { extendedRegion } from './extend-rules';
import { extendTo } from './store';

/** Shows the region that a link names (query `regionCode`, `regionName`, specification §2). */
export function useExtendedLink(): void {
  const query = useRouteQuery();
  useEffect(() => {
    const region = extendedRegion(query);
    if (region) extendTo(region);
  }, [query]);
}
