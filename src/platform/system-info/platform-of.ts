import type { SystemInfo } from './types';

/** Classifies a device by its user agent or system name. */
export function platformOf(text: string): SystemInfo['platform'] {
  if (/harmony|ohos/i.test(text)) return 'HARMONY';
  if (/iphone|ipad|ipod|\bios\b/i.test(text)) return 'IOS';
  return /android/i.test(text) ? 'ANDROID' : 'OTHER';
}
