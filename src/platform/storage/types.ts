/** Synchronous text store of a target. A full store throws; a missing key returns null. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** Bytes in one MB and KB as the mini-program platforms count them. */
export const MB = 1024 * 1024;
export const KB = 1024;
