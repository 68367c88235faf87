import { createMemoryStore } from './memory-store';
import type { KeyValueStore } from './types';

const PROBE_KEY = '__probe__';

/** A browser storage as a store; memory if the browser forbids it (private mode, blocked cookies). */
export function createWebStore(open: () => Storage): KeyValueStore {
  let storage: Storage;
  try {
    storage = open();
    storage.setItem(PROBE_KEY, '');
    storage.removeItem(PROBE_KEY);
  } catch {
    return createMemoryStore();
  }
  return {
    get: (key) => storage.getItem(key),
    set: (key, value) => storage.setItem(key, value),
    remove: (key) => storage.removeItem(key),
    keys: () => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? ''),
  };
}
