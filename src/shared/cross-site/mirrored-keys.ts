/** Which storage an entry is in. */
export type StorageKind = 'local' | 'session';

/** Keys that are mirrored between sites: the user's choices and the share source. No health data. */
export const MIRRORED_KEYS: Readonly<Record<StorageKind, readonly string[]>> = {
  local: ['language', 'curCity', 'recentCities'],
  session: ['short-link-code'],
};

/** Whether an entry of this storage is mirrored. */
export const isMirroredKey = (kind: unknown, key: unknown): boolean =>
  (kind === 'local' || kind === 'session') &&
  typeof key === 'string' &&
  MIRRORED_KEYS[kind].includes(key);
