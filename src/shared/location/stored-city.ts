import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import type { CurCity } from './types';

const CITY_ENTRY = 'curCity';

/** The chosen city as it is stored on the device, with the code of the region inside it. */
export interface StoredCity {
  readonly curCity: CurCity;
  readonly regionCode: string;
}

/** The stored choice; null: no city was ever chosen. */
export const storedCity = (): StoredCity | null => localEntries.read<StoredCity>(CITY_ENTRY);

/** Stores the choice permanently, on the product's other sites too. */
export const storeCity = (val: StoredCity): void =>
  tryToKeep(() => localEntries.write<StoredCity>(CITY_ENTRY, { val, crossDomain: true }));

/** Name of the region of a stored choice: the district, else the city. */
export const nameOfCity = ({ regionName, cityName }: CurCity): string => regionName || cityName;

/** Name of the stored region; undefined where none is stored. */
export function storedRegionName(): string | undefined {
  const stored = storedCity();
  return stored ? nameOfCity(stored.curCity) : undefined;
}
