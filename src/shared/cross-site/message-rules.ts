import type { GeocodedLocation } from '@contract/region/endpoints';
import { isMirroredKey } from './mirrored-keys';
import type { StorageKind } from './mirrored-keys';

/** An entry to be mirrored, with its serialised text (specification §7). */
export interface StorageMessage {
  readonly type: 'storage';
  readonly key: string;
  readonly value: string;
  readonly kind: StorageKind;
}

/** Where the user was located, and when, ms (specification §7). */
export interface LocationMessage {
  readonly type: 'location';
  readonly place: GeocodedLocation;
  readonly at: number;
}

/** A sign-in to be adopted (specification §4). */
export interface TokenMessage {
  readonly type: 'token';
  readonly token: string;
}

const TOKEN = /^[A-Za-z0-9_-]{16,512}$/;
const REGION = /^\d{6}$/;
const LONGEST_NAME = 64;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (data: unknown, type: string): Fields | null => {
  if (typeof data !== 'object' || data === null) return null;
  return (data as Fields).type === type ? (data as Fields) : null;
};

/** An entry of the white list; null for anything else. The storage still has to check its text. */
export function readStorage(data: unknown): StorageMessage | null {
  const fields = fieldsOf(data, 'storage');
  if (!fields || typeof fields.value !== 'string' || !isMirroredKey(fields.kind, fields.key)) {
    return null;
  }
  return fields as unknown as StorageMessage;
}

export function readToken(data: unknown): string | null {
  const token = fieldsOf(data, 'token')?.token;
  return typeof token === 'string' && TOKEN.test(token) ? token : null;
}

const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_NAME;
const isRegion = (value: unknown): value is string =>
  typeof value === 'string' && REGION.test(value);

/** A valid location with its city; null for anything else. Other fields of the message are dropped. */
export function readLocation(data: unknown): Omit<LocationMessage, 'type'> | null {
  const fields = fieldsOf(data, 'location');
  if (!fields || typeof fields.place !== 'object' || fields.place === null) return null;
  const { cityCode, cityName, regionName, provinceName, adcode, latitude, longitude } =
    fields.place as Fields;
  const { at } = fields;
  if (!isRegion(cityCode) || !isRegion(adcode)) return null;
  if (!isName(cityName) || !isName(regionName) || !isName(provinceName)) return null;
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180) || !isWithin(at, Infinity)) return null;
  const names = { cityName, regionName, provinceName };
  return { place: { cityCode, ...names, adcode, latitude, longitude }, at };
}
