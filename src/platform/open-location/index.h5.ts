import { platformOf } from '../system-info/platform-of';
import type { OpenLocation, NamedLocation } from './types';

/** A link that the device opens in its own map application: the page contacts no map service. */
export function mapLink(location: NamedLocation, platform: ReturnType<typeof platformOf>): string {
  const at = `${location.latitude},${location.longitude}`;
  const label = encodeURIComponent(location.name);
  return platform === 'IOS' ? `maps://?ll=${at}&q=${label}` : `geo:${at}?q=${at}(${label})`;
}

export const openLocation: OpenLocation = (location) => {
  const platform = platformOf(window.navigator.userAgent);
  if (platform === 'OTHER') return Promise.resolve(false);
  window.location.href = mapLink(location, platform);
  return Promise.resolve(true);
};
