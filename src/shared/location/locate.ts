import { request } from '@/http/request';
import { currentLanguage } from '@/i18n/language';
import { textOf } from '@/i18n/messages';
import { locate as askPlatform, locateInApp } from '@/platform/location';
import { showToast } from '@/ui/toast/toast';
import { noteAllowed, noteRefused } from './allowed';
import { reportFound } from './found';
import { findLocation } from './locate-flow';
import type { RememberedLocation } from './locate-flow';
import { LOCATION_MESSAGES } from './messages';
import { chooseCity, rememberedLocation, rememberLocation, useLocation } from './store';
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

/** The city of a location. Its centre is the user's position, from which distances are measured anyway. */
export const cityOfLocation = (located: Located): CurCity => ({
  cityCode: located.cityCode,
  cityName: located.cityName,
  provinceName: located.provinceName,
  regionName: '',
  centre: { latitude: located.latitude, longitude: located.longitude },
  language: currentLanguage(),
});

/** The located city becomes the current one unless a city was chosen before, or a link's region is shown. */
function takeCity(located: Located): void {
  const { curCity, isExtendCity } = useLocation.getState();
  if (!curCity && !isExtendCity) chooseCity(cityOfLocation(located));
}

/** Stores a location, and its city where there is none. */
function acceptLocation(found: RememberedLocation): void {
  noteAllowed();
  rememberLocation(found);
  reportFound(found);
  takeCity(found.place);
}

/** Says that lists have just been sorted again, after the user was notified that locating failed. */
function notifyLate({ place }: RememberedLocation): void {
  const { curCity } = useLocation.getState();
  if (curCity?.cityCode === place.cityCode) showToast(textOf(LOCATION_MESSAGES)('foundLate'));
}

/**
 * Locates the user, on a tap or where it was allowed before. A location found after the time limit is still stored, and
 * the user is notified. Never rejects.
 */
export async function locateUser(anew = false): Promise<LocateOutcome> {
  let isExpired = false;
  const outcome = await findLocation(
    {
      now: () => Date.now(),
      remembered: rememberedLocation,
      inApp: locateInApp,
      locate: askPlatform,
      lookUp,
      cityOf,
      remember(found) {
        acceptLocation(found);
        if (isExpired) notifyLate(found);
      },
      after,
    },
    anew,
  );
  isExpired = true;
  if (outcome.status === 'ok') {
    takeCity(outcome.place);
    return outcome;
  }
  if (outcome.status === 'denied') noteRefused();
  useLocation.setState({
    locateProblem: outcome.status,
    ...(outcome.status === 'off' ? { offLocation: true } : {}),
  });
  return outcome;
}
