import type { AppLocation, AppUserInfo, PermissionState } from './types';
import { PERMISSION } from './types';

/** Fields of the app's answer, an object or JSON text; empty if it is neither. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'string') {
    try {
      return fieldsOf(JSON.parse(value));
    } catch {
      return {};
    }
  }
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const textOr = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

export const readUserInfo = (value: unknown): AppUserInfo => ({
  token: textOr(fieldsOf(value).token) ?? '',
});

const CITY_CODE = /^\d{6}$/;

/** A location with latitude and longitude within their range, or a city code; null with neither. */
export function readLocation(value: unknown): AppLocation | null {
  const fields = fieldsOf(value);
  const [latitude, longitude] = [fields.latitude, fields.longitude].map((degrees) =>
    textOr(degrees)?.trim() ? Number(degrees) : NaN,
  ) as [number, number];
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const cityCode = textOr(fields.cityCode);
  const cityName = textOr(fields.cityName);
  const city =
    cityCode && CITY_CODE.test(cityCode) ? { cityCode, ...(cityName && { cityName }) } : {};
  const location = { ...(isPoint && { latitude, longitude }), ...city };
  return isPoint || 'cityCode' in location ? location : null;
}

/** A permission state, as number or text, alone or in an object or its JSON text; anything else is `UNKNOWN`. */
export function readPermission(value: unknown): PermissionState {
  const state = Number(fieldsOf(value).state ?? value);
  return state === PERMISSION.ACCEPT || state === PERMISSION.REJECT ? state : PERMISSION.UNKNOWN;
}
