import { platformOf } from '../system-info/platform-of';
import type { OpenLocation, Place } from './types';

/** A link that the device opens in its own map application: the page contacts no map service. */
export function mapLink(place: Place, platform: ReturnType<typeof platformOf>): string {
  const at = `${place.latitude},${place.longitude}`;
  const label = encodeURIComponent(place.name);
  return platform === 'IOS' ? `maps://?ll=${at}&q=${label}` : `geo:${at}?q=${at}(${label})`;
}

export const openLocation: OpenLocation = (place) => {
  const platform = platformOf(window.navigator.userAgent);
  if (platform === 'OTHER') return Promise.resolve(false);
  window.location.href = mapLink(place, platform);
  return Promise.resolve(true);
};
