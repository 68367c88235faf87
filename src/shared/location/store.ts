import { create } from 'zustand';
import { onSignOut } from '@/shared/session/session-store';
import { localEntries, sessionEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import { POSITION_LIFETIME, RECENT_LIMIT } from './constants';
import type { ExtendedRegion } from './extend-rules';
import type { RememberedLocation } from './locate-flow';
import { withRecent } from './recent-rules';
import { nameOfCity, storeCity, storedCity } from './stored-city';
import type { CurCity, Located, LocateProblem } from './types';

/**
 * Location state of specification §3. Lists of regions (`provData`, `citysData`, `allRegions`, `curProvCitys`) are
 * server data: pages get them from `useServer`, which caches them.
 */
export interface LocationState {
  /**
   * Six-digit code of the region in which clinics are searched: an area, a city or a province. Empty: none is known.
   */
  readonly regionCode: string;
  readonly regionName: string;
  /** The user's location, once found. */
  readonly location: Located | null;
  /** The chosen (or located) city; null until one is known. */
  readonly curCity: CurCity | null;
  /** The region is that of an extended link, until a city is chosen. */
  readonly isExtendCity: boolean;
  readonly isProvinceExtend: boolean;
  readonly isAreaExtend: boolean;
  /** Region of the extended link that a chosen city has replaced; empty: none. */
  readonly leftRegion: string;
  /** No city was ever chosen or found: a default one is shown. */
  readonly isUseDefaultCity: boolean;
  /** The device's or the app's location is switched off. */
  readonly offLocation: boolean;
  /** Why locating failed the last time; null: it succeeded since, or was not tried. */
  readonly locateProblem: LocateProblem | null;
  /** Codes of recently chosen cities, the latest first. */
  readonly recentCities: readonly string[];
}

const RECENT_ENTRY = 'recentCities';
const POSITION_ENTRY = 'positionInfo';

function initial(): LocationState {
  const retained = storedCity();
  return {
    regionCode: retained?.regionCode ?? '',
    regionName: retained ? nameOfCity(retained.curCity) : '',
    location: rememberedLocation()?.place ?? null,
    curCity: retained?.curCity ?? null,
    isExtendCity: false,
    isProvinceExtend: false,
    isAreaExtend: false,
    leftRegion: '',
    isUseDefaultCity: !retained,
    offLocation: false,
    locateProblem: null,
    recentCities: localEntries.read<string[]>(RECENT_ENTRY) ?? [],
  };
}

/** Hook on the location state. */
export const useLocation = create<LocationState>(initial);

/** The last location of this session, if it is not expired (position info, specification §3). */
export function rememberedLocation(): RememberedLocation | null {
  return sessionEntries.read<RememberedLocation>(POSITION_ENTRY);
}

/** Stores a location for this session and shows it. */
export function rememberLocation(found: RememberedLocation): void {
  tryToKeep(() =>
    sessionEntries.write(POSITION_ENTRY, {
      val: found,
      // From when it was found, which may be long before it is written.
      expiry: { mode: 'fixed', fixedTime: found.at + POSITION_LIFETIME },
    }),
  );
  useLocation.setState({ location: found.place, offLocation: false, locateProblem: null });
}

/** Makes a city, or an area of it, the current one, and stores it permanently. */
export function chooseCity(curCity: CurCity, regionCode = curCity.cityCode): void {
  const before = useLocation.getState();
  const recentCities = withRecent(before.recentCities, curCity.cityCode, RECENT_LIMIT);
  storeCity({ curCity, regionCode });
  tryToKeep(() => localEntries.write(RECENT_ENTRY, { val: recentCities, crossDomain: true }));
  useLocation.setState({
    curCity,
    regionCode,
    regionName: nameOfCity(curCity),
    recentCities,
    isUseDefaultCity: false,
    isExtendCity: false,
    isProvinceExtend: false,
    isAreaExtend: false,
    leftRegion: before.isExtendCity ? before.regionCode : before.leftRegion,
  });
}

/** Shows the region of an extended link temporarily; the next start shows the chosen city again. */
export function extendTo({ regionCode, regionName, extension }: ExtendedRegion): void {
  useLocation.setState({
    regionCode,
    regionName,
    isUseDefaultCity: false,
    isProvinceExtend: extension === 'province',
    isExtendCity: true,
    isAreaExtend: extension === 'area',
    leftRegion: '',
  });
}

/** Ends a link's region, and shows the chosen city again. */
export function leaveLink(): void {
  const { regionCode, regionName, isUseDefaultCity } = initial();
  useLocation.setState((before) => ({
    regionCode,
    regionName,
    isUseDefaultCity,
    isProvinceExtend: false,
    isExtendCity: false,
    isAreaExtend: false,
    leftRegion: before.regionCode,
  }));
}

// Flags end with the session (specification §4); the chosen city belongs to the device, so it is the current one again.
onSignOut(() => {
  const { location: _location, ...chosen } = initial();
  useLocation.setState(chosen);
});
