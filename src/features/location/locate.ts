import { shareLocation } from '@/features/cross-site/share-location';
import { request } from '@/http/request';
import { currentLanguage } from '@/i18n/language';
import { locate as askPlatform, locateInApp } from '@/platform/location';
import { findPlace } from './locate-flow';
import { chooseCity, rememberedPlace, rememberPlace, useLocation } from './store';
import type { CurCity, Located, LocateOutcome, Point } from './types';

const lookUp = ({ latitude, longitude }: Point): Promise<Located> =>
  request(
    'GET /department/region/geocoder.do',
    { lat: latitude, lng: longitude },
    { neverCancel: true, failure: 'background' },
  );

async function cityOf(cityCode: string): Promise<Located> {
  const quiet = { neverCancel: true, failure: 'background' } as const;
  const cities = await request('GET /base/region/cities.do', {}, quiet);
  const city = cities.find((each) => each.cityCode === cityCode);
  if (!city || city.latitude === null || city.longitude === null) {
    throw new Error(`The city ${cityCode} is not known`);
  }
  const { cityName, provinceName, latitude, longitude } = city;
  const area = { regionName: '', adcode: cityCode };
  return { cityCode, cityName, provinceName, ...area, latitude, longitude };
}

function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** The city of a place. Its centre is where the user is: distances count from there anyway. */
export const cityOfPlace = (place: Located): CurCity => ({
  cityCode: place.cityCode,
  cityName: place.cityName,
  provinceName: place.provinceName,
  regionName: '',
  centre: { latitude: place.latitude, longitude: place.longitude },
  language: currentLanguage(),
});

/**
 * Asks where the user is, on a tap or where it was allowed before. A first found city becomes the one in force; a
 * chosen one stays. Never rejects.
 */
export async function locateUser(anew = false): Promise<LocateOutcome> {
  const outcome = await findPlace(
    {
      now: () => Date.now(),
      remembered: rememberedPlace,
      inApp: locateInApp,
      locate: askPlatform,
      lookUp,
      cityOf,
      remember(found) {
        rememberPlace(found);
        shareLocation(found);
      },
      after,
    },
    anew,
  );
  if (outcome.status === 'off') useLocation.setState({ offLocation: true });
  if (outcome.status === 'ok' && !useLocation.getState().curCity) {
    chooseCity(cityOfPlace(outcome.place));
  }
  return outcome;
}
