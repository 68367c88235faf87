import { isNumeric } from '@contract/text/pattern-rules';
import { extendedRegion } from '@/shared/location/extend-rules';
import type { ExtendedRegion } from '@/shared/location/extend-rules';
import type { Query } from '@/routes/query';

/** Keys that make the navigation wait (specification §2). */
const WAITED_FOR = ['token', 'cityCode', 'latitude', 'qd_tz'] as const;
/** Keys that are read and removed from the address. */
const TAKEN: readonly string[] = [...WAITED_FOR, 'longitude', 'cityName'];

/** Values passed by the surrounding mini-program. */
export interface HostQuery {
  readonly token: string;
  /** Traffic channel. */
  readonly channel: string;
  /** Degrees, GCJ-02. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
  readonly region: ExtendedRegion | null;
}

/** Format of the provider's tokens; anything else is rejected. */
const TOKEN = /^[\w-]{16,256}$/;
const LONGEST_CHANNEL = 64;
const FOUR_DIGITS = /^\d{4}$/;

const degrees = (text: string | undefined, most: number): number | null => {
  const digits = text?.trim().replace(/^-/, '');
  return isNumeric(digits) && Number(digits) <= most ? Number(text) : null;
};

/** Reads the passed values of a query; null where it has none of the keys that make the navigation wait. */
export function readHostQuery(query: Query): HostQuery | null {
  if (!WAITED_FOR.some((key) => query[key] !== undefined)) return null;
  const { token = '', qd_tz = '', cityCode = '', cityName = '' } = query;
  const latitude = degrees(query.latitude, 90);
  const longitude = degrees(query.longitude, 180);
  const regionCode = FOUR_DIGITS.test(cityCode) ? `${cityCode}00` : cityCode;
  return {
    token: TOKEN.test(token) ? token : '',
    channel: qd_tz.length <= LONGEST_CHANNEL ? qd_tz : '',
    point: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    region: extendedRegion({ regionCode, regionName: cityName }),
  };
}

/** The query without the values that were read. */
export const withoutRead = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !TAKEN.includes(key)));
