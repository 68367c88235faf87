import type { KeyValueStore } from './types';

/** A store in memory, for as long as the app runs. */
export function createMemoryStore(): KeyValueStore {
  const entries = new Map<string, string>();
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
    keys: () => Array.from(entries.keys()),
  };
}
