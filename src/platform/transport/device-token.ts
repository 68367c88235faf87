import { miniStore } from '@/platform/storage/mini-store';
import type { DEVICE_HEADER, NEW_DEVICE } from '@contract/envelope';

const HEADER: typeof DEVICE_HEADER = 'device-token';
const NONE: typeof NEW_DEVICE = 'new';
/** Kept after sign-out: the provider uses it to recognise the phones on which an account was used. */
const KEY = 'ym_device';

/** The header that identifies this phone to the provider; a browser has an HttpOnly cookie for that. */
export function deviceHeader(): Record<string, string> {
  try {
    return { [HEADER]: miniStore.get(KEY) ?? NONE };
  } catch {
    return { [HEADER]: NONE };
  }
}

/** Stores the device token of an answer, if any. */
export function keepDevice(headers: Readonly<Record<string, string>>): void {
  const name = Object.keys(headers).find((each) => each.toLowerCase() === HEADER);
  const token = name === undefined ? undefined : headers[name];
  if (!token) return;
  try {
    miniStore.set(KEY, token);
  } catch {
    // If the store is full, the phone counts as a new one at the next login.
  }
}
