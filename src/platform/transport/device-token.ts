import { miniStore } from '@/platform/storage/mini-store';
import type { DEVICE_HEADER, NEW_DEVICE } from '@contract/envelope';

const HEADER: typeof DEVICE_HEADER = 'device-token';
const NONE: typeof NEW_DEVICE = 'new';
/** It outlives log-outs: the provider knows by it on which phone an account has been used. */
const KEY = 'ym_device';

/** The header that names this phone to the provider; a browser has a cookie for that, which no script reads. */
export function deviceHeader(): Record<string, string> {
  try {
    return { [HEADER]: miniStore.get(KEY) ?? NONE };
  } catch {
    return { [HEADER]: NONE };
  }
}

/** Keeps the name that an answer gives this phone, where it gives one. */
export function keepDevice(headers: Readonly<Record<string, string>>): void {
  const name = Object.keys(headers).find((each) => each.toLowerCase() === HEADER);
  const token = name === undefined ? undefined : headers[name];
  if (!token) return;
  try {
    miniStore.set(KEY, token);
  } catch {
    // A full store keeps nothing; the phone then counts as a new one at the next login.
  }
}
