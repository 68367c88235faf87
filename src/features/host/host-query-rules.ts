import { extendedRegion } from '@/features/location/extend-rules';
import type { ExtendedRegion } from '@/features/location/extend-rules';
import type { Query } from '@/routes/query';

/** Keys for which the navigation waits (specification §2). */
const WAITED_FOR = ['token', 'cityCode', 'latitude', 'qd_tz'] as const;
/** Keys that are taken over and do not stay in the address. */
const TAKEN: readonly string[] = [...WAITED_FOR, 'longitude', 'cityName'];

/** What the mini-program around this page has handed over. */
export interface HostQuery {
  readonly token: string;
  /** Traffic channel. */
  readonly channel: string;
  /** Degrees, GCJ-02. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
  readonly region: ExtendedRegion | null;
}

/** Tokens as the provider makes them; anything else in a link is somebody's try. */
const TOKEN = /^[\w-]{16,256}$/;
const LONGEST_CHANNEL = 64;
const FOUR_DIGITS = /^\d{4}$/;

const degrees = (text: string | undefined, most: number): number | null => {
  const value = text?.trim() ? Number(text) : NaN;
  return Math.abs(value) <= most ? value : null;
};

/** Reads what a query hands over; null where it has none of the keys that are waited for. */
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

/** The query without what was taken over. */
export const withoutRead = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !TAKEN.includes(key)));
