import type { KeyValueStore } from '@/platform/storage/types';

/** One hour in ms (specification §9 "cache expiry in hours"). */
export const HOUR = 3_600_000;

/** A cached answer (specification §3). Times are ms; without `expire` it does not expire. */
export interface CacheRecord<T = unknown> {
  readonly payload: T;
  readonly time: number;
  readonly expire?: number;
}

export const CACHE_MESSAGES = {
  missing: 'no cache record',
  expired: 'cache record expired',
} as const;

export interface CacheRecords {
  /** Stores a payload for `hours`, or without expiry. */
  put<T>(key: string, payload: T, hours?: number): void;
  /** Resolves with the payload; rejects if there is none, and rejects and deletes if it expired. */
  take<T>(key: string): Promise<T>;
  remove(key: string): void;
}

/** Whether a record has expired. */
export function isStale(record: CacheRecord, now: number): boolean {
  return record.expire !== undefined && now > record.time + record.expire;
}

/** Creates the cache helper of specification §4 over a store. */
export function createCacheRecords(store: KeyValueStore, now: () => number): CacheRecords {
  return {
    put(key, payload, hours) {
      const record: CacheRecord = {
        payload,
        time: now(),
        ...(hours === undefined ? {} : { expire: hours * HOUR }),
      };
      store.set(key, JSON.stringify(record));
    },
    async take<T>(key: string) {
      const text = store.get(key);
      if (text === null) throw new Error(CACHE_MESSAGES.missing);
      const record = JSON.parse(text) as CacheRecord<T>;
      if (isStale(record, now())) {
        store.remove(key);
        throw new Error(CACHE_MESSAGES.expired);
      }
      return record.payload;
    },
    remove: (key) => store.remove(key),
  };
}
