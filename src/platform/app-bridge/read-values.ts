import type { AppLocation, AppUserInfo, PermissionState } from './types';
import { PERMISSION } from './types';

/** Fields of what the app answered, object or JSON text; none where it is neither. */
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

/** A place; a latitude or longitude that is no number within its range makes it none. */
export function readLocation(value: unknown): AppLocation | null {
  const fields = fieldsOf(value);
  const [latitude, longitude] = [fields.latitude, fields.longitude].map((degrees) =>
    textOr(degrees)?.trim() ? Number(degrees) : NaN,
  ) as [number, number];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  const cityCode = textOr(fields.cityCode);
  const cityName = textOr(fields.cityName);
  return { latitude, longitude, ...(cityCode && { cityCode }), ...(cityName && { cityName }) };
}

/** The state, as number or text; anything else is unknown. */
export function readPermission(value: unknown): PermissionState {
  const state = Number(typeof value === 'object' ? fieldsOf(value).state : value);
  return state === PERMISSION.ACCEPT || state === PERMISSION.REJECT ? state : PERMISSION.UNKNOWN;
}
