import { create } from 'zustand';
import { NO_FURTHER } from './nearby-query';
import type { Filter, FurtherFilters } from './nearby-query';

/** Filters of the clinic list; shared by the list, the map and the page of filters. */
export interface NearbyFilters {
  readonly keyword: string;
  readonly filters: readonly Filter[];
  readonly further: FurtherFilters;
}

export const NO_FILTERS: NearbyFilters = { keyword: '', filters: [], further: NO_FURTHER };

/** Hook on the active filters. */
export const useNearbyFilters = create<NearbyFilters>(() => NO_FILTERS);

export const setNearbyFilters = (change: Partial<NearbyFilters>): void =>
  useNearbyFilters.setState(change);
