import { useEffect, useRef, useState } from 'react';
import { setNearbyFilters, useNearbyFilters } from '../clinic/filter-store';
import type { FurtherFilters } from '../clinic/nearby-query';

/**
 * The further filters while they are chosen. Whichever way the choice is left, they apply to the list.
 * @param isOpen they are being chosen
 */
export function useFilterDraft(
  isOpen = true,
): readonly [FurtherFilters, (next: FurtherFilters) => void] {
  const [draft, setDraft] = useState(() => useNearbyFilters.getState().further);
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    if (!isOpen) return;
    setDraft(useNearbyFilters.getState().further);
    return () => setNearbyFilters({ further: latest.current });
  }, [isOpen]);
  return [draft, setDraft];
}
